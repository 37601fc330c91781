import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { analyticsEvents } from "#src/db/schema/analytics.server.ts";
import { eventDates } from "#src/db/schema/events.server.ts";
import { openDate, readParty, register } from "#tests/support/events.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { recordRegistration } from "./record-registration.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

const readRows = () =>
  db.select().from(analyticsEvents).where(eq(analyticsEvents.eventType, "event_registration"));

test("a registration is one event of a visitor, a refused or repeated one is none", async () => {
  const { path, eventId, dateId } = await openDate(landfall, 1);
  const { email } = await register(landfall, path);
  await register(landfall, path, { email });
  await register(landfall, path, { attendeeCount: 11 });
  await register(landfall, "/api/events/999999/register");
  const closed = await openDate(landfall, 1);
  await db.update(eventDates).set({ status: "cancelled" }).where(eq(eventDates.id, closed.dateId));
  expect((await register(landfall, closed.path)).answer.status).toBe(409);
  await landfall.jobsIdle();
  const rows = await readRows();
  expect(rows).toMatchObject([
    { businessId: null, eventData: { eventId, dateId, attendeeCount: 1, status: "registered" } },
  ]);
  expect(JSON.stringify(rows)).not.toContain(email);
  const { id: registrationId, createdAt } = await readParty(db, dateId, email);
  const facts = { eventId, dateId, attendeeCount: 1, status: "registered" as const };
  await recordRegistration(services, { ...facts, registrationId, at: createdAt.toISOString() });
  expect(await readRows()).toHaveLength(1);
});
