import { sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { ChatAnswer, Cited } from "#src/domains/assistant/chat/contract.ts";
import { hasAmenity } from "#src/domains/assistant/chat/listing-claims.ts";
import { loadListings } from "#src/domains/directory/listing/load-listings.server.ts";
import { milesBetween } from "#src/domains/directory/listing/position-rules.ts";
import { findPublicEvent } from "#src/domains/events/event/find-event.server.ts";
import { dayOfIsoDate, localDateAt, weekdayOf } from "#src/domains/hours/calendar.ts";
import type { Hours } from "#src/domains/hours/contract.ts";
import { openStateAt } from "#src/domains/hours/open-state.ts";
import { scheduleOn } from "#src/domains/hours/schedule.ts";
import { findSpecies } from "#src/domains/species/queries.server.ts";
import type { FixtureQuestion } from "./assistant-questions.ts";

const ASKED_OF_LISTINGS: readonly [text: (name: string) => string, says: RegExp][] = [
  [(name) => `What are the hours of ${name}?`, /open|closed|page says/i],
  [(name) => `phone number of ${name}`, /Phone|no phone/],
  [(name) => `where is ${name}?`, /\d{5}/],
  [(name) => `how deep is it at ${name}`, /ft|Nobody has entered a depth/],
  [(name) => `is ${name.toLowerCase()} open on Sunday`, /Sun, /],
];

/** About rows as they are: a few dozen listings, events and species by their names. */
export async function questionsOfRows(db: Db): Promise<FixtureQuestion[]> {
  const { rows: listings } = await db.execute<{ id: number; name: string }>(sql`
    select min(id) as id, name from ${businesses} where status = 'live' and id % 17 = 0
      and (select count(*) from ${businesses} other where other.name = ${businesses}.name) = 1
    group by name order by 1 limit 25`);
  const { rows: species } = await db.execute<{ id: number; common_name: string }>(
    sql`select id, common_name from species where id % 7 = 0 and common_name like '% %' order by id limit 12`,
  );
  const { rows: events } = await db.execute<{ id: number; title: string }>(sql`
    select id, title from events where status = 'active' and taken_down_reason is null
      and last_over_at > now() + interval '1 day' order by id limit 12`);
  return [
    ...listings.map(({ id, name }, index): FixtureQuestion => {
      const [text, says] = ASKED_OF_LISTINGS[index % ASKED_OF_LISTINGS.length] ?? [String, /./];
      return { ask: text(name), intent: "listing", names: { kind: "listing", id }, says };
    }),
    ...species.map(
      ({ id, common_name }): FixtureQuestion => ({
        ask: `Tell me about the ${common_name}`,
        intent: "species",
        names: { kind: "species", id },
      }),
    ),
    ...events.map(
      ({ id, title }): FixtureQuestion => ({
        ask: `When is ${title}?`,
        intent: "event",
        names: { kind: "event", id },
      }),
    ),
  ];
}

export const citedBy = ({ blocks }: ChatAnswer): Cited[] =>
  blocks.flatMap(({ cites }) => cites ?? []);

const DECLINES =
  /I do not know|I know no|For which town|Which one do you mean|I only know events|I tell that|That event is over/;

/** It says that it does not know, or asks back. */
export const isDeclined = (answer: ChatAnswer): boolean =>
  DECLINES.test(answer.message) && citedBy(answer).length === 0;

/** What is wrong with an answer, held against the database; null when nothing is. */
export async function objectionTo(
  db: Db,
  question: FixtureQuestion,
  answer: ChatAnswer,
): Promise<string | null> {
  const { intent, says, names, citesNothing } = question;
  const cited = citedBy(answer);
  if (![intent].flat().includes(answer.intent)) return `is taken for ${answer.intent}`;
  if (citesNothing && cited.length > 0) return "cites something";
  const hrefs = answer.links.map(({ href }) => href);
  const strange = hrefs.find(
    (href) => !/^(\/[a-z]|tel:\+?\d+$|https:\/\/www\.google\.com\/maps\/dir)/.test(href),
  );
  if (strange) return `links to ${strange}`;
  for (const { kind, id } of cited) {
    const objection =
      kind === "listing"
        ? await objectionToListing(db, id, question, answer)
        : await objectionToOther(db, kind, id);
    if (objection) return `${kind} ${id} ${objection}`;
  }
  if (isDeclined(answer)) return null;
  if (names && !cited.some(({ kind, id }) => kind === names.kind && id === names.id))
    return "names another one";
  if (says && !says.test(answer.message)) return `says otherwise: ${answer.message}`;
  return null;
}

async function objectionToOther(db: Db, kind: Cited["kind"], id: number): Promise<string | null> {
  if (kind === "species") return (await findSpecies(db, id)) ? null : "is not in the catalogue";
  const event = await findPublicEvent(db, { id });
  return event && event.comingCount > 0 ? null : "is over or gone";
}

async function objectionToListing(
  db: Db,
  id: number,
  question: FixtureQuestion,
  { message }: ChatAnswer,
): Promise<string | null> {
  const [row] = await loadListings(db, [id]);
  if (row?.status !== "live") return "is not live";
  const facts = row.facts as Record<string, unknown>;
  const { category, amenity, withoutAmenity, fuel, depth, length, prices, near, state, open } =
    question;
  if (category && row.category !== category) return `is one of ${row.category}`;
  if (amenity && !hasAmenity(row, amenity)) return `has no ${amenity}`;
  if (withoutAmenity && row.amenities.includes(withoutAmenity)) return `has ${withoutAmenity}`;
  if (fuel && !(facts.fuel as string[] | undefined)?.includes(fuel)) return `sells no ${fuel}`;
  const depths = ["approachDepth", "dockDepth", "lowWaterDepth"]
    .flatMap((key) => Number(facts[key] ?? Number.NaN))
    .filter(Number.isFinite);
  if (depth && (depths.length === 0 || Math.min(...depths) < depth)) return "is too shallow";
  if (length && Number(facts.maxLength) < length) return "is too short";
  if (prices && !prices.includes(row.priceRange)) return `costs ${row.priceRange}`;
  if (state && row.state !== state) return `is in ${row.state}`;
  const said = Number(/within ([\d.]+) miles/.exec(message)?.[1] ?? 50);
  // The middle that the test names is not to the yard that of the gazetteer.
  const miles = near
    ? milesBetween(
        { latitude: near[0], longitude: near[1] },
        { latitude: row.latitude ?? 0, longitude: row.longitude ?? 0 },
      )
    : 0;
  if (miles > said + 5) return `lies ${miles.toFixed(1)} miles away`;
  if (open && !message.includes("I know none that is open") && !isOpen(row, open))
    return "is not open then";
  return null;
}

function isOpen(
  { hours, timeZone }: { hours: unknown; timeZone: string | null },
  open: NonNullable<FixtureQuestion["open"]>,
): boolean {
  if (!hours || !timeZone) return false;
  const now = new Date();
  if (open === "now") return openStateAt(hours as Hours, now, timeZone).isOpen;
  const today = dayOfIsoDate(localDateAt(now, timeZone));
  const day = open === "tomorrow" ? today + 1 : today + ((open.weekday - weekdayOf(today) + 7) % 7);
  return scheduleOn(hours as Hours, day).spans.length > 0;
}
