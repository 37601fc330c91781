import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/location";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Places by location",
    description: "Waterfront businesses of a town, a state or a stretch of coast.",
    canonicalPath: "/location",
  });

export default function Location() {
  return (
    <PageHeader
      contours="location"
      title="Places by location"
      lead="Waterfront businesses of a town, a state or a stretch of coast."
    />
  );
}
