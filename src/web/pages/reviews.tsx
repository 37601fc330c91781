import { PageHeader } from "#src/design/patterns/page-header.tsx";
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
    <PageHeader
      contours="reviews"
      title="Write a Review"
      lead="Tell other boaters and diners how a place was."
    />
  );
}
