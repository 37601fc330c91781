// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { useNavigate } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast } from "#src/design/primitives/toast-store.ts";
import { answer, answerCalls } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, openPage, told } from "#tests/support/open-page.tsx";
import { useCelebrations } from "./use-celebrations.ts";

afterEach(() => {
  closePage();
  vi.restoreAllMocks();
});

const TAKE = "POST /api/users/*/celebrations";
const EARNED = { id: 3, title: "Dock Hopper", icon: "map-pin", points: 100, badgeLevel: "bronze" };

let go: (path: string) => void;
function Page() {
  const navigate = useNavigate();
  go = (path) => act(() => void navigate(path));
  useCelebrations();
  return null;
}

const idle = vi.fn((run: () => void) => void queueMicrotask(run));

function open(viewer: ReturnType<typeof currentUser> | null, now: number) {
  idle.mockClear();
  vi.stubGlobal("requestIdleCallback", idle);
  vi.stubGlobal("cancelIdleCallback", () => undefined);
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const earned = [{ ...EARNED, earnedAt: "2127-05-02T12:00:00.000Z" }];
  const api = answerCalls({ [TAKE]: answer(earned) });
  openPage({ path: "/", page: Page, viewer });
  return api;
}

const dismiss = () => act(() => dismissToast(currentToast()?.id ?? 0));

test("a member is told of what was earned, and pages in a hurry do not ask again", async () => {
  const api = open(currentUser(), 1_000_000);
  await told("Achievement earned", "Dock Hopper");
  go("/?tab=tiers");
  vi.spyOn(performance, "now").mockImplementation(() => 1_061_000);
  go("/?tab=leaderboard");
  dismiss();
  await told("Achievement earned");
  expect(api.sent(TAKE)).toHaveLength(2);
});

test("a tab that nobody looks at asks for nothing", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const api = open(currentUser(), 5_000_000);
  expect(api.calls).toEqual([]);
});

test.each([
  ["a visitor", null],
  ["an administrator", currentUser({ isAdmin: true })],
])("%s asks for nothing", (_, viewer) => {
  open(viewer, 9_000_000);
  expect(idle).not.toHaveBeenCalled();
});
