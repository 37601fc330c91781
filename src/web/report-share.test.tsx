// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { currentToast, dismissToast, toast } from "#src/design/primitives/toast-store.ts";
import { answer, answerCalls } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, openPage, press, told } from "#tests/support/open-page.tsx";
import { useReportShare } from "./report-share.ts";

afterEach(closePage);

const ACTION = "POST /api/users/*/actions";

function SharedPage() {
  const report = useReportShare();
  const share = () => {
    toast({ title: "Link copied" });
    report({ platform: "copy", type: "business", itemId: 7 });
  };
  return (
    <button type="button" onClick={share}>
      Share
    </button>
  );
}

test("a share says what it earned once the share itself was told, and nothing where it earned nothing", async () => {
  const counted = { counted: true, points: 2, reason: null, message: "+2 points" };
  const api = answerCalls({ [ACTION]: answer(counted, { status: 201 }) });
  openPage({ path: "/", page: SharedPage, viewer: currentUser() });
  await press("Share");
  await expect.poll(() => api.sent(ACTION)).toHaveLength(1);
  expect(currentToast()?.title).toBe("Link copied");
  act(() => dismissToast(currentToast()?.id ?? 0));
  await told("+2 points", "Thank you for sharing.");

  const over = { counted: false, points: 0, reason: "over_limit", message: "Over the limit." };
  api.answer({ [ACTION]: answer(over, { status: 201 }) });
  await press("Share");
  await expect.poll(() => api.sent(ACTION)).toHaveLength(2);
  act(() => dismissToast(currentToast()?.id ?? 0));
  expect(screen.queryByText("Over the limit.")).toBeNull();
  expect(currentToast()?.open).toBe(false);
});
