import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/marine-life-ar";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Marine Life Identification",
    description: "Find out which animal you have seen from a photo.",
    canonicalPath: "/marine-life-ar",
  });

export default function MarineLifeAr() {
  return (
    <PageHeader
      contours="marine-life-ar"
      title="Marine Life Identification"
      lead="Find out which animal you have seen from a photo."
    />
  );
}
