import { describe, expect, test } from "vitest";
import { composeListings } from "#src/domains/directory/manage/demo/compose-listings.ts";
import { composeReviews } from "./compose-reviews.ts";

const NOW = new Date("2026-06-01T12:00:00Z");
const listings = composeListings(NOW);
const reviews = composeReviews(listings, NOW);
const approved = reviews.filter(({ isApproved }) => isApproved);
const share = (rating: number) =>
  approved.filter((review) => review.rating === rating).length / approved.length;

describe("demo reviews", () => {
  test("1,500 or more are approved and about 25 wait", () => {
    expect(approved.length).toBeGreaterThanOrEqual(1500);
    expect(reviews.length - approved.length).toBeGreaterThanOrEqual(20);
    expect(reviews.length - approved.length).toBeLessThanOrEqual(30);
  });

  test("ratings are spread as people rate", () => {
    const mean = approved.reduce((sum, { rating }) => sum + rating, 0) / approved.length;
    expect(mean).toBeGreaterThan(4);
    expect(mean).toBeLessThan(4.4);
    expect(share(5)).toBeGreaterThan(share(3));
    expect(share(1) + share(2)).toBeGreaterThan(0.03);
    expect(share(1) + share(2)).toBeLessThan(0.12);
  });

  test("each belongs to a listing that guests can have visited, and is younger than it", () => {
    const byId = new Map(listings.map((listing) => [listing.externalId, listing]));
    for (const { listing, createdAt } of reviews) {
      const place = byId.get(listing);
      expect(place?.status).not.toBe("pending");
      expect(createdAt.getTime()).toBeGreaterThan(place?.createdAt.getTime() ?? 0);
      expect(createdAt.getTime()).toBeLessThan(NOW.getTime());
    }
  });

  test("people have a first name, an initial and an address at example.com", () => {
    for (const { userName, userEmail } of reviews) {
      expect(userName).toMatch(/^[A-Z][a-z]+ [A-Z]\.$/);
      expect(userEmail).toMatch(/^[a-z.]+@example\.com$/);
    }
    const visits = reviews.map(({ listing, userEmail }) => `${listing} ${userEmail}`);
    expect(new Set(visits).size).toBe(visits.length);
  });

  test("no text comes twice, and every slot is filled", () => {
    expect(new Set(reviews.map(({ content }) => content)).size).toBe(reviews.length);
    for (const { title, content } of reviews) {
      expect(`${title} ${content}`).not.toMatch(/[{}]|undefined/);
      expect(title.length).toBeGreaterThan(3);
      expect(content.length).toBeGreaterThan(12);
    }
  });

  test("better known towns are talked about more", () => {
    const mean = (fame: number) => {
      const places = listings.filter(
        ({ plan, status }) => plan.town.fame === fame && status === "live",
      );
      const ids = new Set(places.map(({ externalId }) => externalId));
      return approved.filter(({ listing }) => ids.has(listing)).length / places.length;
    };
    expect(mean(3)).toBeGreaterThan(mean(2));
    expect(mean(2)).toBeGreaterThan(mean(1));
  });

  test("the same moment gives the same reviews", () => {
    expect(composeReviews(listings, NOW)).toEqual(reviews);
  });
});
