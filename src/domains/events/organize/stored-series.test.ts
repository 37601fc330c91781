import ICAL from "ical.js";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildOrganizer } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { EditableEvent } from "./contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
afterEach(() => ICAL.TimezoneService.reset());
const organizer = await browserOf(landfall, await buildOrganizer(landfall));

const DAY = 86_400_000;
const YEAR = new Date().getUTCFullYear() + 1;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The Sundays of a month, as days. */
function sundaysOf(month: number): string[] {
  const days = Array.from({ length: 31 }, (_, n) => new Date(Date.UTC(YEAR, month - 1, n + 1)));
  return days
    .filter((day) => day.getUTCMonth() === month - 1 && day.getUTCDay() === 0)
    .map((day) => dayOf(day.getTime()));
}
const [BEFORE_SUMMER = "", SUMMER_BEGINS = "", SKIPPED = ""] = sundaysOf(3);
const [, MOVED = ""] = sundaysOf(7);
const [SUMMER_ENDS = "", CANCELLED = ""] = sundaysOf(11);
const LAST = `${YEAR}-11-30`;

/** Nine in the morning in New York, by hand: four hours behind in summer, otherwise five. */
const nineOn = (day: string) =>
  `${day}T${day >= SUMMER_BEGINS && day < SUMMER_ENDS ? 13 : 14}:00:00.000Z`;
const TWO_HOURS = 2 * 3_600_000;
const laterBy = (moment: string, ms: number) => new Date(Date.parse(moment) + ms).toISOString();

const EVERY_SUNDAY: string[] = [];
for (let at = Date.parse(BEFORE_SUMMER); dayOf(at) <= LAST; at += 7 * DAY)
  EVERY_SUNDAY.push(dayOf(at));

interface Occurrence {
  start: string;
  end: string;
  status: string;
}

/** Read by a library that shares nothing with our writer, with the zone that the file brings. */
function readSeries(file: string): Occurrence[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const entries = calendar.getAllSubcomponents("vevent").map((entry) => new ICAL.Event(entry));
  const [master, ...changed] = entries;
  if (!master) throw new Error("The file has no entry");
  for (const one of changed) master.relateException(one);
  const found: Occurrence[] = [];
  const dates = master.iterator();
  for (let next = dates.next(); next; next = dates.next()) {
    const { startDate, endDate, item } = master.getOccurrenceDetails(next);
    found.push({
      start: startDate.toJSDate().toISOString(),
      end: endDate.toJSDate().toISOString(),
      status: String(item.component.getFirstPropertyValue("status")),
    });
  }
  return found.toSorted((a, b) => a.start.localeCompare(b.start));
}

async function readFile(browser: BrowserLike, path: string): Promise<string> {
  const { status, body, headers } = await browser.get(path);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toContain("text/calendar");
  return String(body);
}

describe("the calendar file of a stored series", () => {
  test("has the dates of the table over both changes of clocks, one skipped, one moved, one cancelled", async () => {
    const { status, body } = await organizer.post("/api/events", {
      ...{ title: "Sunday row", category: "Recreation", description: "Out and back." },
      ...{ startDate: `${BEFORE_SUMMER}T09:00`, endDate: `${BEFORE_SUMMER}T11:00` },
      ...{ location: "City Dock", city: "Annapolis", state: "Maryland" },
      ...{ organizer: "Rowing Club", contactEmail: "rows@example.com", isRecurring: true },
      rule: { frequency: "weekly", until: LAST, skipped: [`${SKIPPED}T09:00`] },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    const { id } = body as { id: number };
    const { body: edit } = await organizer.get(`/api/events/${id}/edit`);
    const { dates } = edit as EditableEvent;
    const decide = async (day: string, deed: object) => {
      const dateId = dates.find(({ startLocal }) => startLocal.startsWith(day))?.id;
      const path = `/api/events/${id}/dates/${dateId}`;
      expect((await organizer.post(path, deed)).status).toBe(200);
      return dateId;
    };
    const monday = dayOf(Date.parse(MOVED) + DAY);
    const moved = { startDate: `${monday}T16:00`, endDate: `${monday}T19:30` };
    await decide(MOVED, { deed: "move", ...moved });
    const cancelledId = await decide(CANCELLED, { deed: "cancel" });

    const expected = EVERY_SUNDAY.filter((day) => day !== SKIPPED).map((day): Occurrence => {
      if (day === MOVED) {
        const [start, end] = [`${monday}T20:00:00.000Z`, `${monday}T23:30:00.000Z`];
        return { start, end, status: "CONFIRMED" };
      }
      const start = nineOn(day);
      const end = laterBy(start, TWO_HOURS);
      return { start, end, status: day === CANCELLED ? "CANCELLED" : "CONFIRMED" };
    });
    expect(expected.length).toBeGreaterThan(35);
    const visitor = openBrowser(landfall);
    expect(readSeries(await readFile(visitor, `/api/events/${id}/calendar.ics`))).toEqual(expected);

    const { body: after } = await organizer.get(`/api/events/${id}/edit`);
    const stored = (after as EditableEvent).dates.map(({ startDate, endDate, status }) => ({
      ...{ start: startDate, end: endDate },
      status: status === "active" ? "CONFIRMED" : status.toUpperCase(),
    }));
    expect(stored).toEqual(expected);

    const one = await readFile(visitor, `/api/events/${id}/dates/${cancelledId}/calendar.ics`);
    expect(readSeries(one)).toEqual(expected.filter((date) => date.status === "CANCELLED"));
  });
});
