import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { events } from "#src/db/schema/events.server.ts";
import type { EventDetail } from "#src/domains/events/event/contract.ts";
import { findPublicEvent } from "#src/domains/events/event/find-event.server.ts";
import { COMING_DATES_SHOWN } from "#src/domains/events/event/limits-contract.ts";
import { readDate, readParty } from "#tests/support/events.ts";
import { june, openOrganizing, raceFacts, SATURDAY } from "#tests/support/organizing.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());
const organizing = await openOrganizing(landfall);
const { browser, create, edit, decide, datesOf, join, readEditable } = organizing;

const [first, second, third, fourth] = [0, 7, 14, 21].map((days) => SATURDAY + days) as [
  number,
  number,
  number,
  number,
];
const weekly = { frequency: "weekly", count: 4 };

async function createSeries(more: object = {}) {
  const series = await create({ rule: weekly, ...more });
  const ids = (await datesOf(series.id)).map(({ id }) => id) as [number, number, number, number];
  return { id: series.id, ids };
}

const startsOf = async (eventId: number) =>
  (await browser.get(`/api/events/${eventId}`).then(({ body }) => body as Coming)).comingDates.map(
    ({ startLocal }) => startLocal,
  );
interface Coming {
  comingDates: { startLocal: string }[];
}

const newsTo = (email: string) =>
  landfall.mails.filter(({ to, written }) => to === email && written === "DateNewsMail");
const uidIn = (file = "") => /^UID:(.+)$/m.exec(file)?.[1]?.trim();
const sequenceIn = (file = "") => Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1]);

