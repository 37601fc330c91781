import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { StandingBadge } from "../../event/components/standing-badge.tsx";
import { isAhead, placeText, standingOf } from "../../event/rules.ts";
import { whenText } from "../../event/when-rules.ts";
import { ownRegistrationsQuery } from "../client.ts";
import type { OwnRegistration } from "../contract.ts";

/** The events that a person is registered for. Nothing when there are none. */
export function OwnRegistrations() {
  const { data: registrations = [] } = useQuery(ownRegistrationsQuery);
  if (registrations.length === 0) return null;
  return (
    <section aria-labelledby="own-registrations" className="page-width py-8">
      <h2 id="own-registrations" className="mb-4 text-2xl">
        Your events
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {registrations.map((event) => (
          <li key={event.dateId} className="flex *:w-full">
            <RegistrationCard event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RegistrationCard({ event }: { event: OwnRegistration }) {
  const { status, attendeeCount, placeInLine, confirmBy, link } = event.registration;
  const isWaiting = status === "waiting";
  const now = Date.now();
  const isOn = isAhead(standingOf(event, now));
  return (
    <Card asChild className="flex flex-col gap-2">
      <article aria-label={event.title}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          {event.isShown ? (
            <TextLink asChild>
              <Link to={`/events/${event.id}?date=${event.dateId}`}>{event.title}</Link>
            </TextLink>
          ) : (
            <span>{event.title} (no longer shown)</span>
          )}
          {isOn ? (
            <Badge tone={isWaiting ? "shoal" : "ok"}>{isWaiting ? "Waiting" : "Registered"}</Badge>
          ) : (
            <StandingBadge event={event} now={now} />
          )}
        </div>
        <p>{whenText(event)}</p>
        <p className="text-ink-soft">{placeText(event)}</p>
        {isOn ? (
          <p>
            {isWaiting ? `Number ${placeInLine} in line` : `Ticket for ${attendeeCount}`}
            {confirmBy === null ? "" : ". Please confirm your place."}
          </p>
        ) : null}
        <TextLink href={link} className="mt-auto self-start pt-2">
          {isOn && !isWaiting ? "Ticket, change or cancel" : "See your registration"}
        </TextLink>
      </article>
    </Card>
  );
}
