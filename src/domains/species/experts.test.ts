import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "#src/db/schema/accounts.server.ts";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import { type BrowserLike, browserOf } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall, type TestLandfall } from "#tests/support/test-landfall.ts";
import type { Expert } from "./expert-contract.ts";
import { isExpertIn } from "./experts.server.ts";

let landfall: TestLandfall;
let admin: BrowserLike;
beforeAll(async () => {
  landfall = await startTestLandfall();
  admin = await browserOf(landfall, await buildAdmin(landfall));
});
afterAll(() => landfall.stop());

async function judges(id: string, group: string | null): Promise<boolean> {
  const [person] = await landfall.db.select().from(users).where(eq(users.id, id));
  if (!person) throw new Error("There is nobody");
  const { rows } = await landfall.db.execute(
    sql`select ${isExpertIn(person, sql`${group}::text`)} as judges`,
  );
  return rows[0]?.judges === true;
}

const listed = async (): Promise<Expert[]> =>
  (await admin.get("/api/admin/experts")).body as Expert[];

test("an expertise counts for its group from when it is given until it is taken", async () => {
  const person = await buildPerson(landfall);
  const give = (group: string) => admin.post("/api/admin/experts", { email: person.email, group });
  expect(await judges(person.id, "turtles")).toBe(false);
  expect((await give("turtles")).status).toBe(200);
  expect((await give("turtles")).status).toBe(200);
  expect(await judges(person.id, "turtles")).toBe(true);
  expect(await judges(person.id, "birds")).toBe(false);
  expect(await judges(person.id, null)).toBe(false);
  await give("");
  expect(await judges(person.id, "birds")).toBe(true);

  const own = (await listed()).filter(({ email }) => email === person.email);
  expect(own.map(({ group }) => group).toSorted()).toEqual(["turtles", null].toSorted());
  for (const { id } of own)
    expect((await admin.delete(`/api/admin/experts/${id}`)).status).toBe(200);
  expect(await judges(person.id, "turtles")).toBe(false);
  const lines = await landfall.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subjectName, person.email));
  expect(lines.map(({ action }) => action).toSorted()).toEqual(
    ["expert.give", "expert.give", "expert.take", "expert.take"].toSorted(),
  );
});

test("an address without an account is refused beside its field", async () => {
  const answer = await admin.post("/api/admin/experts", {
    ...{ email: "nobody@example.com", group: "turtles" },
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ fields: { email: expect.any(String) } });
});
