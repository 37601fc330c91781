import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/add-business";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Add Your Business",
    description: "List a waterfront or boating business on Landfall.",
    canonicalPath: "/add-business",
  });

export default function AddBusiness() {
  return (
    <PageHeader
      contours="add-business"
      title="Add Your Business"
      lead="Every listing is read by our team before it goes live."
    />
  );
}
