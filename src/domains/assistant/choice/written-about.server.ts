import type { Db } from "#src/db/client.server.ts";
import { listApprovedReviews } from "#src/domains/reviews/queries.server.ts";
import type { ForeignText } from "#src/platform/language-model/foreign-text.ts";

const DESCRIPTION_MAX_LENGTH = 400;
const REVIEW_MAX_LENGTH = 200;
const REVIEWS_READ = 2;

export const descriptionText = (text: string): ForeignText => ({
  ...{ name: "description", text, most: DESCRIPTION_MAX_LENGTH },
});

/** What a listing's owner and its visitors wrote, as every visitor may read it. */
export async function writtenAbout(
  db: Db,
  { id, description }: { id: number; description: string },
): Promise<ForeignText[]> {
  const page = { sort: "helpful", limit: REVIEWS_READ, offset: 0 } as const;
  const { items } = await listApprovedReviews(db, null, id, page);
  return [
    descriptionText(description),
    ...items.map(({ content }) => ({ name: "review", text: content, most: REVIEW_MAX_LENGTH })),
  ];
}
