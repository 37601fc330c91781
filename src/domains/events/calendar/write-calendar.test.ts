import ICAL from "ical.js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SeriesRule } from "../series/contract.ts";
import { expandSeries } from "../series/expand-series.server.ts";
import { nearestInstant } from "../series/wall-time.ts";
import { type CalendarEntry, dateUid } from "./entry.ts";
import { type ChangedDate, writeDate, writeSeries } from "./write-calendar.server.ts";

const NEW_YORK = "America/New_York";
const CHICAGO = "America/Chicago";
const now = new Date("2027-01-02T03:04:05Z");

const zoneOfProcess = process.env.TZ;
beforeAll(() => {
  process.env.TZ = "Asia/Tokyo";
});
afterAll(() => {
  if (zoneOfProcess === undefined) delete process.env.TZ;
  else process.env.TZ = zoneOfProcess;
});
afterEach(() => ICAL.TimezoneService.reset());

const regatta: CalendarEntry = {
  uid: dateUid(7, "landfall.example"),
  sequence: 0,
  title: "Frostbite race",
  description: "Eight boats, one mark.",
  place: "City Dock, Annapolis, Maryland",
  position: { latitude: 38.978, longitude: -76.492 },
  link: "https://landfall.example/events/3",
  timeZone: NEW_YORK,
  startsAt: new Date("2027-03-14T13:00:00Z"),
  endsAt: new Date("2027-03-14T15:00:00Z"),
  status: "active",
  organizer: { name: "Chesapeake Sailing Club", address: "no-reply@landfall.example" },
};
const reader = { name: "Zoë", address: "zoe@example.com" };

/** Read by an implementation that shares nothing with ours, with the zone that the file brings. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (!zone) throw new Error("The file brings no zone");
  ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents("vevent");
  return { calendar, events, entries: events.map((event) => new ICAL.Event(event)) };
}

const instant = (time: ICAL.Time) => time.toJSDate().toISOString();

/** When it is; without an end it is a moment. */
const spanText = (startsAt: Date, endsAt: Date | null) => {
  const start = startsAt.toISOString();
  return endsAt === null || endsAt <= startsAt ? start : `${start}/${endsAt.toISOString()}`;
};

/** Each date of the master in the file, with what overrides it. */
function expandFile(file: string, until: string): string[] {
  const { entries } = read(file);
  const [master, ...overrides] = entries;
  if (!master) throw new Error("The file has no entry");
  for (const override of overrides) master.relateException(override);
  const found: string[] = [];
  const dates = master.iterator();
  for (let next = dates.next(); next; next = dates.next()) {
    const { startDate, endDate } = master.getOccurrenceDetails(next);
    if (startDate.toJSDate() > new Date(until)) break;
    found.push(spanText(startDate.toJSDate(), endDate.toJSDate()));
  }
  return found;
}

function both(
  rule: { frequency: string; [field: string]: unknown },
  startsLocal: string,
  timeZone = NEW_YORK,
  { changed = [], endsLocal = null }: { changed?: ChangedDate[]; endsLocal?: string | null } = {},
) {
  const series = { rule: SeriesRule.parse(rule), startsLocal, endsLocal, timeZone };
  const until = "2029-12-31T00:00:00Z";
  const table = expandSeries(series, { until: new Date(until) }).map(({ startsAt, endsAt }) =>
    spanText(startsAt, endsAt),
  );
  const entry = {
    ...regatta,
    timeZone,
    startsAt: nearestInstant(startsLocal, timeZone),
    endsAt: endsLocal === null ? null : nearestInstant(endsLocal, timeZone),
  };
  return { table, file: expandFile(writeSeries(entry, { series, changed, now }), until) };
}

