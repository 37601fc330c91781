import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Section } from "#src/design/patterns/section.tsx";
import { CategoryGrid } from "#src/domains/directory/components/category-grid.tsx";
import { CATEGORIES } from "#src/domains/directory/contract.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/home";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Landfall: life on the water's edge",
    description:
      "Waterfront restaurants, marinas, charters, sandbars, rentals, hotels and events, charted for people who come by boat or by road.",
    canonicalPath: "/",
  });

export default function Home() {
  return (
    <>
      <PageHeader
        contours="home"
        title="Life on the water's edge"
        lead="Waterfront restaurants, marinas, charters, sandbars, rentals, hotels and events, charted for people who come by boat or by road."
      />
      <Section title="Browse Categories">
        <CategoryGrid categories={CATEGORIES} />
      </Section>
    </>
  );
}
