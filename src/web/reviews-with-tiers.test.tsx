// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Review } from "#src/domains/reviews/contract.ts";
import { tierOf } from "#src/domains/rewards/worth/tier-rules.ts";
import { answerCalls } from "#tests/support/answer-calls.ts";
import { closePage, openPage } from "#tests/support/open-page.tsx";
import { plainListing } from "#tests/support/plain-listing.ts";
import { ReviewsWithTiers } from "./reviews-with-tiers.tsx";

afterEach(closePage);

const review = (id: number, facts: Partial<Review> = {}): Review => ({
  ...{ id, businessId: 7, userName: `Writer ${id}`, userEmail: null, rating: 4 },
  ...{ title: `Title ${id}`, content: "Good.", images: [], videos: [], visitDate: null },
  ...{ isApproved: true, isByStaff: false, pendingChange: null, editedAt: null, answer: null },
  ...{ answererName: null, answeredAt: null, helpfulCount: 0, isHelpful: false, isOwn: false },
  ...{ createdAt: "2127-05-02T12:00:00.000Z", ...facts },
});

test("the tier of whoever wrote a review with an account stands on its card, the own one included", async () => {
  const own = review(9, { isOwn: true });
  const reviews = Array.from({ length: 60 }, (_, index) => review(100 + index));
  const asked: string[] = [];
  answerCalls({
    "GET /api/reviews/tiers": ({ search }) => {
      const ids = search.get("ids")?.split(",") ?? [];
      asked.push(...ids);
      const known = { 9: 800, 159: 6000 } as Record<string, number>;
      const found = ids.filter((id) => id in known);
      return Response.json(
        found.map((id) => ({ reviewId: Number(id), tier: tierOf(known[id] ?? 0) })),
      );
    },
  });
  const nothing = () => undefined;
  const page = () => (
    <ReviewsWithTiers
      business={plainListing()}
      distribution={[0, 0, 0, 60, 0]}
      {...{ reviews, own, total: 60, mayAnswer: false, share: null, isWriting: false }}
      {...{ onWrite: nothing, onChanged: nothing }}
    />
  );
  openPage({ path: "/business/7", page });
  await screen.findByText("Admiral");
  const cardOf = (title: string) =>
    within(screen.getByRole("heading", { name: title }).closest("article") as HTMLElement);
  expect(cardOf("Title 159").getByText("Admiral")).toBeTruthy();
  expect(cardOf("Title 9").getByText("Bosun")).toBeTruthy();
  expect(cardOf("Title 101").queryByText("Deck Hand")).toBeNull();
  expect(asked.toSorted()).toEqual([own, ...reviews].map(({ id }) => String(id)).toSorted());
});
