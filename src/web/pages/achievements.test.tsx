// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answer, answerCalls, loseConnection, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import {
  click,
  closePage,
  fieldOf,
  fill,
  follow,
  hintOf,
  openPage,
  press,
  told,
} from "#tests/support/open-page.tsx";
import { achievementOf, boardOf, boardRow, entryOf, statsOf } from "#tests/support/reward-facts.ts";
import { until } from "#tests/support/until.ts";
import Achievements from "./achievements.tsx";

afterEach(closePage);

const SETTINGS = "PATCH /api/users/*/reward-settings";

function open(facts: object = {}, search = "", answers = {}) {
  const api = answerCalls({ [SETTINGS]: answer(statsOf()), ...answers });
  const own = {
    ...{ readerId: "u1", stats: statsOf(), entries: { items: [], total: 0 }, offset: 0 },
    ...{ achievements: [achievementOf(1, 1, "2127-05-03T12:00:00.000Z")], board: null },
    ...facts,
  };
  const reload = vi.fn(() => null);
  const address = `/achievements${search}`;
  const viewer = currentUser();
  const data = { own };
  const page = Achievements;
  return {
    api,
    reload,
    ...openPage({ path: "/achievements", address, page, data, viewer, reload }),
  };
}

const part = (name: string) => within(screen.getByRole("region", { name }));
const card = (name: string) => screen.getByRole("article", { name });

test("a visitor reads a prompt to sign in that leads to /api/login, and what there is to earn", () => {
  const { main } = openPage({ path: "/achievements", page: Achievements, data: { own: null } });
  expect(main.getByRole("heading", { level: 1 }).textContent).toBe("Nautical Achievements");
  expect(main.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/api/login");
  expect(main.getByRole("article", { name: "Deck Hand" })).toBeTruthy();
  expect(main.queryByRole("tablist")).toBeNull();
});

test("the stats card has the own totals, rank, way to the next tier, streak and counters", () => {
  open();
  const text = screen.getByRole("region", { name: "Your points" }).textContent ?? "";
  for (const said of ["Total points500", "Able SailorLevel 2", "250 points to Bosun", "50%"])
    expect(text).toContain(said);
  for (const said of ["Streak3 days", "Best12 days", "This month8 days"])
    expect(text).toContain(said);
  expect(text).toContain("One missed day in seven is forgiven");
  for (const [label, count] of [
    ["Reviews posted", "4"],
    ["Businesses visited", "3"],
    ["Events attended", "2"],
    ["Experiences shared", "1"],
    ["Social shares", "9"],
  ] as const)
    expect(screen.getByText(label).parentElement?.textContent).toBe(`${label}${count}`);
  const names = screen.getAllByRole("tab").map(({ textContent }) => textContent);
  expect(names).toEqual(["Achievements", "Reward Tiers", "Leaderboard"]);
});

test("at the top there is no way to a next tier, and administrators read that they do not collect", () => {
  open({ stats: statsOf({ totalPoints: 7000 }) });
  expect(part("Your points").getByText("The highest tier there is.")).toBeTruthy();
  closePage();
  open({ stats: statsOf({ collects: false }) });
  expect(screen.getByText(/^Administrators do not collect points/)).toBeTruthy();
});

test("an achievement has title, description, icon, category, points, level and its true progress", () => {
  const earnedAt = "2127-05-03T12:00:00.000Z";
  const earned = [achievementOf(1, 1, earnedAt), achievementOf(4, 1200, earnedAt)];
  open({ achievements: [achievementOf(2, 3), ...earned] });
  const critic = card("Harbor Critic");
  for (const said of ["Have reviews of five places published.", "Reviews", "Silver", "+150 points"])
    expect(critic.textContent).toContain(said);
  expect(critic.textContent).toContain("3 of 5 published reviews60%");
  expect(critic.querySelector(".lucide-star")).toBeTruthy();
  expect(critic.textContent).not.toContain("Earned");
  const bar = within(critic).getByRole("progressbar", { name: "Progress of Harbor Critic" });
  expect(bar.getAttribute("aria-valuenow")).toBe("60");
  const first = card("First Log Entry");
  expect(first.textContent).toContain("1 of 1 published reviews100%");
  expect(first.textContent).toContain("Earned May 3, 2127");
  expect(card("Signal Flags").textContent).toContain("1,200 shares, goal 10100%");
  const order = screen.getAllByRole("article").map((each) => each.getAttribute("aria-label"));
  expect(order).toEqual(["First Log Entry", "Signal Flags", "Harbor Critic"]);
  expect(screen.getByText("2 of 3")).toBeTruthy();
});

test("tiers have name, range, icon, colour and benefits, and the own one is marked", () => {
  open({}, "?tab=tiers");
  const [own, top] = [card("Able Sailor"), card("Admiral")];
  for (const said of ["250–749 points", "teal pennant", "Your tier", "The Able Sailor badge"])
    expect(own.textContent).toContain(said);
  expect(own.querySelector(".lucide-sailboat")).toBeTruthy();
  expect(top.textContent).toContain("6,000 points and more");
  expect(top.textContent).not.toContain("Your tier");
  expect(screen.getByText(/^Points are for what you do, never for what you say/)).toBeTruthy();
});

const ROWS = [
  boardRow({ rank: 1, name: "Ada", isNamed: true, points: 90 }),
  boardRow({ rank: 1, points: 90 }),
  boardRow({ rank: 3, name: "You", isOwn: true, points: 40 }),
];
const OWN = { rank: 3, points: 40, aheadOfPercent: 25, around: ROWS };
const rowsOf = (name: string) =>
  within(screen.getByRole("table", { name })).getAllByRole("row").slice(1);

test("the leaderboard has rank, name and points, equal ranks, the own row marked, and what a week is", () => {
  open({ board: boardOf({ rows: ROWS, own: OWN, totalCount: 4 }) }, "?tab=leaderboard");
  const rows = rowsOf("Leaderboard");
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  );
  expect(cells.map(([rank, , points]) => [rank, points])).toEqual([
    ["1", "90"],
    ["1", "90"],
    ["3", "40"],
  ]);
  expect(cells.map(([, name]) => name)).toEqual([
    expect.stringContaining("Ada"),
    expect.stringContaining("A member"),
    expect.stringContaining("You"),
  ]);
  expect(rows.map((row) => row.getAttribute("aria-current"))).toEqual([null, null, "true"]);
  expect(screen.getByText(/^Since May 5, 2127: a week is Monday to Sunday/)).toBeTruthy();
  expect(screen.getByText(/more than 25% of the members here/)).toBeTruthy();
});

