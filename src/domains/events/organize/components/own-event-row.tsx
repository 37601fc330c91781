import type { ReactNode } from "react";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { StandingBadge } from "../../event/components/standing-badge.tsx";
import type { Event } from "../../event/contract.ts";
import { whenText } from "../../event/when-rules.ts";
import { CancelEventButton } from "./cancel-event-button.tsx";

interface OwnEventRowProps {
  event: Event;
  now: number;
  /** Further things to do with it. */
  children?: ReactNode;
}

/** An event in a list of those who manage it. */
export function OwnEventRow({ event, now, children }: OwnEventRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <TextLink asChild variant="quiet">
            <Link to={`/events/${event.id}`} className="wrap-anywhere font-semibold">
              {event.title}
            </Link>
          </TextLink>
          <StandingBadge event={event} now={now} />
          {event.isDemo ? <Badge tone="shoal">Demo data</Badge> : null}
        </div>
        <p className="text-ink-soft text-sm">
          {whenText(event)}, {event.city} ·{" "}
          <span className="figures">
            {event.attendeeCount}
            {event.capacity === null ? "" : ` of ${event.capacity}`} registered,{" "}
            {event.waitingCount} waiting
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {children}
        <Button asChild size="sm" variant="secondary">
          <Link to={`/events/${event.id}/edit`}>Manage</Link>
        </Button>
        <Button asChild size="sm" variant="secondary">
          <Link to={`/events/${event.id}/attendees`}>Attendees</Link>
        </Button>
        <Button asChild size="sm" variant="secondary">
          <Link to={`/events/create?from=${event.id}`}>Duplicate</Link>
        </Button>
        {event.status === "cancelled" ? null : <CancelEventButton event={event} />}
      </div>
    </li>
  );
}