describe("this and later dates", () => {
  test("change, and earlier ones with their registrations stay as they were", async () => {
    const { id, ids } = await createSeries();
    const early = await join(id, ids[1]);
    const late = await join(id, ids[2]);
    const before = await readDate(db, ids[1]);
    const later = await edit(id, {
      ...{ scope: "later", dateId: ids[2], rule: { frequency: "weekly", count: 2 } },
      ...{ startDate: june(third, "19:30"), endDate: june(third, "22:30") },
      location: "Back Creek",
    });
    await landfall.jobsIdle();
    expect(later.id).not.toBe(id);
    expect(await readDate(db, ids[1])).toEqual(before);
    expect(newsTo(early)).toEqual([]);
    expect(await startsOf(id)).toEqual([june(first), june(second)]);
    expect(await startsOf(later.id)).toEqual([june(third, "19:30"), june(fourth, "19:30")]);
    // The same date, of another event now: ticket and calendar entry go on.
    expect((await datesOf(later.id)).map((date) => date.id)).toEqual([ids[2], ids[3]]);
    expect((await readParty(db, ids[2], late)).status).toBe("registered");
    const [news, ...more] = newsTo(late);
    expect(more).toEqual([]);
    expect(news?.text).toMatch(/Before: Sat.*6:00.PM – 9:00.PM/);
    expect(news?.text).toContain("Before: City Dock, Annapolis");
    expect(news?.text).toMatch(/7:30.PM – 10:30.PM/);
    expect(news?.text).toContain("Back Creek");
    const ticket = landfall.mails.find(({ to }) => to === late);
    expect(uidIn(news?.calendar?.file)).toBe(uidIn(ticket?.calendar?.file));
    expect(sequenceIn(news?.calendar?.file)).toBeGreaterThan(sequenceIn(ticket?.calendar?.file));
  });

  test("are named on the page of the earlier ones, which says still what it leaves out", async () => {
    const skipped = [june(second)];
    const { id } = await createSeries({ rule: { ...weekly, count: 5, skipped } });
    const told = async (eventId: number) => (await browser.get(`/api/events/${eventId}`)).body;
    expect(await told(id)).toMatchObject({
      recurrence: "Every week on Saturday, 5 times, 1 of them skipped",
      continuedBy: null,
    });
    const split = async (slot: string, title: string) => {
      const date = (await datesOf(id)).find((each) => each.slot === slot);
      const rule = { frequency: "weekly", count: 1 };
      const when = { startDate: slot, endDate: null, rule };
      return edit(id, { scope: "later", dateId: date?.id, title, ...when });
    };
    const late = await split(june(fourth), "Late race");
    expect(await told(id)).toMatchObject({
      recurrence: expect.stringMatching(/^Every week on Saturday, until .+, 1 skipped$/),
      continuedBy: { id: late.id, title: "Late race", startLocal: june(fourth) },
    });
    expect(await told(late.id)).toMatchObject({ continuedBy: null });
    // What is split off between the two goes on as the last.
    const middle = await split(june(third), "Middle race");
    expect(await told(id)).toMatchObject({ continuedBy: { id: middle.id } });
    expect(await told(middle.id)).toMatchObject({ continuedBy: { id: late.id } });
    await db.update(events).set({ takenDownReason: "Spam" }).where(eq(events.id, middle.id));
    expect(await told(id)).toMatchObject({ continuedBy: null });
  });

  test("are registered for and put into calendars also from a page that was open before", async () => {
    const { id, ids } = await createSeries();
    const rule = { frequency: "weekly", count: 2 };
    const when = { startDate: june(third), endDate: null, rule };
    const later = await edit(id, {
      scope: "later",
      dateId: ids[2],
      location: "Back Creek",
      ...when,
    });
    const file = await browser.get(`/api/events/${id}/dates/${ids[2]}/calendar.ics`);
    expect(file.body).toMatch(new RegExp(`LOCATION:Back Creek[^]*/events/${later.id}`));
    const guest = { userName: "Ann", userEmail: "ann.open@example.com", dateId: ids[2] };
    expect(await browser.post(`/api/events/${id}/register`, guest)).toMatchObject({
      ...{ status: 201, body: { eventId: later.id, dateId: ids[2] } },
    });
    const byHand = await browser.post(`/api/events/${id}/attendees`, {
      ...guest,
      userEmail: "b@example.com",
    });
    expect(byHand.status).toBe(404);
    await db.update(events).set({ takenDownReason: "Spam" }).where(eq(events.id, later.id));
    expect((await browser.post(`/api/events/${id}/register`, guest)).status).toBe(404);
  });

  test("from the first one on are the whole event, on its own page", async () => {
    const { id, ids } = await createSeries();
    const changed = await edit(id, { scope: "later", dateId: ids[0], rule: weekly, title: "Dawn" });
    expect(changed).toMatchObject({ id, title: "Dawn" });
    expect((await datesOf(id)).map((date) => date.id)).toEqual(ids);
  });

  test("go on by the same days when nothing is said but a word", async () => {
    const { id, ids } = await createSeries({ rule: { frequency: "weekly", weekdays: ["TU"] } });
    const begin = await readEditable(id);
    const date = begin.dates.find((each) => each.id === ids[1]);
    expect(date?.slot.endsWith("T18:00")).toBe(true);
    const rest = await edit(id, {
      ...{ scope: "later", dateId: ids[1], startDate: date?.slot, endDate: null, title: "Later" },
      rule: { frequency: "weekly", weekdays: ["SA", "TU"] },
    });
    const [, ...later] = (await datesOf(rest.id)).map(({ slot }) => slot);
    expect(later[0]).toBe(june(second));
    expect(await datesOf(id)).toHaveLength(1);
  });

  test("know how many of a counted series are left", async () => {
    const { id } = await createSeries();
    const { dates } = await readEditable(id);
    expect(dates.map(({ slot, left }) => [slot, left])).toEqual([
      [june(first), 4],
      [june(second), 3],
      [june(third), 2],
      [june(fourth), 1],
    ]);
  });

  test("need a date of this event that has not begun", async () => {
    const { id } = await createSeries();
    const put = (more: object) =>
      browser.put(`/api/events/${id}`, { ...RACE, rule: weekly, scope: "later", ...more });
    expect((await put({})).body).toMatchObject({ fields: { dateId: "Please choose a date." } });
    const other = await createSeries();
    expect((await put({ dateId: other.ids[1] })).status).toBe(404);
  });
});

