import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/ai-recommendations";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "AI Travel Recommendations",
    description: "Trips on the water chosen for your crew, your boat and the season.",
    canonicalPath: "/ai-recommendations",
  });

export default function AiRecommendations() {
  return (
    <PageHeader
      contours="ai-recommendations"
      title="AI Travel Recommendations"
      lead="Trips on the water chosen for your crew, your boat and the season."
    />
  );
}
