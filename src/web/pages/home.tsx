import { Section } from "#src/design/patterns/section.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { CATEGORIES } from "#src/domains/directory/listing/category-contract.ts";
import { CategoryGrid } from "#src/domains/directory/listing/components/category-grid.tsx";
import { useRememberedList } from "#src/domains/directory/listing/components/list-before.ts";
import { ListingGrid } from "#src/domains/directory/listing/components/listing-grid.tsx";
import { listHomeFeatured } from "#src/domains/directory/listing/queries.server.ts";
import { placementLabel } from "#src/domains/directory/listing/rules.ts";
import { toCard } from "#src/domains/directory/listing/to-card.server.ts";
import { listDestinations } from "#src/domains/search/category-stats.server.ts";
import { DestinationList } from "#src/domains/search/components/destination-list.tsx";
import { HomeHero } from "#src/domains/search/components/home-hero.tsx";
import { ListError } from "#src/domains/search/components/list-error.tsx";
import { ExperienceButton } from "#src/domains/sharing/components/experience-button.tsx";
import { pageContext } from "../page-context.server.ts";
import { useReportShare } from "../report-share.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/home";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Landfall: life on the water's edge",
    description:
      "Waterfront restaurants, marinas, charters, sandbars, rentals, hotels and events, charted for people who come by boat or by road.",
    canonicalPath: "/",
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(pageContext).services;
  const [featured, destinations] = await Promise.all([listHomeFeatured(db), listDestinations(db)]);
  return { featured: featured.map(toCard), destinations };
}

export { ListError as ErrorBoundary };

export default function Home({ loaderData: { featured, destinations } }: Route.ComponentProps) {
  useRememberedList();
  const reportShare = useReportShare();
  return (
    <>
      <HomeHero />
      <Section title="Browse Categories">
        <CategoryGrid categories={CATEGORIES} />
      </Section>
      {featured.length > 0 ? (
        <Section title="Featured Businesses" lead={`${placementLabel(featured)}.`} tone="shoal">
          <ListingGrid businesses={featured} />
        </Section>
      ) : null}
      <Section title="Popular Destinations">
        <DestinationList destinations={destinations} />
      </Section>
      <Section
        title="Back from the water?"
        lead="Put your pictures, the weather and the mood of the day into one post."
        tone="shoal"
      >
        <ExperienceButton onShare={(platform) => reportShare({ platform, type: "experience" })} />
      </Section>
      <Section
        title="Do you run a place on the water?"
        lead="Put it on the chart. Listing is free; promotion is up to you."
        tone="land"
      >
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to="/add-business">Add Your Business</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/advertise">View Pricing</Link>
          </Button>
        </div>
      </Section>
    </>
  );
}