test("whoever is not among those that are shown sees the own row with its neighbours", () => {
  const around = [
    boardRow({ rank: 811, points: 6 }),
    boardRow({ rank: 812, name: "Nell", isOwn: true, points: 5 }),
    boardRow({ rank: 813, points: 4 }),
  ];
  const own = { rank: 812, points: 5, aheadOfPercent: 0, around };
  const next = "90~0b6e0b6e-0b6e-0b6e-0b6e-0b6e0b6e0b6e";
  open({ board: boardOf({ own, next, totalCount: 900 }) }, "?tab=leaderboard&state=MD");
  const text = rowsOf("You and those around you").map(({ textContent }) => textContent);
  expect(text[1]).toMatch(/^812Nell/);
  expect(text[1]).toContain("You");
  expect(screen.getByText(/^You are number/).textContent).toBe("You are number 812 of 900");
  const more = screen.getByRole("link", { name: "Show more" }).getAttribute("href");
  expect(more).toBe("/achievements?tab=leaderboard&period=week&state=MD&shown=50");
  expect(screen.queryByText(/more than 0%/)).toBeNull();
});

test("after a hundred rows a new stretch begins, with a way back to the top", () => {
  const next = "90~0b6e0b6e-0b6e-0b6e-0b6e-0b6e0b6e0b6e";
  open({ board: boardOf({ next }) }, "?tab=leaderboard&period=all&shown=100");
  const more = screen.getByRole("link", { name: "Show more" }).getAttribute("href") ?? "";
  expect(new URLSearchParams(more.split("?")[1]).get("after")).toBe(next);
  closePage();
  open({ board: boardOf() }, more.slice(more.indexOf("?")));
  const top = screen.getByRole("link", { name: "To the top of the board" });
  expect(top.getAttribute("href")).toBe("/achievements?tab=leaderboard&period=all");
});

test("time and state stand in the address and are links and a form before any script", async () => {
  const { at } = open({ board: boardOf() }, "?tab=leaderboard&period=month");
  const times = within(screen.getByRole("navigation", { name: "Time of the leaderboard" }));
  const shown = times.getAllByRole("link").map((link) => link.getAttribute("aria-current"));
  expect(shown).toEqual([null, "true", null]);
  const form = fieldOf("State").form as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toEqual({
    ...{ tab: "leaderboard", period: "month", state: "" },
  });
  await fill({ State: "MD" });
  await until(() => expect(at()).toBe("/achievements?tab=leaderboard&period=month&state=MD"));
  await follow("All time");
  await until(() => expect(at()).toBe("/achievements?tab=leaderboard&period=all&state=MD"));
});

test("an empty week says so and shows who was first last week", () => {
  const lastWinners = [boardRow({ name: "Ada", isNamed: true, points: 70 })];
  open({ board: boardOf({ rows: [], totalCount: 0, lastWinners }) }, "?tab=leaderboard");
  expect(screen.getByText("Nobody has points here yet")).toBeTruthy();
  expect(rowsOf("First last week")[0]?.textContent).toMatch(/^1Ada/);
});

