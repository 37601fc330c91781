import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { ReviewGuidelines } from "#src/domains/reviews/components/review-guidelines.tsx";
import { ReviewPageForm } from "#src/domains/reviews/components/review-page-form.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/reviews";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Write a Review",
    description: "Tell other boaters and diners how a waterfront place was.",
    canonicalPath: "/reviews",
  });

export default function Reviews() {
  return (
    <>
      <PageHeader
        contours="reviews"
        title="Write a Review"
        lead="Tell other boaters and diners how a place was."
      />
      <div className="page-width grid items-start gap-8 py-8 lg:grid-cols-[1fr_22rem]">
        <Card asChild padding="lg">
          <section aria-label="Your review">
            <ReviewPageForm />
          </section>
        </Card>
        <ReviewGuidelines />
      </div>
    </>
  );
}
