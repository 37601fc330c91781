import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Section } from "#src/design/patterns/section.tsx";
import { CategoryGrid } from "#src/domains/directory/components/category-grid.tsx";
import { CATEGORIES } from "#src/domains/directory/contract.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/categories";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Categories",
    description:
      "All ten kinds of waterfront places on Landfall, from restaurants and marinas to sandbars and outdoor stores.",
    canonicalPath: "/categories",
  });

export default function Categories() {
  return (
    <>
      <PageHeader
        contours="categories"
        title="Categories"
        lead="Ten kinds of places, ashore and afloat."
      />
      <Section title="All categories">
        <CategoryGrid categories={CATEGORIES} />
      </Section>
    </>
  );
}
