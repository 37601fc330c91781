import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { mailOutbox } from "#src/db/schema/platform.server.ts";
import { ForgetOldMail } from "#src/platform/mail/outbox-jobs.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildAdmin } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

test("administrators read what was mailed, the newest first, by status and by text", async () => {
  const admin = await browserOf(landfall, await buildAdmin(landfall));
  const mail = (subject: string, minutes: number) => ({
    recipient: "nora_quay@example.com",
    subject,
    body: "Two berths further east.",
    status: "sent" as const,
    createdAt: new Date(Date.now() - minutes * 60_000),
  });
  await landfall.db
    .insert(mailOutbox)
    .values([
      mail("Older", 9),
      mail("Newer", 1),
      { ...mail("Lost", 5), status: "failed", error: "Mailbox full" },
    ]);
  const read = (query: string) => admin.get(`/api/admin/mail-outbox${query}`);
  const all = await read("?q=nora_quay");
  expect(all.headers.get("x-total-count")).toBe("3");
  expect(all.body).toMatchObject([{ subject: "Newer" }, { subject: "Lost" }, { subject: "Older" }]);
  expect((await read("?status=failed")).body).toMatchObject([{ error: "Mailbox full" }]);
  expect((await read("?q=noraXquay")).body).toEqual([]);
  expect((await read("?limit=1&offset=1")).body).toMatchObject([{ subject: "Lost" }]);
  expect((await read("?status=lost")).status).toBe(400);
});

test("what was mailed is forgotten after thirty days, by a job that runs every night", async () => {
  const { db, services } = landfall;
  const daysAgo = (days: number) => ({
    recipient: "old@example.com",
    subject: `${days} days old`,
    body: "",
    status: "sent" as const,
    createdAt: new Date(Date.now() - days * 86_400_000),
  });
  await db.insert(mailOutbox).values([daysAgo(29), daysAgo(31)]);
  await services.jobs.send(db, ForgetOldMail, {});
  await landfall.jobsIdle();
  const left = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, "old@example.com"));
  expect(left).toMatchObject([{ subject: "29 days old" }]);
  const { rows } = await db.execute(
    sql`select cron from pgboss.schedule where name = ${ForgetOldMail.name}`,
  );
  expect(rows).toEqual([{ cron: "40 3 * * *" }]);
});
