import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { listReviewPhotos, listTelling } from "./list-telling.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;

const WORDS = "Deep water at the dock, and somebody takes your lines.";

test("the two published reviews with words that helped most are told, and only published photos are shown", async () => {
  const { id: businessId } = await buildListing(db);
  const review = (facts: Partial<typeof reviews.$inferInsert>) => ({
    ...{ businessId, userName: "Ida", userEmail: "ida@example.com", title: "Dock", rating: 4 },
    ...{ content: WORDS, isApproved: true, helpfulCount: 0, ...facts },
  });
  await db
    .insert(reviews)
    .values([
      review({ userName: "Short", content: "Nice.", helpfulCount: 90 }),
      review({ userName: "Waits", isApproved: false, helpfulCount: 80, images: ["/media/w"] }),
      review({ userName: "Third", helpfulCount: 1 }),
      review({ userName: "First", helpfulCount: 9, rating: 2, images: ["/media/a", "/media/b"] }),
      review({ userName: "Second", helpfulCount: 5 }),
    ]);
  expect(await listTelling(db, businessId)).toMatchObject([
    { userName: "First", rating: 2, line: WORDS },
    { userName: "Second", rating: 4 },
  ]);
  expect(await listReviewPhotos(db, businessId)).toEqual([
    { src: "/media/a", by: "First" },
    { src: "/media/b", by: "First" },
  ]);
  const other = await buildListing(db);
  expect(await listTelling(db, other.id)).toEqual([]);
});
