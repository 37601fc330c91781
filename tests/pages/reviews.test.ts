import { within } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
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