test("a name is shown by choice and goes at once; a bad one is refused beside its field", async () => {
  const refused = { displayName: "Please leave out links." };
  const { api, reload } = open({ board: boardOf() }, "?tab=leaderboard", {
    [SETTINGS]: refuse(400, { message: "No.", fields: refused }),
  });
  expect(screen.getByText(/^Others read “A member” in your row/)).toBeTruthy();
  await click(screen.getByRole("switch", { name: "Show my name on the leaderboard" }));
  expect(api.sent(SETTINGS)).toEqual([]);
  expect(fieldOf("Display name").value).toBe("Nell");
  await fill({ "Display name": "https://x.example" });
  await press("Show this name");
  await until(() => expect(hintOf("Display name")).toBe(refused.displayName));
  api.answer({ [SETTINGS]: answer(statsOf({ showsName: true, displayName: "Skipper" })) });
  await fill({ "Display name": "Skipper" });
  await press("Show this name");
  await told("Your name is on the leaderboard");
  expect(api.sent(SETTINGS).at(-1)).toEqual({ showsName: true, displayName: "Skipper" });
  expect(reload).toHaveBeenCalled();
  closePage();
  const shown = statsOf({ showsName: true, displayName: "Skipper" });
  const again = open({ board: boardOf(), stats: shown }, "?tab=leaderboard");
  await click(screen.getByRole("switch", { name: "Show my name on the leaderboard" }));
  await told("Your name is off the leaderboard");
  expect(again.api.sent(SETTINGS)).toEqual([{ showsName: false }]);
});

test("every point has its reason; what was taken back or over the limit says why", () => {
  const items = [
    entryOf(),
    entryOf({ id: 2, points: -20, note: "gone", path: null }),
    entryOf({ id: 3, kind: "share", points: 0, note: "over_limit" }),
    entryOf({ id: 4, kind: "achievement", points: 50, title: "First Log Entry", path: null }),
  ];
  open({ entries: { items, total: 44 }, offset: 20 }, "?tab=tiers&points=20");
  const list = part("My points");
  const lines = list.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines).toEqual([
    "Published review: Halfway RockMay 2, 2127+20",
    "Published review: Halfway RockMay 2, 2127 · Taken back: it is no longer published−20",
    "Share: Halfway RockMay 2, 2127 · Over the limit0",
    "Achievement: First Log EntryMay 2, 2127+50",
  ]);
  expect(list.getAllByRole("link", { name: "Halfway Rock" })[0]?.getAttribute("href")).toBe(
    "/business/7",
  );
  const leads = (name: string) => list.getByRole("link", { name }).getAttribute("href");
  expect(leads("Older")).toBe("/achievements?tab=tiers&points=40#my-points");
  expect(leads("Newer")).toBe("/achievements?tab=tiers#my-points");
  const limits = within(list.getByRole("table", { name: "What earns points" }));
  expect(limits.getByText("A place or event that you share").parentElement?.textContent).toMatch(
    /25$/,
  );
  expect(limits.getByText("A review that is published").parentElement?.textContent).toMatch(
    /20no limit$/,
  );
});

test("without points the way to the first ones shows", () => {
  open();
  expect(part("My points").getByText("No points yet")).toBeTruthy();
  const way = part("My points").getByRole("link", { name: "Write a Review" });
  expect(way.getAttribute("href")).toBe("/reviews");
});

test("the time zone is shown, the device's own is offered, and another can be chosen", async () => {
  const next = { timeZone: "Pacific/Honolulu", from: "2127-05-04T10:00:00.000Z" };
  const stats = statsOf({ timeZone: "America/St_Johns", nextTimeZone: next });
  const { api, reload } = open({ stats });
  expect(screen.getByText(/^Days begin at midnight in/).textContent).toBe(
    "Days begin at midnight in Newfoundland Time (St Johns), from May 4, 2127 on in Hawaii-Aleutian Standard Time (Honolulu).",
  );
  await press(/^Use /);
  await told("Your time zone is saved");
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(api.sent(SETTINGS)).toEqual([{ timeZone: here }]);
  expect(reload).toHaveBeenCalledOnce();
  await press("Change time zone");
  await screen.findByRole("dialog", { name: "Your time zone" });
  expect(fieldOf("Time zone").value).toBe("Pacific/Honolulu");
  await fill({ "Time zone": "America/Chicago" });
  api.answer({ [SETTINGS]: loseConnection });
  await press("Save time zone");
  await told("It was not saved");
  expect(fieldOf("Time zone").value).toBe("America/Chicago");
});
