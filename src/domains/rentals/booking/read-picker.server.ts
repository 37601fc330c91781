import { randomUUID } from "node:crypto";
import type { Db } from "#src/db/client.server.ts";
import { dayOfIsoDate, isoDateOf, localDateAt } from "#src/domains/hours/calendar.ts";
import { zoneNameOf } from "#src/shared/zone-name.ts";
import { HORIZON_DAYS } from "../availability/limits-contract.ts";
import { addMinutes, wallText, zoneAt } from "../availability/local-time.ts";
import { offerWords } from "../availability/offer.ts";
import type { RentalItem } from "../item/contract.ts";
import { type ItemFacts, requireItemFacts, rulesOf, zoneOf } from "../item/queries.server.ts";
import type { Availability } from "./contract.ts";
import { findAvailability, findEnds } from "./find-availability.server.ts";
import { findNextFree } from "./find-next-free.server.ts";
import { insteadWords } from "./instead-words.ts";
import type { Picker } from "./picker-contract.ts";
import { findPolicy } from "./queries.server.ts";
import { itemMark, termsMark } from "./shown-marks.server.ts";
import { whyNotOffered } from "./why-not-offered.server.ts";

const WEEK = 7;

/** What the address asks for; null when it asks for nothing of this listing. */
export async function readPicker(
  db: Db,
  items: readonly RentalItem[],
  search: URLSearchParams,
): Promise<Picker | null> {
  const item = items.find(({ id }) => String(id) === search.get("rent"));
  if (!item) return null;
  const facts = await requireItemFacts(db, item.id);
  const { business } = facts;
  const today = dayOfIsoDate(localDateAt(new Date(), zoneOf(business)));
  const asked = readDay(search.get("day"), today);
  const week = weekFrom(asked ?? readDay(search.get("week"), today) ?? today, today);
  const quantity = readUnits(search.get("units"), item.quantity);
  const days = { id: item.id, from: week.from, days: WEEK, quantity };
  const availability = await findAvailability(db, days);
  const start = readStart(availability, search.get("start"));
  const day =
    asked === null ? (start?.local.slice(0, 10) ?? firstFree(availability)) : isoDateOf(asked);
  const span = { firstDay: isoDateOf(today), lastDay: isoDateOf(today + HORIZON_DAYS) };
  const policy = await findPolicy(db, item.businessId);
  return {
    ...{ item, availability, quantity, start, day, ...span },
    zoneName: zoneNameOf(availability.timeZone),
    instead: insteadWords(search, { day, quantity, most: item.quantity, ...span }),
    ...{ earlier: week.earlier, later: week.later },
    ends: start?.isFree ? await findEnds(db, { ...days, start: new Date(start.startDate) }) : [],
    ...(start && !start.isFree
      ? await findInstead(db, facts, { start, quantity })
      : { notOffered: null, next: null }),
    ...{ policy, termsMark: termsMark(policy), itemMark: itemMark(facts.item) },
    asks: offerWords(rulesOf(facts)),
    requestKey: randomUUID(),
  };
}

/** Of the shortest length: nobody has said another one yet. */
async function findInstead(
  db: Db,
  facts: ItemFacts,
  { start, quantity }: { start: NonNullable<Picker["start"]>; quantity: number },
) {
  const startDate = new Date(start.startDate);
  const endDate = addMinutes(startDate, facts.item.minBookingDuration * 60);
  return {
    notOffered: await whyNotOffered(db, facts, { startsAt: startDate, quantity }),
    next: await findNextFree(db, facts, { startDate, endDate, quantity }),
  };
}

/** From today on, as far as anything can be booked. */
function readDay(text: string | null, today: number): number | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = dayOfIsoDate(text);
  return day >= today && day <= today + HORIZON_DAYS ? day : null;
}

/** Weeks begin today, so that no day of the first has passed. */
function weekFrom(day: number, today: number) {
  const from = day - ((day - today) % WEEK);
  return {
    from: isoDateOf(from),
    earlier: from > today ? isoDateOf(from - WEEK) : null,
    later: from + WEEK <= today + HORIZON_DAYS ? isoDateOf(from + WEEK) : null,
  };
}

function readUnits(text: string | null, most: number): number {
  const units = Number(text);
  return Number.isInteger(units) && units >= 1 && units <= most ? units : 1;
}

/** Of the days that are shown, also when it can no longer be had. */
function readStart({ days, timeZone }: Availability, wanted: string | null): Picker["start"] {
  const free = days.flatMap(({ starts }) => starts).find((each) => each.startDate === wanted);
  if (free) return { ...free, isFree: true };
  const moment = new Date(wanted ?? "");
  if (Number.isNaN(moment.getTime()) || moment.toISOString() !== wanted) return null;
  const local = wallText(moment, timeZone);
  const isShown = days.some(({ date }) => local.startsWith(date));
  const zone = zoneAt(timeZone, moment);
  return isShown ? { startDate: wanted, local, zone, isFree: false } : null;
}

/** Nobody asked for a day: the first on which something can be had. */
const firstFree = ({ days }: Availability): string =>
  (days.find(({ starts }) => starts.length > 0) ?? days[0])?.date ?? "";