const RACE = {
  ...{ title: "Severn Evening Race", category: "Sailing Race", description: "Two legs." },
  ...{ startDate: june(first), location: "City Dock", city: "Annapolis", state: "Maryland" },
  ...{ organizer: "Severn Sailing Club", contactEmail: "races@example.com" },
};

describe("this date", () => {
  test("at another time stays in its series", async () => {
    const { id, ids } = await createSeries();
    const guest = await join(id, ids[1]);
    const changed = await edit(id, {
      ...{ scope: "date", dateId: ids[1], capacity: 12 },
      ...{ startDate: june(second, "17:00"), endDate: june(second, "20:00") },
    });
    await landfall.jobsIdle();
    expect(changed.id).toBe(id);
    expect(await readDate(db, ids[1])).toMatchObject({ eventId: id, capacity: 12, sequence: 1 });
    expect(await startsOf(id)).toEqual([
      june(first),
      june(second, "17:00"),
      june(third),
      june(fourth),
    ]);
    expect(newsTo(guest)).toHaveLength(1);
  });

  test("with another place becomes an event of its own, which its series leaves out", async () => {
    const { id, ids } = await createSeries();
    const guest = await join(id, ids[1]);
    const alone = await edit(id, {
      ...{ scope: "date", dateId: ids[1], location: "Back Creek" },
      ...{ startDate: june(second), endDate: june(second, "21:00") },
    });
    await landfall.jobsIdle();
    expect(alone).toMatchObject({ isRecurring: false, dateId: ids[1], location: "Back Creek" });
    expect(await startsOf(id)).toEqual([june(first), june(third), june(fourth)]);
    expect((await readEditable(id)).rule?.skipped).toEqual([june(second)]);
    expect(newsTo(guest).map(({ text }) => text.includes("Before: City Dock"))).toEqual([true]);
    await edit(id, { rule: { ...weekly, skipped: [june(second)] }, title: "Mended" });
    expect(await startsOf(id)).toEqual([june(first), june(third), june(fourth)]);
  });
});

test.each([
  ["all", first, 4],
  ["later", second, 3],
  ["date", second, null],
] as const)("a mended word of %s is mailed to nobody", async (scope, day, count) => {
  const { id, ids } = await createSeries();
  const guests = [await join(id, ids[0]), await join(id, ids[1])];
  await landfall.jobsIdle();
  const before = landfall.mails.length;
  await edit(id, {
    ...{ scope, dateId: ids[1], startDate: june(day), endDate: june(day, "21:00") },
    rule: count === null ? null : { frequency: "weekly", count },
    description: "Three legs off the Academy.",
  });
  await landfall.jobsIdle();
  expect(guests.flatMap(newsTo)).toEqual([]);
  expect(landfall.mails).toHaveLength(before);
  for (const dateId of ids.slice(0, 2))
    expect(await readDate(db, dateId)).toMatchObject({ sequence: 0 });
});

