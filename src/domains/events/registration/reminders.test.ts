import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { eventDates, eventRegistrations, events } from "#src/db/schema/events.server.ts";
import { openBrowser } from "#tests/support/browser-like.ts";
import { openDate, readDate, readParty, register } from "#tests/support/events.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { dayBefore } from "../series/wall-time.ts";
import { deliverReminder } from "./deliver-reminder.server.tsx";
import { registrationToken } from "./registration-token.server.ts";
import { remindAttendees } from "./remind-attendees.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const reminders = (email: string) =>
  landfall.mails.filter(({ to, written }) => to === email && written === "ReminderMail");

/** As if it were so long before the start; whatever was asked for is mailed. */
async function remindBefore(dateId: number, milliseconds: number): Promise<void> {
  const { startsAt } = await readDate(db, dateId);
  await remindAttendees(services, new Date(startsAt.getTime() - milliseconds));
  await landfall.jobsIdle();
}

const patch = (id: number, change: Partial<typeof eventRegistrations.$inferInsert>) =>
  db.update(eventRegistrations).set(change).where(eq(eventRegistrations.id, id));

test("a day before the start everybody who comes is reminded once, with place, time, tide and ticket", async () => {
  const { path, dateId } = await openDate(landfall, null);
  const { email } = await register(landfall, path, { attendeeCount: 3 });
  await remindBefore(dateId, DAY + HOUR);
  expect(reminders(email)).toEqual([]);
  await remindBefore(dateId, DAY);
  await remindBefore(dateId, DAY);
  await remindBefore(dateId, HOUR);
  expect(reminders(email)).toHaveLength(1);
  const [mail] = reminders(email);
  expect(mail?.subject).toMatch(/^Tomorrow: |^Today: /);
  expect(mail?.html).toContain("City Dock, Annapolis, Maryland");
  expect(mail?.html).toMatch(/E[DS]T/);
  expect(mail?.html).toMatch(/Tide at the start: -?\d+\.\d ft and (rising|falling), next high at/);
  expect(mail?.html).toContain("Predicted, not for navigation");
  const { id } = await readParty(db, dateId, email);
  expect(mail?.html).toContain(registrationToken(services, id));
  expect(mail?.html).toContain("Admits 3.");
});

test("two that run at the same moment remind once", async () => {
  const { path, dateId } = await openDate(landfall, null);
  const { email } = await register(landfall, path);
  await Promise.all([remindBefore(dateId, HOUR), remindBefore(dateId, HOUR)]);
  expect(reminders(email)).toHaveLength(1);
});

test("one that runs late catches up, but never after the start", async () => {
  const { path, dateId } = await openDate(landfall, null);
  const late = await register(landfall, path);
  await remindBefore(dateId, -1);
  expect(reminders(late.email)).toEqual([]);
  await remindBefore(dateId, 5 * 60_000);
  expect(reminders(late.email)).toHaveLength(1);
});

test("a mail that is only written after the start is not sent", async () => {
  const { path, dateId } = await openDate(landfall, null);
  const { email } = await register(landfall, path);
  const { id: registrationId } = await readParty(db, dateId, email);
  const begun = { startsAt: new Date(Date.now() - 60_000), endsAt: null };
  await db.update(eventDates).set(begun).where(eq(eventDates.id, dateId));
  await deliverReminder(services, { registrationId });
  expect(reminders(email)).toEqual([]);
});

test("nobody is reminded who waits, left, came within the last day, has yet to confirm, or is invented", async () => {
  const { path, dateId } = await openDate(landfall, 5);
  const people = [];
  for (let n = 0; n < 5; n += 1) people.push((await register(landfall, path)).email);
  const waiting = await register(landfall, path);
  const ids = await Promise.all(
    people.map(async (email) => (await readParty(db, dateId, email)).id),
  );
  const [left = 0, recent = 0, unconfirmed = 0, invented = 0] = ids;
  const { startsAt } = await readDate(db, dateId);
  const token = registrationToken(services, left);
  await openBrowser(landfall).post("/api/event-registrations", { token, deed: "cancel" });
  await patch(recent, { createdAt: new Date(startsAt.getTime() - DAY + 1) });
  await patch(unconfirmed, { confirmBy: new Date(startsAt.getTime() - 2 * HOUR) });
  await patch(invented, { isDemo: true });
  const movedUp = await readParty(db, dateId, waiting.email);
  expect(movedUp).toMatchObject({ status: "registered" });
  expect(movedUp.confirmBy).not.toBeNull();
  const inLine = await register(landfall, path);
  expect(inLine.answer.body).toMatchObject({ status: "waiting" });
  await remindBefore(dateId, HOUR);
  expect(reminders(inLine.email)).toEqual([]);
  const written = people.map((email) => reminders(email).length);
  expect([...written, reminders(waiting.email).length]).toEqual([0, 0, 0, 0, 1, 0]);
});

test.each([
  ["cancelled", { status: "cancelled" as const }],
  ["postponed", { status: "postponed" as const }],
])("a date that is %s is not reminded of", async (_what, change) => {
  const { path, dateId } = await openDate(landfall, null);
  const { email } = await register(landfall, path);
  await db.update(eventDates).set(change).where(eq(eventDates.id, dateId));
  await remindBefore(dateId, HOUR);
  expect(reminders(email)).toEqual([]);
});

test("an event that was taken down is not reminded of", async () => {
  const { path, dateId, eventId } = await openDate(landfall, null);
  const { email } = await register(landfall, path);
  await db.update(events).set({ takenDownReason: "Made up" }).where(eq(events.id, eventId));
  await remindBefore(dateId, HOUR);
  expect(reminders(email)).toEqual([]);
});

test("a date that is moved to another week is reminded of again", async () => {
  const { path, dateId } = await openDate(landfall, null);
  const { email } = await register(landfall, path);
  await remindBefore(dateId, HOUR);
  const { startsAt } = await readDate(db, dateId);
  const moved = { startsAt: new Date(startsAt.getTime() + 7 * DAY), endsAt: null };
  await db.update(eventDates).set(moved).where(eq(eventDates.id, dateId));
  await remindBefore(dateId, HOUR);
  expect(reminders(email)).toHaveLength(2);
});

test("the day before is by the clocks of the place, also when they change", () => {
  const at = (startsAt: string) => dayBefore(new Date(startsAt), "America/New_York").toISOString();
  expect(at("2027-06-12T13:30:00Z")).toBe("2027-06-11T13:30:00.000Z");
  expect(at("2027-11-07T15:00:00Z")).toBe("2027-11-06T14:00:00.000Z");
  expect(at("2027-03-14T14:00:00Z")).toBe("2027-03-13T15:00:00.000Z");
});
