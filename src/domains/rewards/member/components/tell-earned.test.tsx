// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast, toast } from "#src/design/primitives/toast-store.ts";
import { answer, answerCalls, loseConnection } from "#tests/support/answer-calls.ts";
import { until } from "#tests/support/until.ts";
import { tellEarned } from "./tell-earned.ts";

const TAKE = "POST /api/users/*/celebrations";
const one = (title: string, points: number) => ({
  ...{ id: points, title, icon: "award", points, badgeLevel: "bronze" },
  earnedAt: "2127-05-02T12:00:00.000Z",
});

const quiet = () => act(() => dismissToast(currentToast()?.id ?? 0));
beforeEach(quiet);
afterEach(() => {
  quiet();
  vi.unstubAllGlobals();
});

test("one achievement is told by its name and points, politely", async () => {
  answerCalls({ [TAKE]: answer([one("Dock Hopper", 100)]) });
  await tellEarned("u1");
  expect(currentToast()).toMatchObject({
    ...{ title: "Achievement earned", tone: "honor", open: true },
    description: "Dock Hopper: +100 points.",
  });
});

test("several are one message, and many are counted", async () => {
  const many = ["First Log Entry", "Harbor Critic", "Storyteller", "Local Pilot"];
  answerCalls({ [TAKE]: answer(many.map((title, index) => one(title, 400 + index))) });
  await tellEarned("u1");
  expect(currentToast()?.title).toBe("4 achievements earned");
  expect(currentToast()?.description).toBe(
    "First Log Entry, Harbor Critic, 2 more: +1,606 points.",
  );
});

test("nothing earned, and no connection, are silent", async () => {
  const before = currentToast()?.id;
  for (const said of [answer([]), loseConnection]) {
    answerCalls({ [TAKE]: said });
    await tellEarned("u1");
  }
  expect(currentToast()?.id).toBe(before);
});

test("what is being told is not pushed away, and nothing is taken until then", async () => {
  const api = answerCalls({ [TAKE]: answer([one("Dock Hopper", 100)]) });
  toast({ title: "Visit confirmed" });
  const telling = tellEarned("u1");
  await Promise.resolve();
  expect(api.calls).toEqual([]);
  expect(currentToast()?.title).toBe("Visit confirmed");
  quiet();
  await telling;
  await until(() => expect(currentToast()?.title).toBe("Achievement earned"));
});
