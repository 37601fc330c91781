import { within } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import { buildReview } from "#src/db/build/review.server.ts";
import type { Board } from "#src/domains/rewards/board/contract.ts";
import { reconcilePerson } from "#src/domains/rewards/ledger/reconcile-person.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());

interface Place {
  id: number;
  averageRating: string;
  reviewCount: number;
}

const places: Place[] = await (
  await site.request("GET", "/api/businesses?category=restaurants&sort=reviews&limit=1")
).json();
const place = places[0] as Place;

/** The reviews of the place, chosen by the address. The browser moves them into their tab. */
async function openReviews(choice = "") {
  const page = await site.page(`/business/${place.id}?tab=reviews${choice}`);
  const stars = page
    .findAll("article p .figures")
    .filter(({ parentElement }) => parentElement?.textContent?.endsWith("of 5"))
    .map(({ textContent }) => Number(textContent));
  return { page, stars, chosen: (label: string) => chosenIn(page.getByLabelText(label)) };
}

const chosenIn = (select: HTMLElement) =>
  select.querySelector("option[selected]")?.getAttribute("value");

test("the reviews of a place have a summary and can be shared", async () => {
  const { page } = await openReviews();
  const bars = page.getAllByText(/^\d stars?$/, { selector: "li .figures" });
  const labels = ["5 stars", "4 stars", "3 stars", "2 stars", "1 star"];
  expect(bars.map((bar) => bar.textContent)).toEqual(labels);
  expect(page.getByText(`from ${place.reviewCount} reviews`).parentElement?.textContent).toContain(
    place.averageRating,
  );
  expect(page.getByRole("tab", { name: `Reviews (${place.reviewCount})` })).toBeTruthy();
  const beside = page.getByText("Write Review", { selector: "button" }).parentElement;
  expect(within(beside as HTMLElement).getByText("Share", { selector: "button" })).toBeTruthy();
});

test("reviews are sorted and filtered by the address", async () => {
  const lowest = await openReviews("&sort=lowest");
  expect(lowest.stars.length).toBeGreaterThan(1);
  expect(lowest.stars).toEqual(lowest.stars.toSorted((a, b) => a - b));
  expect(new Set(lowest.stars).size).toBeGreaterThan(1);
  expect(lowest.chosen("Sort reviews")).toBe("lowest");
  const best = await openReviews("&rating=5");
  expect(new Set(best.stars)).toEqual(new Set([5]));
  expect(best.chosen("Stars")).toBe("5");
});

test("a place without reviews says so and asks for the first", async () => {
  const answer = await site.request("GET", "/api/businesses?sort=reviews&limit=100&offset=440");
  const found: Place[] = await answer.json();
  const silent = found.findLast(({ reviewCount }) => reviewCount === 0);
  const page = await site.page(`/business/${silent?.id}?tab=reviews`);
  expect(page.getByText("No reviews yet. Be the first to review!")).toBeTruthy();
  expect(page.queryByLabelText("Sort reviews")).toBeNull();
});

async function buildReviewer() {
  const person = await buildPerson(site, { firstName: "Maren" });
  const review = { businessId: place.id, userId: person.id, isApproved: true };
  await buildReview(site.db, review);
  await site.db.transaction((tx) => reconcilePerson(tx, person.id, new Date()));
  return person;
}

const textOf = (element: Element | null | undefined): string => element?.textContent ?? "";

test("a member's achievements are measured, the same after a reload, and complete when earned", async () => {
  const viewer = await buildReviewer();
  const open = () => site.page("/achievements", { viewer });
  const [first, again] = [await open(), await open()];
  const cards = (page: typeof first) => page.getAllByRole("article").map(textOf);
  expect(cards(first)).toHaveLength(9);
  expect(cards(again)).toEqual(cards(first));
  for (const card of cards(first)) {
    const [, percent] = /(\d+)%/.exec(card) ?? [];
    expect.soft(percent === "100", card).toBe(card.includes("Earned"));
  }
  expect(textOf(first.getByRole("article", { name: "First Log Entry" }))).toContain("1 of 1");
  expect(textOf(first.getByRole("article", { name: "Harbor Critic" }))).toContain("1 of 5");
  expect(textOf(first.getByRole("region", { name: "Your points" }))).toContain("Total points70");
  expect(textOf(first.getByRole("region", { name: "My points" }))).toContain("Published review");
  expect(first.title).toContain("Nautical Achievements");
});

test("the leaderboard is drawn without scripts, without addresses, and with the own row marked", async () => {
  const viewer = await buildReviewer();
  const page = await site.page("/achievements?tab=leaderboard&period=all", { viewer });
  const points = page
    .findAll("table[aria-label], section[aria-label=Leaderboard] tbody tr")
    .map((row) => Number(textOf(row.querySelector("td:last-child")).replace(",", "")));
  expect(points.length).toBeGreaterThan(5);
  expect(points).toEqual(points.toSorted((one, other) => other - one));
  const own = page.findAll('tr[aria-current="true"]').map(textOf);
  expect(own.length).toBeGreaterThan(0);
  expect(textOf(page.findAll("main")[0])).not.toMatch(/\S@\S/);
  const browser = await browserOf(site, viewer);
  const board = (await browser.get("/api/leaderboard?period=all")).body as Board;
  expect(JSON.stringify(board)).not.toMatch(/\S@\S|demo\.example/);
  expect(points).toEqual(board.rows.map((row) => row.points));
});

test("an address of the leaderboard that nobody understands shows the whole of this week", async () => {
  const viewer = await buildReviewer();
  const asked = "tab=leaderboard&period=aeon&state=ZZ&after=x&shown=-1&points=x";
  const page = await site.page(`/achievements?${asked}`, { viewer });
  expect(page.status).toBe(200);
  expect(page.getByText(/a week is Monday to Sunday/)).toBeTruthy();
  expect(page.findAll('tr[aria-current="true"]').length).toBeGreaterThan(0);
});
