import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/support";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Support",
    description: "How to reach the people behind Landfall.",
    canonicalPath: "/support",
  });

export default function Support() {
  return (
    <PageHeader
      contours="support"
      title="Support"
      lead="How to reach the people behind Landfall."
    />
  );
}