describe("a file with one date", () => {
  it("says when and where, in the zone of the place", () => {
    const { entries, calendar } = read(writeDate(regatta, { method: "PUBLISH", now }));
    const [entry] = entries;
    expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
    expect(entry).toMatchObject({
      uid: "event-date-7@landfall.example",
      summary: "Frostbite race",
      location: "City Dock, Annapolis, Maryland",
      sequence: 0,
    });
    expect(entry && [instant(entry.startDate), instant(entry.endDate)]).toEqual([
      "2027-03-14T13:00:00.000Z",
      "2027-03-14T15:00:00.000Z",
    ]);
    expect(entry?.startDate.zone.tzid).toBe(NEW_YORK);
    expect(entry?.attendees).toEqual([]);
  });

  it("brings yearly rules of its zone", () => {
    const { calendar } = read(writeDate(regatta, { method: "PUBLISH", now }));
    const parts = calendar.getFirstSubcomponent("vtimezone")?.getAllSubcomponents() ?? [];
    const rules = parts.map((part) => [part.name, String(part.getFirstPropertyValue("rrule"))]);
    expect(rules).toEqual([
      ["daylight", "FREQ=YEARLY;BYMONTH=3;BYDAY=2SU"],
      ["standard", "FREQ=YEARLY;BYMONTH=11;BYDAY=1SU"],
    ]);
  });

  it("is right around New Year and in both halves of the year", () => {
    for (const moment of ["2027-01-01T04:30:00Z", "2027-07-04T13:00:00Z", "2027-12-31T23:00:00Z"]) {
      for (const timeZone of [NEW_YORK, CHICAGO, "UTC"]) {
        const entry = { ...regatta, timeZone, startsAt: new Date(moment), endsAt: null };
        const [found] = read(writeDate(entry, { method: "PUBLISH", now })).entries;
        expect(found && instant(found.startDate)).toBe(new Date(moment).toISOString());
        ICAL.TimezoneService.reset();
      }
    }
  });

  it("is right in the hour that comes twice", () => {
    for (const moment of ["2027-11-07T05:30:00Z", "2027-11-07T06:30:00Z"]) {
      const endsAt = new Date(moment);
      const entry = { ...regatta, startsAt: new Date("2027-11-07T00:00:00Z"), endsAt };
      const [found] = read(writeDate(entry, { method: "PUBLISH", now })).entries;
      expect(found && instant(found.endDate)).toBe(endsAt.toISOString());
      ICAL.TimezoneService.reset();
    }
  });

  it("asks one reader, and takes out what it asked for", () => {
    for (const [method, status] of [
      ["REQUEST", "active"],
      ["CANCEL", "cancelled"],
    ] as const) {
      const file = writeDate({ ...regatta, status, sequence: 2 }, { method, reader, now });
      const { calendar, events, entries } = read(file);
      expect(calendar.getFirstPropertyValue("method")).toBe(method);
      expect(events).toHaveLength(1);
      expect(entries[0]?.uid).toBe(regatta.uid);
      expect(entries[0]?.sequence).toBe(2);
      expect(entries[0]?.organizer).toBe("mailto:no-reply@landfall.example");
      expect(entries[0]?.attendees.map((one) => one.toICALString())).toEqual([
        "ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN=Zoë:mailto:zoe@example.com",
      ]);
      ICAL.TimezoneService.reset();
    }
  });
});

describe("words of strangers in a file", () => {
  const hostile = 'Race\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Mine; a, b\\n "c"\u0007';

  it("add no property and no entry", () => {
    const file = writeDate(
      {
        ...regatta,
        title: hostile,
        description: hostile,
        place: hostile,
        organizer: { name: hostile, address: "no-reply@landfall.example\r\nX-MINE:1" },
      },
      { method: "REQUEST", reader: { name: hostile, address: "zoe@example.com" }, now },
    );
    const { events, entries } = read(file);
    expect(events).toHaveLength(1);
    expect(entries[0]?.summary).toBe('Race\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Mine; a, b\\n "c"');
    expect(file).not.toMatch(/^X-MINE/m);
  });

  it("are folded by bytes, never inside a character", () => {
    for (let lead = 55; lead < 75; lead++) {
      const title = `${"a".repeat(lead)}⛵️🌊é`.padEnd(5000, "ü🌊 ").replace(/\p{Cs}$/u, "");
      const file = writeDate({ ...regatta, title, description: title }, { method: "PUBLISH", now });
      for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThan(76);
      expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
      expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      expect(file).not.toContain("\ufffd");
      expect(read(file).entries[0]?.summary).toBe(title);
      ICAL.TimezoneService.reset();
    }
  });
});

