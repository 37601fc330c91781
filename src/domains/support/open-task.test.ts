import { afterAll, expect, test } from "vitest";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildAdmin } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { openTask } from "./open-task.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

test("a task of Landfall's own waits in the inbox, and there is nobody to answer", async () => {
  const admin = await browserOf(landfall, await buildAdmin(landfall));
  const id = await landfall.db.transaction((tx) =>
    openTask(tx, landfall.services, {
      ...{ category: "promotion", subject: "Money goes back", body: "Please look at it." },
    }),
  );
  const { body } = await admin.get(`/api/admin/support/${id}`);
  expect(body).toMatchObject({
    ...{ isTask: true, status: "open", name: "Landfall", email: "" },
    messages: [{ body: "Please look at it.", isFromStaff: true }],
  });
  const answer = await admin.post(`/api/admin/support/${id}/answer`, { message: "Hello?" });
  expect(answer.status).toBe(409);
  const closed = await admin.put(`/api/admin/support/${id}`, { status: "closed" });
  expect(closed.body).toMatchObject({ status: "closed" });
  expect((await landfall.mailTo("help@landfall.example")).subject).toBe("Support: Money goes back");
});
