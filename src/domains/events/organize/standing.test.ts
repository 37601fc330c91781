import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { readDate, readParty } from "#tests/support/events.ts";
import { june, openOrganizing, raceFacts, SATURDAY } from "#tests/support/organizing.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());
const { browser, create, edit, decide, datesOf, join, readEditable } =
  await openOrganizing(landfall);
const other = await openOrganizing(landfall, "piet@example.com");

const newsTo = (email: string) =>
  landfall.mails
    .filter(({ to, written }) => to === email && written === "DateNewsMail")
    .map(({ subject }) => subject.split(":")[0]);

test("a series is shown with a date that is postponed rather than with one that is cancelled", async () => {
  const { id } = await create({ rule: { frequency: "weekly", count: 2 } });
  const [first, second] = await datesOf(id);
  await decide(id, first?.id ?? 0, { deed: "cancel" });
  await decide(id, second?.id ?? 0, { deed: "postpone" });
  const { body } = await browser.get(`/api/events/${id}`);
  expect(body).toMatchObject({ status: "postponed", dateId: second?.id });
});

test("a date is decided about as it was shown, or not at all", async () => {
  const { id, dateId } = await create({ capacity: 3 });
  const shown = async () => (await readEditable(id)).dates[0]?.version ?? "";
  const seen = await shown();
  await decide(id, dateId, { deed: "capacity", capacity: 5, version: seen });
  await join(id, dateId);
  const newer = await shown();
  expect(newer).not.toBe(seen);
  const path = `/api/events/${id}/dates/${dateId}`;
  for (const deed of [
    { deed: "move", startDate: june(SATURDAY + 2), endDate: null },
    { deed: "capacity", capacity: 9 },
    { deed: "cancel" },
    { deed: "postpone" },
  ]) {
    const { status, body } = await browser.post(path, { ...deed, version: seen });
    expect([status, body]).toMatchObject([409, { code: "version_conflict" }]);
    expect((body as { message: string }).message).toMatch(
      /It is now: .*Jun .*6:00\sPM.*, 5 places\.$/,
    );
  }
  expect(await readDate(db, dateId)).toMatchObject({ capacity: 5, status: "active", sequence: 0 });
  // Who registers meanwhile changes nothing that is decided about.
  expect((await browser.post(path, { deed: "postpone", version: newer })).status).toBe(200);
});

test("a stranger is refused before a field is looked at", async () => {
  const { id, dateId } = await create({});
  const stranger = other.browser;
  const path = `/api/events/${id}`;
  const calls = [
    stranger.put(path, {}),
    stranger.post(`${path}/messages`, {}),
    stranger.post(`${path}/attendees`, {}),
    stranger.post(`${path}/dates/${dateId}`, {}),
    stranger.post(`${path}/dates/${dateId}/arrivals`, {}),
  ];
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses).toEqual(calls.map(() => 403));
  expect((await browser.put(path, {})).status).toBe(400);
});

