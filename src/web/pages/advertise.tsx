import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Db } from "#src/db/client.server.ts";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Section } from "#src/design/patterns/section.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { FeaturedFigures } from "#src/domains/analytics/components/featured-figures.tsx";
import { readFeaturedMedians } from "#src/domains/analytics/read-medians.server.ts";
import { findListing } from "#src/domains/directory/listing/queries.server.ts";
import { ownSummaryQuery } from "#src/domains/directory/manage/client.ts";
import { AdvertiseForm } from "#src/domains/promotion/components/advertise-form.tsx";
import { PlacementPromises } from "#src/domains/promotion/components/placement-promises.tsx";
import { PromotionFaq } from "#src/domains/promotion/components/promotion-faq.tsx";
import { findPackage } from "#src/domains/promotion/package-rules.ts";
import { readSearchQuery } from "#src/domains/search/read-search-query.server.ts";
import { searchListings } from "#src/domains/search/search.server.ts";
import { pageContext } from "../page-context.server.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/advertise";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Promote Your Business",
    description: "Paid placement for waterfront businesses, always labelled as such.",
    canonicalPath: "/advertise",
  });

const FOUND_MAX = 10;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const q = searchParams.get("q")?.trim().slice(0, 200) ?? "";
  const found = await (q
    ? findByWords(services.db, q)
    : findChosen(services.db, searchParams.get("businessId") ?? ""));
  return {
    q,
    found: found
      .slice(0, FOUND_MAX)
      .map(({ id, name, city, state }) => ({ id, name, city, state })),
    chosenLevel: findPackage(Number(searchParams.get("packageLevel")))?.level ?? null,
    isOpen: services.payments !== null,
    medians: await readFeaturedMedians(services.db),
  };
}

const findByWords = async (db: Db, q: string) =>
  (await searchListings(db, readSearchQuery(new URLSearchParams({ q })))).businesses;

/** Of whoever comes back from the checkout. */
async function findChosen(db: Db, asked: string) {
  const id = readRowId(asked);
  const chosen = id ? await findListing(db, id, null) : null;
  return chosen ? [chosen] : [];
}

export default function Advertise({ loaderData }: Route.ComponentProps) {
  const { q, found, chosenLevel, isOpen, medians } = loaderData;
  return (
    <>
      <PageHeader
        contours="advertise"
        title="Promote Your Business"
        lead="Paid placement for waterfront businesses, always labelled as such."
        actions={<AddYourBusiness />}
      />
      <Section title="Choose a business and a package" lead="Each package runs for one month.">
        {isOpen ? null : (
          <Alert tone="info" role="note" className="mb-6">
            Payments are not open on this site.
          </Alert>
        )}
        <AdvertiseForm key={q} q={q} found={found} chosenLevel={chosenLevel} />
      </Section>
      <Section title="What it brings" tone="shoal">
        <PlacementPromises />
        {medians ? <FeaturedFigures medians={medians} /> : null}
      </Section>
      <Section title="Questions">
        <PromotionFaq />
      </Section>
    </>
  );
}

/** For whoever has no business yet. */
function AddYourBusiness() {
  const viewer = useViewer();
  const isSignedIn = viewer.status === "authenticated";
  const { data } = useQuery({ ...ownSummaryQuery, enabled: isSignedIn });
  if (isSignedIn && (!data || data.businesses > 0)) return null;
  return (
    <Button asChild variant="secondary">
      <Link to="/add-business">Add Your Business</Link>
    </Button>
  );
}