describe("a file with a series", () => {
  it.each([NEW_YORK, CHICAGO])(
    "agrees with the table over both changes of clocks in %s",
    (zone) => {
      const { table, file } = both(
        { frequency: "weekly", until: "2027-11-30" },
        "2027-03-07T09:00",
        zone,
      );
      expect(table).toHaveLength(39);
      expect(file).toEqual(table);
    },
  );

  it("leaves out the hour that clocks skip, and ends where the table ends", () => {
    for (const end of [{ count: 5 }, { until: "2027-04-11" }, {}]) {
      const { table, file } = both({ frequency: "weekly", ...end }, "2027-03-07T02:30");
      expect(table[1]).toBe("2027-03-21T06:30:00.000Z");
      expect(file).toEqual(table);
      ICAL.TimezoneService.reset();
    }
  });

  it.each([
    [{ frequency: "monthly" }, "2027-01-31T09:00"],
    [{ frequency: "monthly", monthlyBy: "last_day", count: 9 }, "2027-01-31T09:00"],
    [{ frequency: "monthly", monthlyBy: "weekday", until: "2028-02-12" }, "2027-02-13T19:00"],
    [{ frequency: "yearly" }, "2028-02-29T09:00"],
    [{ frequency: "daily", interval: 3, count: 50 }, "2027-02-20T23:30"],
    [{ frequency: "weekly", interval: 2, weekdays: ["TU", "SU"], count: 30 }, "2027-02-18T06:00"],
  ])("agrees with the table about %j", (rule, startsLocal) => {
    const { table, file } = both(rule, startsLocal);
    expect(table.length).toBeGreaterThan(0);
    expect(file).toEqual(table);
  });

  it.each([
    ["begins in the hour that comes twice", "2027-10-31T01:30", null],
    ["begins and ends in it", "2027-11-07T01:15", "2027-11-07T01:45"],
    ["begins before it and ends in it", "2027-10-31T00:30", "2027-10-31T01:30"],
    ["begins in it and ends after it", "2027-10-31T01:30", "2027-10-31T04:00"],
    ["lasts over the changes of clocks", "2027-03-07T22:00", "2027-03-08T05:00"],
  ])("agrees with the table when it %s", (_when, startsLocal, endsLocal) => {
    for (const rule of [
      { frequency: "weekly" },
      { frequency: "daily", until: "2027-12-24" },
      { frequency: "weekly", count: 2 },
      { frequency: "weekly", weekdays: ["SA", "SU"], skipped: ["2027-11-07T01:30"] },
    ]) {
      for (const zone of [NEW_YORK, CHICAGO]) {
        const { table, file } = both(rule, startsLocal, zone, { endsLocal });
        expect(table.length).toBeGreaterThan(1);
        expect(file).toEqual(table);
        ICAL.TimezoneService.reset();
      }
    }
  });

  it("names a date that was moved out of the hour that comes twice only once", () => {
    const moved: ChangedDate = {
      slot: "2027-11-07T01:30",
      startsAt: new Date("2027-11-08T20:00:00Z"),
      endsAt: null,
      status: "active",
      sequence: 1,
    };
    const rule = { frequency: "weekly", count: 3 };
    const { file } = both(rule, "2027-10-31T01:30", NEW_YORK, { changed: [moved] });
    expect(file[1]).toBe("2027-11-08T20:00:00.000Z");
  });

  it("has dates that are skipped, moved and last", () => {
    const startsLocal = "2027-03-07T09:00";
    const moved: ChangedDate = {
      slot: "2027-03-21T09:00",
      startsAt: new Date("2027-03-22T20:00:00Z"),
      endsAt: null,
      status: "active",
      sequence: 1,
    };
    const rule = { frequency: "weekly", until: "2027-04-04", skipped: ["2027-03-28T09:00"] };
    const { table, file } = both(rule, startsLocal, NEW_YORK, { changed: [moved] });
    expect(table).toEqual([
      "2027-03-07T14:00:00.000Z",
      "2027-03-14T13:00:00.000Z",
      "2027-03-21T13:00:00.000Z",
      "2027-04-04T13:00:00.000Z",
    ]);
    expect(file).toEqual(table.with(2, "2027-03-22T20:00:00.000Z"));
  });
});
