import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { eventDates } from "#src/db/schema/events.server.ts";
import { auditLog, flags } from "#src/db/schema/moderation.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { readDate, readParty, register } from "#tests/support/events.ts";
import { meetAt } from "#tests/support/meet-at.ts";
import { buildAdmin, buildOrganizer } from "#tests/support/people.ts";
import { shownAt } from "#tests/support/shown-version.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { registrationToken } from "../registration/registration-token.server.ts";
import { viewRegistration } from "../registration/view-registration.server.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const owner = await buildOrganizer(landfall, { email: "nell@example.com" });
const organizer = await browserOf(landfall, owner);
const admin = await browserOf(landfall, await buildAdmin(landfall));
const visitor = openBrowser(landfall);

const REASON = "There is no such harbor.";
let id: number;
let dateId: number;
let guest: string;
let waiting: string;

beforeEach(async () => {
  const facts = { capacity: 1, organizerId: owner.id };
  const { event, date } = await buildEvent(db, facts, [{ startsAt: noonNextWeek() }]);
  [id, dateId] = [event.id, date.id];
  guest = (await register(landfall, `/api/events/${id}/register`)).email;
  waiting = (await register(landfall, `/api/events/${id}/register`)).email;
  await landfall.jobsIdle();
  landfall.mails.length = 0;
});

/** Whatever the hour is, it is over on the day on which it begins. */
const noonNextWeek = (): Date => {
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  return new Date(`${day}T17:00Z`);
};

const report = (reason = "spam") => visitor.post(`/api/events/${id}/report`, { reason });
const shown = () => shownAt(admin, `/api/admin/events/${id}`);
const takeDown = async (browser = admin) =>
  browser.post(`/api/admin/events/${id}/take-down`, { reason: REASON, ...(await shown()) });
const putBack = () => admin.post(`/api/admin/events/${id}/put-back`, {});
const reportsOf = () =>
  db
    .select()
    .from(flags)
    .where(and(eq(flags.subjectType, "event"), eq(flags.subjectId, id)));
const mailsTo = (address: string) => landfall.mails.filter(({ to }) => to === address);
const statusOf = async (path: string) => (await visitor.get(path)).status;

const month = async () => {
  const { startsAt } = await readDate(db, dateId);
  return startsAt.toISOString().slice(0, 7);
};

/** Every public list, and how often the event stands in it. */
async function listings(): Promise<number[]> {
  const { startsAt } = await readDate(db, dateId);
  const day = startsAt.toLocaleDateString("sv", { timeZone: "America/New_York" });
  const paths = [
    "/api/events",
    "/api/events?q=severn",
    "/api/events?city=Annapolis",
    `/api/events?startDate=${day}`,
    "/api/events/upcoming?limit=50",
    `/api/events/calendar?month=${await month()}`,
  ];
  const answers = await Promise.all(paths.map((path) => visitor.get(path)));
  return answers.map(
    ({ body }) =>
      (body as { id?: number; events?: { id: number }[] }[])
        .flatMap((item) => item.events ?? [item])
        .filter((item) => (item as { id: number }).id === id).length,
  );
}