describe("an event that was cancelled", () => {
  const rule = { frequency: "weekly", count: 3 };
  const turn = (id: number, deed: string, by = browser) =>
    by.post(`/api/events/${id}/${deed}`, { note: "See you" });

  test("is resumed with its dates, those called off by themselves apart", async () => {
    const { id } = await create({ rule });
    const [first, second, third] = await datesOf(id);
    const guest = await join(id, first?.id ?? 0);
    await decide(id, second?.id ?? 0, { deed: "cancel" });
    await decide(id, third?.id ?? 0, { deed: "postpone" });
    await turn(id, "cancel");
    expect((await turn(id, "resume", other.browser)).status).toBe(403);
    expect((await turn(id, "resume")).body).toMatchObject({
      status: "active",
      comingDates: [{ status: "active" }, { status: "cancelled" }, { status: "postponed" }],
    });
    await landfall.jobsIdle();
    expect(newsTo(guest)).toEqual(["Cancelled", "Takes place after all"]);
    expect((await readDate(db, first?.id ?? 0)).sequence).toBe(2);
    // Nothing is left to resume, and nobody is told twice.
    expect((await turn(id, "resume")).status).toBe(200);
    await landfall.jobsIdle();
    expect(newsTo(guest)).toHaveLength(2);
    await join(id, first?.id ?? 0);
  });

  test("lets its line move up when it takes place again", async () => {
    const { id, dateId } = await create({ capacity: 1 });
    await join(id, dateId);
    const waiting = await join(id, dateId);
    await turn(id, "cancel");
    await decide(id, dateId, { deed: "capacity", capacity: 2 });
    expect((await readParty(db, dateId, waiting)).status).toBe("waiting");
    await turn(id, "resume");
    expect((await readParty(db, dateId, waiting)).status).toBe("registered");
  });

  test("is resumed with its only date, also when that was cancelled by itself before", async () => {
    const { id, dateId } = await create();
    const guest = await join(id, dateId);
    await decide(id, dateId, { deed: "cancel" });
    await turn(id, "cancel");
    expect(await turn(id, "resume")).toMatchObject({
      status: 200,
      body: { status: "active", date: { status: "active", statusNote: "See you" } },
    });
    await landfall.jobsIdle();
    expect(newsTo(guest)).toEqual(["Cancelled", "Takes place after all"]);
    await join(id, dateId);
  });

  test("is resumed as a series of which every date was cancelled by itself, to be taken up one by one", async () => {
    const { id } = await create({ rule: { ...rule, count: 2 } });
    const ids = (await datesOf(id)).map((date) => date.id);
    for (const dateId of ids) await decide(id, dateId, { deed: "cancel" });
    await turn(id, "cancel");
    expect(await turn(id, "resume")).toMatchObject({
      status: 200,
      body: { comingDates: [{ status: "cancelled" }, { status: "cancelled" }] },
    });
    expect((await decide(id, ids[1] ?? 0, { deed: "resume" })).status).toBe(200);
  });

  test("is not resumed once all of its dates are over", async () => {
    const { id, dateId } = await create();
    await turn(id, "cancel");
    await db.execute(sql`
      update event_dates set starts_at = now() - interval '1 day', ends_at = null where id = ${dateId}`);
    expect(await turn(id, "resume")).toMatchObject({
      status: 409,
      body: { message: "All of its dates are over. Please give it a new one first." },
    });
  });

  test("has no date that takes place by itself, and changes without a mail", async () => {
    const { id, dateId } = await create();
    const guest = await join(id, dateId);
    await turn(id, "cancel");
    const refused = await decide(id, dateId, { deed: "resume" });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: "The whole event is cancelled. Please resume it first." },
    });
    await edit(id, { location: "Back Creek" });
    await landfall.jobsIdle();
    expect(newsTo(guest)).toEqual(["Cancelled"]);
  });
});

describe("the places of one date", () => {
  test("are never fewer than are taken, and more let the line move up", async () => {
    const { id } = await create({ capacity: 4, rule: { frequency: "weekly", count: 2 } });
    const [date, later] = await datesOf(id);
    const dateId = date?.id ?? 0;
    await join(id, dateId, 4);
    const three = await join(id, dateId, 3);
    const last = await join(id, dateId, 4);
    const places = (capacity: number | null) => decide(id, dateId, { deed: "capacity", capacity });
    const message = "4 places are taken already. Please give at least as many.";
    expect(await places(3)).toMatchObject({ status: 409, body: { fields: { capacity: message } } });
    expect((await places(7)).status).toBe(200);
    expect((await readParty(db, dateId, three)).status).toBe("registered");
    expect((await readParty(db, dateId, last)).status).toBe("waiting");
    expect((await places(null)).status).toBe(200);
    expect(await readDate(db, dateId)).toMatchObject({ taken: 11, waitingParties: 0 });
    expect(await readDate(db, later?.id ?? 0)).toMatchObject({ capacity: 4 });
  });

  test("of an event with one date are those of the event", async () => {
    const { id, dateId } = await create({ capacity: 10 });
    await decide(id, dateId, { deed: "capacity", capacity: 20 });
    expect(await readEditable(id)).toMatchObject({ capacity: 20 });
  });
});

describe("what is over", () => {
  const over = { startDate: "2024-06-12T18:00", endDate: "2024-06-12T21:00" };
  const isOver = { status: 400, body: { fields: { startDate: expect.stringContaining("over") } } };

  test("is not announced, and nothing is moved there", async () => {
    expect(await browser.post("/api/events", raceFacts(over))).toMatchObject(isOver);
    const { id, dateId } = await create();
    expect(await browser.put(`/api/events/${id}`, raceFacts(over))).toMatchObject(isOver);
    expect(await decide(id, dateId, { deed: "move", ...over })).toMatchObject(isOver);
    expect((await readDate(db, dateId)).sequence).toBe(0);
  });

  test("ends no series by mistake", async () => {
    const rule = { frequency: "weekly", until: "2024-01-01" };
    const { id } = await create({ rule: { frequency: "weekly", count: 3 } });
    expect(await browser.put(`/api/events/${id}`, raceFacts({ rule }))).toMatchObject(isOver);
  });
});

