import { CalendarDays, MapPin } from "lucide-react";
import { cx } from "#src/design/class-names.ts";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { MediaImage } from "#src/domains/media/components/media-image.tsx";
import type { Event } from "../contract.ts";
import { CARD_TAGS, COMPACT_CARD_TAGS } from "../limits-contract.ts";
import { pictureOf } from "../picture-rules.ts";
import { placeText } from "../rules.ts";
import { whenText } from "../when-rules.ts";
import { EventTags } from "./event-tags.tsx";
import { StandingBadge } from "./standing-badge.tsx";

interface EventCardProps {
  event: Event;
  now: number;
  /** Without a picture, and with fewer tags. */
  isCompact?: boolean;
  /** Its pin on the map beside it is pointed at. */
  isLit?: boolean;
  /** The date that was looked for, of a series. */
  to?: string;
}

export function EventCard({ event, now, isCompact = false, isLit, to }: EventCardProps) {
  return (
    <Card
      asChild
      interactive
      padding="none"
      className={cx(
        "group h-full overflow-hidden",
        isLit && "border-accent outline-1 outline-accent",
      )}
    >
      <article data-lit={isLit || undefined} className="relative flex flex-col">
        {isCompact ? null : (
          <div className="aspect-3/2 shrink-0 overflow-hidden border-line border-b bg-shoal">
            <MediaImage
              src={pictureOf(event)}
              alt=""
              loading="lazy"
              sizes="(min-width: 1024px) 24rem, 100vw"
              className="size-full object-cover"
            />
          </div>
        )}
        <div className="flex grow flex-col gap-2 p-4">
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone="shoal">{event.category}</Badge>
            {event.featured ? <Badge tone="accent">Featured</Badge> : null}
            <StandingBadge event={event} now={now} />
          </div>
          <h3 className="font-semibold font-serif text-lg leading-snug">
            <Link to={to ?? `/events/${event.id}`} className="after:absolute after:inset-0">
              {event.title}
            </Link>
          </h3>
          <EventFacts event={event} />
          <EventTags tags={event.tags} most={isCompact ? COMPACT_CARD_TAGS : CARD_TAGS} />
        </div>
      </article>
    </Card>
  );
}

function EventFacts({ event }: { event: Event }) {
  return (
    <div className="flex flex-col gap-1 text-ink-soft text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <p className="flex gap-2">
        <CalendarDays aria-hidden />
        <time dateTime={event.startDate}>{whenText(event)}</time>
      </p>
      <p className="flex gap-2">
        <MapPin aria-hidden />
        <span>{placeText(event)}</span>
      </p>
      {event.price ? <p className="figures">{event.price}</p> : null}
    </div>
  );
}
