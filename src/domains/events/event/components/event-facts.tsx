import type { ReactNode } from "react";
import { Badge } from "#src/design/primitives/badge.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { EventDetail } from "../contract.ts";
import { isOpen, placesLeft, type Standing } from "../rules.ts";

interface EventFactsProps {
  event: EventDetail;
  standing: Standing;
}

/** Everything that is known about it, each with its name. */
export function EventFacts({ event, standing }: EventFactsProps) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact name="Organizer">{event.organizer}</Fact>
      <Fact name="Capacity">{capacityText(event, standing)}</Fact>
      <Fact name="Age restriction">{event.ageRestriction ?? "None"}</Fact>
      <Fact name="Weather dependent">{event.weatherDependent ? "Yes" : "No"}</Fact>
      <Fact name="Registration">{event.registrationRequired ? "Required" : "Not required"}</Fact>
      {event.price ? <Fact name="Price">{event.price}</Fact> : null}
      {event.website ? (
        <Fact name="Website">
          <TextLink href={event.website} rel="nofollow noopener noreferrer">
            {hostOf(event.website)}
          </TextLink>
        </Fact>
      ) : null}
      {event.ticketUrl ? (
        <Fact name="Tickets">
          <TextLink href={event.ticketUrl} rel="nofollow noopener noreferrer">
            {hostOf(event.ticketUrl)}
          </TextLink>
        </Fact>
      ) : null}
    </dl>
  );
}

function capacityText(event: EventDetail, standing: Standing): string {
  const left = placesLeft(event);
  if (event.capacity === null || left === null) return "No limit";
  const places = `${formatNumber(event.capacity)} places`;
  return isOpen(standing) ? `${places}, ${formatNumber(left)} free` : places;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-xs">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : address;

export function AllTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Badge>
            <span className="truncate">{tag}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
