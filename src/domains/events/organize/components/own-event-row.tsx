import type { ReactNode } from "react";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { StandingBadge } from "../../event/components/standing-badge.tsx";
import { isAhead, standingOf } from "../../event/rules.ts";
import { whenText } from "../../event/when-rules.ts";
import type { ManagedEvent } from "../managed-contract.ts";
import { CancelEventButton } from "./cancel-event-button.tsx";
import { takenWords } from "./registered-words.ts";

/** Where those are checked in who come to its next date. */
export type DoorOf = (event: Pick<ManagedEvent, "id" | "dateId">) => string;

interface OwnEventRowProps {
  event: ManagedEvent;
  now: number;
  doorOf?: DoorOf;
  /** Further things to do with it. */
  children?: ReactNode;
}

/** An event in a list of those who manage it. */
export function OwnEventRow({ event, now, doorOf, children }: OwnEventRowProps) {
  const { takenDownReason } = event;
  const isComing = takenDownReason === null && isAhead(standingOf(event, now));
  const page = `/events/${event.id}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <TextLink asChild variant="quiet">
            <Link
              to={takenDownReason === null ? page : `${page}/edit`}
              className="wrap-anywhere font-semibold"
            >
              {event.title}
            </Link>
          </TextLink>
          {takenDownReason === null ? (
            <StandingBadge event={event} now={now} />
          ) : (
            <Badge tone="danger">Taken down</Badge>
          )}
          {event.isDemo ? <Badge tone="shoal">Demo data</Badge> : null}
        </div>
        <p className="text-ink-soft text-sm">
          {whenText(event)}, {event.city} · <span className="figures">{takenWords(event)}</span>
        </p>
        {takenDownReason === null ? null : (
          <p className="wrap-anywhere text-sm">Taken off the site: {takenDownReason}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {children}
        <Button asChild variant="secondary">
          <Link to={`/events/${event.id}/edit`}>Manage</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={`/events/${event.id}/attendees`}>Attendees</Link>
        </Button>
        {isComing && doorOf ? (
          <Button asChild variant="secondary">
            {/* A page of its own: only there may the camera be used. */}
            <a href={doorOf(event)}>Check in</a>
          </Button>
        ) : null}
        <Button asChild variant="secondary">
          <Link to={`/events/create?from=${event.id}`}>Duplicate</Link>
        </Button>
        {event.status === "cancelled" ? null : (
          <CancelEventButton event={{ ...event, version: event.formVersion }} />
        )}
      </div>
    </li>
  );
}
