import { afterAll, expect, test } from "vitest";
import { localDateAt } from "#src/domains/hours/calendar.ts";
import { addDays } from "#src/shared/calendar-days.ts";
import { ask, openRental } from "#tests/support/rentals.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { setPolicy } from "../desk/set-policy.server.ts";
import { listItems } from "../item/queries.server.ts";
import { readPicker } from "./read-picker.server.ts";
import { dateWords } from "./when-words.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const ZONE = "America/New_York";

async function openPicker() {
  const { business, item, owner } = await openRental(
    landfall,
    { quantity: 2, noticeMinutes: 2 * 1440 },
    { timeZone: ZONE },
  );
  await setPolicy(landfall.services, owner as never, {
    ...{ businessId: business.id, policy: "Rain is no reason." },
  });
  const items = await listItems(db, business.id);
  const today = localDateAt(new Date(), ZONE);
  const read = (search: Record<string, string>) =>
    readPicker(db, items, new URLSearchParams({ rent: String(item.id), ...search }));
  return { today, read };
}

test("begins with the first day on which something is free, and no week before today", async () => {
  const { today, read } = await openPicker();
  const picker = await read({});
  expect(picker?.availability.days.map(({ date }) => date)).toEqual(
    Array.from({ length: 7 }, (_, day) => addDays(today, day)),
  );
  expect(picker?.day).toBe(picker?.availability.days.find(({ starts }) => starts.length)?.date);
  expect(picker?.day).not.toBe(today);
  expect(picker).toMatchObject({
    ...{ earlier: null, later: addDays(today, 7), policy: "Rain is no reason." },
  });
});

test("a day is shown in its week, also when nothing is free on it", async () => {
  const { today, read } = await openPicker();
  expect(await read({ day: today })).toMatchObject({ day: today, earlier: null });
  expect(await read({ day: addDays(today, 9) })).toMatchObject({
    ...{ day: addDays(today, 9), earlier: today, later: addDays(today, 14) },
  });
  expect(await read({ week: addDays(today, 7) })).toMatchObject({ day: addDays(today, 7) });
  for (const day of [addDays(today, -1), "9999-01-01", "x"])
    expect((await read({ day }))?.earlier).toBe(null);
});

test("a start that can be had brings its day and its ends", async () => {
  const { read } = await openPicker();
  const start = (await read({}))?.availability.days.flatMap(({ starts }) => starts).at(-1);
  const picker = await read({ start: start?.startDate ?? "", units: "2" });
  expect(picker).toMatchObject({ start: { ...start, isFree: true }, quantity: 2 });
  expect(picker?.day).toBe(start?.local.slice(0, 10));
  expect(picker?.ends.length).toBeGreaterThan(0);
  expect(await read({ start: "2020-01-01T00:00:00.000Z", units: "3" })).toMatchObject({
    ...{ start: null, ends: [], quantity: 1 },
  });
});

test("a start that was taken meanwhile is still known, with no end", async () => {
  const { today, read } = await openPicker();
  const day = addDays(today, 1);
  const startDate = `${day}T17:00:00.000Z`;
  expect(await read({ day, start: startDate })).toMatchObject({
    ...{ start: { startDate, local: expect.stringMatching(`^${day}T1[23]:00$`), isFree: false } },
    ...{ day, ends: [] },
  });
  for (const start of ["x", `${day}T17:00Z`, `${addDays(today, 30)}T17:00:00.000Z`])
    expect((await read({ day, start }))?.start).toBe(null);
});

test("a day or a number that cannot be had is told with what is shown instead", async () => {
  const { today, read } = await openPicker();
  const told = async (search: Record<string, string>) => (await read(search))?.instead ?? "";
  const over = addDays(today, -3);
  expect(await told({ day: over })).toBe(
    `${dateWords(over)} is over. These are the times of ${dateWords((await read({}))?.day ?? "")} for 1.`,
  );
  expect(await told({ day: "9999-12-31" })).toContain("Bookings can begin by ");
  expect(await told({ day: "abc" })).toContain("is not in the calendar");
  expect(await told({ units: "99" })).toContain("You can choose from 1 to 2 of them.");
  expect(await told({ day: addDays(today, 3), units: "2" })).toBe("");
  expect(await read({})).toMatchObject({
    ...{ firstDay: today, lastDay: addDays(today, 730), zoneName: "Eastern Time" },
  });
});

test("a start that is not offered says why, and only what others have is called taken", async () => {
  const { business, item, desk } = await openRental(
    landfall,
    { availableSeasons: ["summer"], noticeMinutes: 0, startStep: 60 },
    { timeZone: ZONE },
  );
  const items = await listItems(db, business.id);
  const today = localDateAt(new Date(), ZONE);
  const days = Array.from({ length: 400 }, (_, index) => addDays(today, index + 1));
  const [summer = "", winter = ""] = ["07", "01"].map((month) =>
    days.find((day) => day.slice(5, 7) === month),
  );
  const why = async (day: string, time = "17:00") => {
    const chosen = { rent: String(item.id), day, start: `${day}T${time}:00.000Z` };
    const picker = await readPicker(db, items, new URLSearchParams(chosen));
    return [picker?.start?.isFree, picker?.notOffered];
  };
  expect(await why(winter)).toEqual([false, "It is not rented at that time of the year."]);
  expect(await why(summer, "17:10")).toEqual([
    ...[false, "It can begin every 60 minutes from midnight on."],
  ]);
  expect(await why(summer)).toEqual([true, null]);
  const time = { startDate: `${summer}T17:00:00.000Z`, endDate: `${summer}T19:00:00.000Z` };
  expect((await ask(landfall, item, time)).status).toBe(201);
  expect(await why(summer)).toEqual([false, null]);
  const closed = addDays(summer, 1);
  const closing = { rentalItemIds: [item.id], firstDay: closed, lastDay: closed };
  expect((await desk.post(`/api/businesses/${business.id}/blackouts`, closing)).status).toBe(201);
  expect(await why(closed)).toEqual([false, "It is closed at that time."]);
});
