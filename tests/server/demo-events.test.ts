import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { renderArt } from "#src/art/art-file.ts";
import { openDatabase } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { events } from "#src/db/schema/events.server.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

const database = await createTestDatabase("demo");
const { db, pool } = openDatabase(database.connection, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test("the demo's events are those of the demo's organizer, whose plan is active", async () => {
  const organizers = await db
    .selectDistinct({ email: users.email, status: users.organizerSubscriptionStatus })
    .from(events)
    .leftJoin(users, eq(users.id, events.organizerId));
  expect(organizers).toEqual([{ email: "organizer@demo.example.com", status: "active" }]);
});

test("an event that is called after a day of the week is on that day", async () => {
  const rows = await db.select({ title: events.title, at: events.startsLocal }).from(events);
  const named = rows.flatMap(({ title, at }) => {
    const day = /\b(?:Sun|Wednes|Satur)day\b/.exec(title)?.[0];
    const weekday = new Date(`${at}:00Z`).toLocaleDateString("en-US", {
      ...{ weekday: "long", timeZone: "UTC" },
    });
    return day ? [{ title, day, weekday }] : [];
  });
  expect(named).toHaveLength(4);
  expect(named.filter(({ day, weekday }) => day !== weekday)).toEqual([]);
});

test("each has a picture of its own, drawn by us", async () => {
  const rows = await db.select({ image: events.image, isDemo: events.isDemo }).from(events);
  const pictures = rows.map(({ image }) => renderArt(image ?? ""));
  expect(pictures).not.toContain(null);
  expect(new Set(pictures).size).toBe(rows.length);
  expect(rows.every(({ isDemo }) => isDemo)).toBe(true);
});