describe("all dates", () => {
  test("that start a week later leave everybody on the day they chose", async () => {
    const { id, ids } = await createSeries();
    const [gone, stays] = [await join(id, ids[0]), await join(id, ids[1])];
    await organizing.editConfirmed(id, {
      ...{ startDate: june(second), endDate: june(second, "21:00") },
      rule: { frequency: "weekly", count: 3 },
    });
    await landfall.jobsIdle();
    expect(await readDate(db, ids[1])).toMatchObject({ slot: june(second), sequence: 0 });
    expect(newsTo(stays)).toEqual([]);
    expect((await readDate(db, ids[0])).status).toBe("cancelled");
    expect(newsTo(gone).map(({ calendar }) => calendar?.method)).toEqual(["CANCEL"]);
  });

  test("that would end before dates with people on them are left until these are known", async () => {
    const { id, ids } = await createSeries();
    const guest = await join(id, ids[3], 2);
    const shorter = { rule: { frequency: "weekly", count: 2 } };
    const put = (more: object = {}) =>
      browser.put(`/api/events/${id}`, raceFacts({ ...shorter, ...more }));
    const asked = await put();
    expect(asked).toMatchObject({ status: 409, body: { code: "cancels_dates" } });
    const { message, version } = asked.body as { message: string; version: string };
    expect(message).toMatch(/^1 date with 2 people is cancelled, and they are told: Sat, Jun \d+/);
    // Somebody came meanwhile: what was shown is not what would be done.
    const late = await join(id, ids[2]);
    const again = await put({ confirmCancelled: version });
    expect(again).toMatchObject({ status: 409, body: { code: "cancels_dates" } });
    expect(again.body).toMatchObject({
      message: expect.stringMatching(/^2 dates with 3 people are/),
    });
    expect((await datesOf(id)).map(({ status }) => status)).toEqual(Array(4).fill("active"));
    await landfall.jobsIdle();
    expect([...newsTo(guest), ...newsTo(late)]).toEqual([]);
    const known = (again.body as { version: string }).version;
    expect(await put({ confirmCancelled: known })).toMatchObject({ status: 200 });
    await landfall.jobsIdle();
    expect([newsTo(guest), newsTo(late)].map(({ length }) => length)).toEqual([1, 1]);
    expect(newsTo(guest)[0]?.text).toContain("This date does not take place.");
  });

  test("move with their weekday, and one that was moved by hand stays where it was put", async () => {
    const { id, ids } = await createSeries();
    await decide(id, ids[2], { deed: "move", startDate: june(third, "10:00") });
    await edit(id, {
      ...{ startDate: june(first + 1), endDate: june(first + 1, "21:00"), rule: weekly },
    });
    expect(await startsOf(id)).toEqual([
      june(first + 1),
      june(second + 1),
      june(third, "10:00"),
      june(fourth + 1),
    ]);
    expect((await datesOf(id)).map((date) => date.id)).toEqual(ids);
  });

  test("of a daily series that has run for long are those to come", async () => {
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const daily = { startDate: `${day}T12:00`, endDate: null, rule: { frequency: "daily" } };
    const series = await create(daily);
    const dates = await datesOf(series.id);
    await edit(series.id, { ...daily, startDate: "2024-01-01T12:00", title: "Mended" });
    const shown = await findPublicEvent(db, { id: series.id });
    const whole = await findPublicEvent(db, { id: series.id, isWhole: true });
    expect(shown?.comingDates).toHaveLength(COMING_DATES_SHOWN);
    expect(whole?.comingDates).toHaveLength(whole?.comingCount ?? 0);
    const kept = (await datesOf(series.id)).map(({ id }) => id);
    expect(kept).toEqual(expect.arrayContaining(dates.slice(0, 50).map(({ id }) => id)));
  });
});

