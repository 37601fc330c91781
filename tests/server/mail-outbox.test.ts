import { afterAll, expect, test } from "vitest";
import { mailOutbox } from "#src/db/schema/platform.server.ts";
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
