import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
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