test("a single date that is moved says in the form when its event is", async () => {
  const { id, dateId } = await create();
  await decide(id, dateId, { deed: "move", startDate: june(SATURDAY + 1), endDate: null });
  expect(await readEditable(id)).toMatchObject({ startDate: june(SATURDAY + 1), endDate: null });
  await edit(id, { startDate: june(SATURDAY + 2), endDate: null });
  expect((await datesOf(id)).map(({ slot }) => slot)).toEqual([june(SATURDAY + 2)]);
});

describe("a deed about one date", () => {
  const { browser, create, edit, decide, datesOf, join, readEditable } = other;

  test("a form that was filled in before a date was moved or its places set is refused, and a mended word mails nobody", async () => {
    const { id, dateId } = await create({ capacity: 4 });
    const guest = await join(id, dateId);
    for (const deed of [
      { deed: "move", startDate: june(SATURDAY, "20:00"), endDate: june(SATURDAY, "23:00") },
      { deed: "capacity", capacity: 9 },
    ]) {
      const { version } = await readEditable(id);
      expect((await decide(id, dateId, deed)).status).toBe(200);
      expect(await browser.put(`/api/events/${id}`, raceFacts({ version }))).toMatchObject({
        ...{ status: 409, body: { code: "version_conflict" } },
      });
    }
    const now = await readEditable(id);
    const mended = await edit(id, { ...now, description: "Three legs." });
    expect(mended).toMatchObject({ startLocal: june(SATURDAY, "20:00"), capacity: 9 });
    await landfall.jobsIdle();
    expect(newsTo(guest)).toEqual(["Changed"]);
  });

  test("a form about one date of a series is refused once that date was moved", async () => {
    const { id } = await create({ rule: { frequency: "weekly", count: 2 } });
    const [first] = await datesOf(id);
    const before = await readEditable(id);
    const wish = { ...before, scope: "date", dateId: first?.id };
    await decide(id, first?.id ?? 0, { deed: "move", startDate: june(SATURDAY + 1) });
    expect((await browser.put(`/api/events/${id}`, wish)).status).toBe(409);
    const { version } = await readEditable(id);
    expect((await browser.put(`/api/events/${id}`, { ...wish, version })).status).toBe(200);
  });

  test("a cancelled date is resumed before it is moved; one that was postponed has a new date", async () => {
    const { id, dateId } = await create();
    const guest = await join(id, dateId);
    const move = { deed: "move", startDate: june(SATURDAY + 1), endDate: null };
    await decide(id, dateId, { deed: "cancel" });
    const message = "This date is cancelled. Please resume it first, then move it.";
    expect(await decide(id, dateId, move)).toMatchObject({ status: 409, body: { message } });
    expect((await readDate(db, dateId)).status).toBe("cancelled");
    await decide(id, dateId, { deed: "resume" });
    await decide(id, dateId, { deed: "postpone" });
    await decide(id, dateId, move);
    await landfall.jobsIdle();
    const back = "Takes place after all";
    expect(newsTo(guest)).toEqual(["Cancelled", back, "Postponed", "It has a new date"]);
    const { text = "" } = landfall.mails.findLast(({ to }) => to === guest) ?? {};
    const words = text.replaceAll(/\s+/g, " ");
    expect(words).toContain("This event was postponed. It has a new date now and takes place.");
    expect(words).toMatch(/Before: Sat, Jun/);
  });
});

test("a pin stays, and without one the middle of the town is found again with the town", async () => {
  const { id, latitude } = await create();
  expect(latitude).toBeCloseTo(38.97, 0);
  expect(await readEditable(id)).toMatchObject({ latitude: null, longitude: null });
  const moved = await edit(id, { city: "Savannah", state: "Georgia" });
  expect(moved.latitude).toBeCloseTo(32.0, 0);
  const pin = { latitude: 38.97123, longitude: -76.48321 };
  await edit(id, pin);
  expect(await readEditable(id)).toMatchObject(pin);
});

test("a duplicate has the picture, the tags, the rule and the places of the first", async () => {
  const rule = { frequency: "weekly", count: 3 };
  const imageUrl = await uploadPicture();
  const { id } = await create({ rule, imageUrl, tags: "sail, night", capacity: 30 });
  const first = await readEditable(id);
  const copy = await create({ ...first, imageUrl: first.imageUrl, startDate: june(SATURDAY) });
  expect(copy).toMatchObject({ imageUrl, tags: ["sail", "night"], capacity: 30 });
  expect(copy.comingDates).toHaveLength(3);
});

async function uploadPicture(): Promise<string> {
  const dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const { imageUrl } = await create({ imageFile: `data:image/png;base64,${dot}` });
  return imageUrl ?? "";
}
