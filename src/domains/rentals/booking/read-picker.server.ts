import type { Db } from "#src/db/client.server.ts";
import { dayOfIsoDate, isoDateOf, localDateAt } from "#src/domains/hours/calendar.ts";
import { HORIZON_DAYS } from "../availability/limits-contract.ts";
import type { RentalItem } from "../item/contract.ts";
import { requireItemFacts, zoneOf } from "../item/queries.server.ts";
import { findAvailability, findEnds } from "./find-availability.server.ts";
import type { Picker } from "./picker-contract.ts";

const DAYS_SHOWN = 7;

/** What the address asks for; null when it asks for nothing of this listing. */
export async function readPicker(
  db: Db,
  items: readonly RentalItem[],
  search: URLSearchParams,
): Promise<Picker | null> {
  const item = items.find(({ id }) => String(id) === search.get("rent"));
  if (!item) return null;
  const { business } = await requireItemFacts(db, item.id);
  const from = readDay(search.get("day"), localDateAt(new Date(), zoneOf(business)));
  const asked = Number(search.get("units"));
  const quantity = Number.isInteger(asked) && asked >= 1 && asked <= item.quantity ? asked : 1;
  const days = { id: item.id, from, days: DAYS_SHOWN, quantity };
  const availability = await findAvailability(db, days);
  const starts = availability.days.flatMap((day) => day.starts);
  const start = starts.find(({ startDate }) => startDate === search.get("start"))?.startDate;
  const ends = start ? await findEnds(db, { ...days, start: new Date(start) }) : [];
  return { item, availability, from, quantity, start: start ?? null, ends };
}

/** From today on, as far as anything can be booked. */
function readDay(text: string | null, today: string): string {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return today;
  const [day, first] = [dayOfIsoDate(text), dayOfIsoDate(today)];
  return day >= first && day <= first + HORIZON_DAYS ? isoDateOf(day) : today;
}
