// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { closePage, fill, openPage, press, told } from "#tests/support/open-page.tsx";
import { achievementOf } from "#tests/support/reward-facts.ts";
import { until } from "#tests/support/until.ts";
import AchievementsTab from "./achievements-tab.tsx";

afterEach(closePage);

const LIST = "GET /api/admin/achievements";
const PREVIEW = "POST /api/admin/achievements/preview";
const ADD = "POST /api/admin/achievements";
const SWITCH = "POST /api/admin/achievements/101/switch";

const fixed = { ...achievementOf(1, 0), isFixed: true, isActive: true, heldBy: 1234 };
const made = (isActive: boolean) => ({
  ...fixed,
  ...{ id: 101, title: "Bay Scout", isFixed: false, isActive, heldBy: 12 },
});

function open(answers = {}) {
  const api = answerCalls({
    [LIST]: answer([fixed, made(true)]),
    [PREVIEW]: answer({ people: 40, some: ["Wren Tolliver", "Silas Okafor"] }),
    [ADD]: answer(made(false), { status: 201 }),
    [SWITCH]: answer(made(false)),
    ...answers,
  });
  openPage({ path: "/", page: AchievementsTab });
  return api;
}

test("each achievement says its rule and who holds it; the nine have no switch", async () => {
  open();
  const first = (await screen.findByText("First Log Entry")).closest("li") as HTMLElement;
  for (const said of [
    "Always on",
    "+50 points",
    "Bronze",
    "published reviews, goal 1",
    "held by 1,234",
  ])
    expect(first.textContent).toContain(said);
  expect(within(first).queryByRole("button")).toBeNull();
  expect(screen.getByRole("button", { name: "Switch off Bay Scout" })).toBeTruthy();
});

test("switching off says what follows and asks first", async () => {
  const api = open();
  await screen.findByText("Bay Scout");
  await press("Switch off Bay Scout");
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/^Whoever holds it \(12\) loses it and its points/)).toBeTruthy();
  expect(api.sent(SWITCH)).toEqual([]);
  await press("Switch off", question);
  await told("Switched off", "Bay Scout");
  expect(api.sent(SWITCH)).toEqual([{ isActive: false }]);
});

test("switching on says how many earn it at once; one that failed stays asked", async () => {
  const api = open({
    [LIST]: answer([made(false)]),
    [SWITCH]: refuse(500, { message: "It is late." }),
  });
  await screen.findByText("Switched off");
  await press("Switch on Bay Scout");
  const question = within(await screen.findByRole("alertdialog"));
  await question.findByText(
    "40 people meet this goal now and would earn it at once: Wren Tolliver, Silas Okafor, 38 more. Nobody is mailed.",
  );
  await press("Switch on", question);
  await told("Error", "It is late.");
  expect(api.sent(SWITCH)).toEqual([{ isActive: true }]);
  expect(screen.getByRole("alertdialog")).toBeTruthy();
});

test("one is added from a rule, with how many would earn it as things are", async () => {
  const api = open();
  await screen.findByText("Bay Scout");
  await press("Add achievement");
  const dialog = within(await screen.findByRole("dialog", { name: "Add achievement" }));
  await dialog.findByText(
    "40 people meet this goal now and would earn it at once: Wren Tolliver, Silas Okafor, 38 more.",
  );
  await press("Add achievement", dialog);
  expect(await dialog.findByText("Please give it a title.")).toBeTruthy();
  await fill({ Title: "State hopper", Description: "Be active in three states." });
  await fill({ Category: "Places", Points: "75", "What is counted": "states", Goal: "3" });
  await fill({ Icon: "compass", "Badge level": "gold" });
  await until(() => expect(api.sent(PREVIEW).at(-1)).toEqual({ measure: "states", goal: 3 }));
  await press("Add achievement", dialog);
  await told("Achievement added", "Nobody earns it until you switch it on.");
  expect(api.sent(ADD)).toEqual([
    {
      ...{ title: "State hopper", description: "Be active in three states.", icon: "compass" },
      ...{ category: "Places", points: 75, badgeLevel: "gold" },
      requirements: { measure: "states", goal: 3 },
    },
  ]);
});

test("a goal that is none is not counted, and a list that does not load says so", async () => {
  const api = open();
  await screen.findByText("Bay Scout");
  await press("Add achievement");
  await screen.findByText(/^40 people/);
  const before = api.sent(PREVIEW).length;
  await fill({ Goal: "" });
  await screen.findByText("Give a goal to see who would earn it.");
  expect(api.sent(PREVIEW)).toHaveLength(before);
  closePage();
  open({ [LIST]: refuse(500, { message: "No." }) });
  await screen.findByText("Achievements did not load");
});