describe("the season", () => {
  const winter = (day: number, time?: string) => june(day, time).replace("-06-", "-12-");
  const inWinter = { startDate: winter(5), endDate: winter(5, "21:00") };
  const seasonOn = async (id: number, dateId?: number) =>
    ((await browser.get(`/api/events/${id}${dateId ? `?date=${dateId}` : ""}`)).body as EventDetail)
      .season;
  const foundBy = async (query: string) =>
    ((await browser.get(`/api/events?${query}`)).body as EventDetail[]).map(({ id, season }) => [
      id,
      season,
    ]);

  test("follows an event that is moved or changed, unless it was chosen", async () => {
    const event = await create();
    const chosen = await create({ season: "Spring" });
    expect([event.season, chosen.season]).toEqual(["Summer", "Spring"]);
    for (const { id, dateId } of [event, chosen])
      await decide(id, dateId, { deed: "move", startDate: winter(5) });
    expect([await seasonOn(event.id), await seasonOn(chosen.id)]).toEqual(["Winter", "Spring"]);
    const inLists = await foundBy("season=Winter");
    expect(inLists).toContainEqual([event.id, "Winter"]);
    expect(inLists).not.toContainEqual([chosen.id, expect.anything()]);
    // The form begins with what was chosen, so that a copy follows its own date.
    const [free, fixed] = [await readEditable(event.id), await readEditable(chosen.id)];
    expect([free.season, fixed.season]).toEqual([null, "Spring"]);
    expect(await edit(event.id, { season: free.season })).toMatchObject({ season: "Summer" });
    expect(await edit(chosen.id, { season: null, ...inWinter })).toMatchObject({
      season: "Winter",
    });
  });

  test("is that of each date of a series, and of the part that is split off", async () => {
    const { id, ids } = await createSeries();
    const moved = await edit(id, { scope: "date", dateId: ids[1], ...inWinter });
    expect(moved).toMatchObject({ id, season: "Winter" });
    expect(await seasonOn(id)).toBe("Summer");
    const days = `startDate=${winter(1).slice(0, 10)}&endDate=${winter(9).slice(0, 10)}`;
    expect(await foundBy(`season=Winter&${days}`)).toContainEqual([id, "Winter"]);
    expect(await foundBy(`season=Summer&${days}`)).not.toContainEqual([id, expect.anything()]);
    const part = await edit(id, {
      ...{ scope: "later", dateId: ids[2], rule: { frequency: "weekly", count: 2 } },
      ...{ startDate: winter(12), endDate: winter(12, "21:00") },
    });
    expect(part.id).not.toBe(id);
    expect([part.season, await seasonOn(id)]).toEqual(["Winter", "Summer"]);
  });
});

describe("a date that is left out", () => {
  const leavingOut = (...skipped: string[]) => ({ rule: { ...weekly, skipped } });

  test("is cancelled with a mail when somebody comes, and is back when it is put back", async () => {
    const { id, ids } = await createSeries();
    const guest = await join(id, ids[1]);
    await organizing.editConfirmed(id, leavingOut(june(second), june(third)));
    await landfall.jobsIdle();
    expect((await datesOf(id)).map((date) => [date.id, date.status])).toEqual([
      [ids[0], "active"],
      [ids[1], "cancelled"],
      [ids[3], "active"],
    ]);
    expect(newsTo(guest).map(({ calendar }) => calendar?.method)).toEqual(["CANCEL"]);
    await edit(id, leavingOut());
    await landfall.jobsIdle();
    expect(await readDate(db, ids[1])).toMatchObject({ status: "active", taken: 1, sequence: 2 });
    expect(newsTo(guest).map(({ subject }) => subject.split(":")[0])).toEqual([
      "Cancelled",
      "Takes place after all",
    ]);
    expect(await datesOf(id)).toHaveLength(4);
  });

  test("stays left out when the time of all dates changes", async () => {
    const { id } = await createSeries(leavingOut(june(second)));
    await edit(id, { ...leavingOut(june(second)), startDate: june(first, "19:00") });
    expect(await startsOf(id)).toEqual([first, third, fourth].map((day) => june(day, "19:00")));
  });

  test("that the organizer cancelled by hand stays cancelled after any other change", async () => {
    const { id, ids } = await createSeries();
    await decide(id, ids[1], { deed: "cancel" });
    await edit(id, { rule: weekly, startDate: june(first, "19:00") });
    expect((await readDate(db, ids[1])).status).toBe("cancelled");
  });

  test("shows in the preview among the next dates", async () => {
    const body = { startDate: june(first), ...leavingOut(june(second, "09:00")), limit: 2 };
    expect((await browser.post("/api/events/preview", body)).body).toMatchObject({
      dates: [june(first), june(third)],
      skipped: [june(second)],
      hasMore: true,
    });
  });
});
