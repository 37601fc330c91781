import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/achievements";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Nautical Achievements",
    description: "Points and achievements for people who explore the waterfront.",
    canonicalPath: "/achievements",
  });

export default function Achievements() {
  return (
    <PageHeader
      contours="achievements"
      title="Nautical Achievements"
      lead="Points and achievements for people who explore the waterfront."
    />
  );
}
