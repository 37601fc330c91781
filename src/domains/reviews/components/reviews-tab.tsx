import { MessageSquarePlus } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { lazyPart } from "#src/design/patterns/lazy-part.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { askToLeave, hasUnsaved } from "#src/design/unsaved/unsaved-words.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { LoadMore } from "#src/domains/search/components/load-more.tsx";
import type { RatingDistribution, Review } from "../contract.ts";
import { RatingSummary } from "./rating-summary.tsx";
import { ReviewCard, type ReviewCardProps } from "./review-card.tsx";
import { ReviewControls } from "./review-controls.tsx";
import { reviewDraftKey } from "./review-draft.ts";
import { ReviewList } from "./review-list.tsx";
import { UnfinishedReview } from "./unfinished-review.tsx";

/** The form brings the validator and the uploads along; readers do without. */
const loadForm = () => import("./review-form.tsx");
const ReviewForm = lazyPart(() => loadForm().then((module) => ({ default: module.ReviewForm })));

export interface ReviewsTabProps extends Pick<ReviewCardProps, "badgeOf"> {
  business: Business;
  reviews: readonly Review[];
  /** How many match the chosen filter. */
  total: number;
  distribution: RatingDistribution;
  /** The reader's own review, published or not. */
  own: Review | null;
  mayAnswer: boolean;
  share: ReactNode;
  isWriting: boolean;
  onWrite: (isWriting: boolean) => void;
  /** Something was sent: what is shown is old. */
  onChanged: () => void;
}

export function ReviewsTab(props: ReviewsTabProps) {
  const { business, own, isWriting, onWrite, onChanged, mayAnswer, badgeOf } = props;
  const actions = { mayAnswer, badgeOf, onEdit: () => onWrite(true), onChanged };
  const sent = () => {
    onWrite(false);
    onChanged();
  };
  /** The words are kept as a draft; photos on their way would be lost. */
  const toggle = async () => {
    if (!isWriting || !hasUnsaved() || (await askToLeave())) onWrite(!isWriting);
  };
  return (
    <>
      <h2 className="sr-only">Reviews</h2>
      <RatingSummary averageRating={business.averageRating} distribution={props.distribution} />
      <div className="flex flex-wrap gap-3">
        <Button
          aria-expanded={isWriting}
          onPointerEnter={loadForm}
          onFocus={loadForm}
          onClick={toggle}
        >
          <MessageSquarePlus aria-hidden /> Write Review
        </Button>
        {props.share}
      </div>
      {isWriting ? (
        <WritingPlace title={own ? "Edit your review" : `Review ${business.name}`}>
          <ReviewForm businessId={business.id} own={own} onSent={sent} />
        </WritingPlace>
      ) : (
        <UnfinishedReview
          draftKey={reviewDraftKey(business.id, own)}
          onWrite={() => onWrite(true)}
        />
      )}
      {own ? (
        <section aria-label="Your review">
          <Card tone="shoal">
            <p className="mb-2 font-semibold text-sm">Your review</p>
            <ReviewCard review={own} {...actions} />
          </Card>
        </section>
      ) : null}
      {business.reviewCount > 0 ? <ReviewControls /> : null}
      <Found {...props} actions={actions} />
    </>
  );
}

type FoundProps = ReviewsTabProps & {
  actions: Omit<ReviewCardProps, "review">;
};

function Found({ business, reviews, total, own, actions }: FoundProps) {
  if (business.reviewCount === 0) {
    return own ? null : <EmptyState heading="h3" title="No reviews yet. Be the first to review!" />;
  }
  const others = reviews.filter(({ id }) => id !== own?.id);
  if (reviews.length === 0) {
    return <EmptyState heading="h3" title="No review matches this choice." />;
  }
  return (
    <>
      {others.length > 0 ? <ReviewList reviews={others} {...actions} /> : null}
      <LoadMore shown={reviews.length} total={total} label="Load More Reviews" />
    </>
  );
}

/** Comes into view when it opens, wherever on the page that was asked for. */
function WritingPlace({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card asChild padding="lg">
      <section aria-label={title}>
        <h3
          ref={heading}
          tabIndex={-1}
          className="mb-5 scroll-mt-24 font-semibold font-serif text-xl focus-visible:outline-none"
        >
          {title}
        </h3>
        <Suspense fallback={<Skeleton className="h-96" />}>{children}</Suspense>
      </section>
    </Card>
  );
}
