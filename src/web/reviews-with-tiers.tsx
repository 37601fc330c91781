import { useQueries } from "@tanstack/react-query";
import { ReviewsTab, type ReviewsTabProps } from "#src/domains/reviews/components/reviews-tab.tsx";
import { reviewTiersQuery } from "#src/domains/rewards/member/client.ts";
import { TierBadge } from "#src/domains/rewards/worth/components/tier-badge.tsx";

/** The reviews of a place; whoever wrote one with an account has the badge of their tier beside the name. */
export function ReviewsWithTiers(props: Omit<ReviewsTabProps, "badgeOf">) {
  const { reviews, own } = props;
  const ids = new Set([...(own ? [own] : []), ...reviews].map(({ id }) => id));
  const answers = useQueries({ queries: inParts([...ids]).map(reviewTiersQuery) });
  const known = answers.flatMap(({ data = [] }) => data);
  const badgeOf = (reviewId: number) => {
    const found = known.find((each) => each.reviewId === reviewId);
    return found ? <TierBadge tier={found.tier} /> : null;
  };
  return <ReviewsTab {...props} badgeOf={badgeOf} />;
}

const PART = 50;

/** A longer list begins with the same ones, which are not asked for again. */
const inParts = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / PART) }, (_, part) =>
    ids.slice(part * PART, (part + 1) * PART),
  );
