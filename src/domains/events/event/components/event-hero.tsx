import { CalendarDays, MapPin, Repeat } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#src/design/primitives/badge.tsx";
import { MediaImage } from "#src/domains/media/components/media-image.tsx";
import type { EventDetail } from "../contract.ts";
import { pictureOf } from "../picture-rules.ts";
import { placeText } from "../rules.ts";
import { whenText } from "../when-rules.ts";
import { StandingBadge } from "./standing-badge.tsx";

interface EventHeroProps {
  event: EventDetail;
  now: number;
  actions: ReactNode;
}

export function EventHero({ event, now, actions }: EventHeroProps) {
  return (
    <header className="border-line border-b bg-shoal">
      <div className="page-width grid items-center gap-6 py-6 lg:grid-cols-[1fr_26rem] lg:py-10">
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone="shoal">{event.category}</Badge>
            <Badge>{event.season}</Badge>
            {event.featured ? <Badge tone="accent">Featured</Badge> : null}
            <StandingBadge event={event} now={now} />
          </div>
          <h1 className="wrap-anywhere text-3xl sm:text-4xl">{event.title}</h1>
          <div className="flex flex-col gap-1.5 text-lg [&_svg]:mt-1 [&_svg]:size-5 [&_svg]:shrink-0">
            <p className="flex gap-2">
              <CalendarDays aria-hidden />
              <time dateTime={event.startDate}>{whenText(event)}</time>
            </p>
            {event.recurrence ? (
              <p className="flex gap-2">
                <Repeat aria-hidden />
                {event.recurrence}
              </p>
            ) : null}
            <p className="flex gap-2">
              <MapPin aria-hidden />
              {placeText(event)}
            </p>
            {event.price ? <p className="figures">{event.price}</p> : null}
          </div>
          <div className="flex flex-wrap gap-3">{actions}</div>
        </div>
        <MediaImage
          src={pictureOf(event)}
          alt=""
          sizes="(min-width: 1024px) 26rem, 100vw"
          className="aspect-3/2 w-full border border-line object-cover"
        />
      </div>
    </header>
  );
}
