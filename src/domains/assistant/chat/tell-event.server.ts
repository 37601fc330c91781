import type { Db } from "#src/db/client.server.ts";
import { milesBetween } from "#src/domains/directory/listing/position-rules.ts";
import { findPublicEvent } from "#src/domains/events/event/find-event.server.ts";
import { whenText } from "#src/domains/events/event/when-rules.ts";
import type { ChatBlock } from "./contract.ts";
import type { Item } from "./draft.ts";
import { plainLine } from "./message-rules.ts";

type EventItem = Extract<Item, { kind: "event" }>;

/** With its date, while that is not over; null for one that is not there any more. */
export async function tellEvent(
  db: Db,
  { id, dateId, within }: EventItem,
  now: Date,
): Promise<ChatBlock | null> {
  const event = await findPublicEvent(db, { id, ...(dateId === null ? {} : { dateId }) });
  if (!event) return null;
  const { date } = event;
  if (new Date(date.endDate ?? date.startDate) <= now) return null;
  if (within && !isWithin(event, within)) return null;
  const status = event.status === "active" ? null : event.status;
  const place = plainLine(
    [event.location, event.city, event.state].filter(Boolean).join(", "),
    160,
  );
  return {
    title: { label: plainLine(event.title, 120), href: `/events/${id}` },
    text: `${[status && `${status[0]?.toUpperCase()}${status.slice(1)}`, whenText(date), place, event.price && plainLine(event.price, 60)].filter(Boolean).join(" · ").replaceAll("\u00a0", " ")}.`,
    links: [],
    cites: { kind: "event", id },
  };
}

interface Placed {
  latitude: string | null;
  longitude: string | null;
}

function isWithin(
  { latitude, longitude }: Placed,
  within: NonNullable<EventItem["within"]>,
): boolean {
  if (latitude === null || longitude === null) return false;
  return (
    milesBetween(within, { latitude: Number(latitude), longitude: Number(longitude) }) <=
    within.miles
  );
}