describe("a report", () => {
  test("about an event waits for administrators, one from each reader", async () => {
    expect((await report()).status).toBe(200);
    expect((await report("other")).status).toBe(400);
    expect((await report("no such reason")).status).toBe(400);
    expect((await report()).status).toBe(200);
    expect(await reportsOf()).toMatchObject([{ status: "open", reason: "spam" }]);
    const { body } = await admin.get("/api/admin/flags?subjectType=event");
    expect(body).toContainEqual(expect.objectContaining({ subjectId: id, subjectType: "event" }));
    expect((await visitor.post("/api/events/999999/report", { reason: "spam" })).status).toBe(404);
  });

  test("that is upheld takes it down with its reason, and answers the other reports", async () => {
    await report();
    await organizer.post(`/api/events/${id}/report`, { reason: "offensive" });
    const [flag] = await reportsOf();
    const decide = (body: object) => admin.put(`/api/admin/flags/${flag?.id}`, body);
    expect((await decide({ status: "upheld", version: "another" })).status).toBe(409);
    expect(await statusOf(`/api/events/${id}`)).toBe(200);
    const decision = { status: "upheld", note: REASON, ...(await shown()) };
    expect(await decide(decision)).toMatchObject({ status: 200 });
    expect(await statusOf(`/api/events/${id}`)).toBe(404);
    expect((await reportsOf()).map(({ status }) => status)).toEqual(["upheld", "upheld"]);
    await landfall.jobsIdle();
    expect(mailsTo(owner.email)[0]?.html).toContain(REASON);
  });

  test("that is dismissed leaves it", async () => {
    await report();
    const [flag] = await reportsOf();
    await admin.put(`/api/admin/flags/${flag?.id}`, { status: "dismissed" });
    expect(await statusOf(`/api/events/${id}`)).toBe(200);
  });
});

