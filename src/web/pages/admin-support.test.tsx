// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { SupportThread } from "#src/domains/support/contract.ts";
import { answer, answerList } from "#tests/support/answer-calls.ts";
import { openAdminTab, rowOf } from "#tests/support/open-admin.tsx";
import { closePage, press } from "#tests/support/open-page.tsx";

afterEach(closePage);

const at = "2026-11-17T09:00:00.000Z";
const TASK: SupportThread = {
  ...{ id: 4, name: "Landfall", email: "tasks@landfall.example", category: "promotion" },
  ...{ subject: "Custom photography for Halfway Rock", status: "open" },
  ...{ isTask: true, isDemo: false, createdAt: at, lastMessageAt: at },
};
const BODY = "Halfway Rock has Top Tier Featured, which includes: Custom photography.";

test("what people must do for a package stands in the inbox as a task, with what it is about", async () => {
  const message = { id: 1, fromAdmin: false, authorName: "Landfall", body: BODY, createdAt: at };
  await openAdminTab("support", {
    "GET /api/admin/support": answerList([TASK]),
    "GET /api/admin/support/counts": answer({ open: 1, answered: 0, closed: 0 }),
    "GET /api/admin/support/4": answer({ ...TASK, messages: [message] }),
  });
  const row = within(await rowOf(TASK.subject));
  expect(row.getByText("Task")).toBeTruthy();
  await press(`Open ${TASK.subject}`);
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText(/includes: Custom photography/)).toBeTruthy();
  expect(dialog.queryByLabelText("Your answer")).toBeNull();
});