describe("taking down", () => {
  test("is for administrators, who decide about what they saw", async () => {
    for (const browser of [organizer, visitor])
      expect([401, 403]).toContain((await takeDown(browser)).status);
    const seen = await shown();
    await organizer.put(`/api/events/${id}`, await editedTitle());
    const late = { reason: REASON, ...seen };
    expect((await admin.post(`/api/admin/events/${id}/take-down`, late)).status).toBe(409);
    const silent = { reason: " ", ...(await shown()) };
    expect((await admin.post(`/api/admin/events/${id}/take-down`, silent)).status).toBe(400);
    expect((await takeDown()).status).toBe(200);
    expect((await takeDown()).status).toBe(409);
  });

  test("hides it from every list, its page, its files and new registrations", async () => {
    expect(await listings()).toEqual([1, 1, 1, 1, 1, 1]);
    await takeDown();
    expect(await listings()).toEqual([0, 0, 0, 0, 0, 0]);
    for (const path of ["", "/calendar.ics", `/dates/${dateId}/calendar.ics`, "/attendees"])
      expect(await statusOf(`/api/events/${id}${path}`)).toBe(404);
    const person = { userName: "Late", userEmail: "late@example.com" };
    expect((await visitor.post(`/api/events/${id}/register`, person)).status).toBe(404);
    expect((await report()).status).toBe(404);
  });

  test("tells the organizer why, and those who registered that it does not take place", async () => {
    await takeDown();
    await landfall.jobsIdle();
    const [verdict, ...rest] = mailsTo(owner.email);
    expect(rest).toEqual([]);
    expect(verdict).toMatchObject({ written: "EventVerdictMail" });
    expect(verdict?.html).toContain(REASON);
    for (const email of [guest, waiting]) {
      const [news, ...more] = mailsTo(email);
      expect(more).toEqual([]);
      expect(news?.subject).toMatch(/^Cancelled: /);
      expect(news?.html).toContain("This event does not take place.");
      expect(news?.html).not.toContain(REASON);
    }
    expect(mailsTo(guest)[0]?.calendar).toMatchObject({ method: "CANCEL" });
    expect(await readDate(db, dateId)).toMatchObject({ sequence: 1, taken: 1, waitingParties: 1 });
  });

  test("is shown to the organizer, who can mend it but writes to nobody", async () => {
    await takeDown();
    const { body } = await organizer.get("/api/user/organized-events");
    expect(body).toContainEqual(expect.objectContaining({ id, takenDownReason: REASON }));
    const { body: form } = await organizer.get(`/api/events/${id}/edit`);
    expect(form).toMatchObject({ takenDownReason: REASON });
    expect((await organizer.put(`/api/events/${id}`, await editedTitle())).status).toBe(200);
    const message = { dateId, audience: "everyone", subject: "Come", body: "It is on." };
    expect((await organizer.post(`/api/events/${id}/messages`, message)).status).toBe(409);
    await landfall.jobsIdle();
    landfall.mails.length = 0;
    const note = "Come all the same.";
    for (const [path, body] of [
      [`dates/${dateId}`, { deed: "weather", call: "go", note }],
      [`dates/${dateId}`, { deed: "cancel", note }],
      ["cancel", { note }],
      ["resume", { note }],
    ] as const)
      expect((await organizer.post(`/api/events/${id}/${path}`, body)).status, path).toBe(409);
    await landfall.jobsIdle();
    expect(mailsTo(guest)).toEqual([]);
  });

  test("leaves those who registered nothing but to cancel", async () => {
    await takeDown();
    const party = await readParty(db, dateId, guest);
    const token = registrationToken(landfall.services, party.id);
    expect(await viewRegistration(landfall.services, { token })).toMatchObject({
      ...{ isShown: false, dateStatus: "cancelled" },
    });
    const send = (deed: object) => visitor.post("/api/event-registrations", { token, ...deed });
    expect(await send({ deed: "change", attendeeCount: 1 })).toMatchObject({
      status: 409,
      body: { message: "This event is no longer shown. The registration can only be cancelled." },
    });
    expect(await send({ deed: "cancel" })).toMatchObject({ body: { status: "cancelled" } });
  });

  test("is undone by putting it back, of which the same people are told", async () => {
    expect((await putBack()).status).toBe(409);
    await takeDown();
    await landfall.jobsIdle();
    landfall.mails.length = 0;
    expect((await putBack()).status).toBe(200);
    await landfall.jobsIdle();
    expect(await listings()).toEqual([1, 1, 1, 1, 1, 1]);
    expect(mailsTo(owner.email)[0]?.subject).toMatch(/^Your event is back: /);
    for (const email of [guest, waiting])
      expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Takes place after all: /),
      ]);
    expect(mailsTo(guest)[0]?.calendar).toMatchObject({ method: "REQUEST" });
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)));
    expect(entries.map(({ action }) => action)).toEqual(["event.take-down", "event.put-back"]);
    expect(entries[0]).toMatchObject({ note: REASON, subjectType: "event" });
  });

  test("is told of a date that was postponed, too, and undone to that", async () => {
    await db.update(eventDates).set({ status: "postponed" }).where(eq(eventDates.id, dateId));
    await takeDown();
    await landfall.jobsIdle();
    await putBack();
    await landfall.jobsIdle();
    expect(mailsTo(guest).map(({ subject }) => subject.split(":")[0])).toEqual([
      ...["Cancelled", "Postponed"],
    ]);
  });

  test("tells nobody of dates that are over or were cancelled before", async () => {
    await db.update(eventDates).set({ status: "cancelled" }).where(eq(eventDates.id, dateId));
    await takeDown();
    await landfall.jobsIdle();
    expect(mailsTo(guest)).toEqual([]);
    const { body } = await admin.get("/api/admin/events?takenDown=true");
    expect(body).toContainEqual(expect.objectContaining({ id, takenDownReason: REASON }));
    const { body: rest } = await admin.get("/api/admin/events?takenDown=false");
    expect(rest).not.toContainEqual(expect.objectContaining({ id }));
  });
});

test.each(["taken_down_reason", "status"])(
  "who registers at the moment in which its %s closes it does not get in",
  async (column) => {
    const { event, date } = await buildEvent(db);
    const { answer } = await meetAt(
      db,
      sql`select from event_dates where id = ${date.id} for update`,
      {
        count: 1,
        begin: () => register(landfall, `/api/events/${event.id}/register`),
        meanwhile: (tx) =>
          tx.execute(sql`
            update events set ${sql.identifier(column)} = 'cancelled' where id = ${event.id}`),
      },
    );
    expect(answer).toMatchObject({ status: 409, body: { code: "closed" } });
    expect(await readDate(db, date.id)).toMatchObject({ taken: 0 });
  },
);

async function editedTitle() {
  const { body } = await organizer.get(`/api/events/${id}/edit`);
  return { ...(body as object), title: "Mended title" };
}
