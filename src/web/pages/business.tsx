import { data, Link, useSearchParams } from "react-router";
import { MapFrame } from "#src/design/map/map-frame.tsx";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Section } from "#src/design/patterns/section.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/design/primitives/tabs.tsx";
import { track } from "#src/domains/analytics/client.ts";
import { BusinessGrid } from "#src/domains/directory/components/business-grid.tsx";
import { BusinessHeader } from "#src/domains/directory/components/business-header.tsx";
import { BusinessOverview } from "#src/domains/directory/components/business-overview.tsx";
import { ContactCard } from "#src/domains/directory/components/contact-card.tsx";
import { FactsCard } from "#src/domains/directory/components/facts-card.tsx";
import { GpsCard } from "#src/domains/directory/components/gps-card.tsx";
import { PhotoGallery } from "#src/domains/directory/components/photo-gallery.tsx";
import type { Business } from "#src/domains/directory/contract.ts";
import {
  findBusiness,
  listSimilarNearby,
  readHoursWeek,
} from "#src/domains/directory/queries.server.ts";
import { businessPicture } from "#src/domains/directory/share-rules.ts";
import { RatingSummary } from "#src/domains/reviews/components/rating-summary.tsx";
import { ReviewList } from "#src/domains/reviews/components/review-list.tsx";
import { REVIEWS_PAGE } from "#src/domains/reviews/contract.ts";
import { listApprovedReviews, readDistribution } from "#src/domains/reviews/queries.server.ts";
import { TideCard } from "#src/domains/water/components/tide-card.tsx";
import { findWaterConditions } from "#src/domains/water/queries.server.ts";
import { businessData } from "../business-data.ts";
import { pageContext, renewedBy } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/business";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const business = loaderData?.business;
  if (!business) {
    return pageMeta(matches, {
      title: "Business Not Found",
      description: "The business you're looking for doesn't exist or has been removed",
      isPrivate: true,
    });
  }
  return pageMeta(matches, {
    title: `${business.name}, ${business.city}, ${business.state}`,
    description: business.description.slice(0, 160),
    keywords: [business.name, business.city, ...business.amenities.slice(0, 5)],
    canonicalPath: `/business/${business.id}`,
    isPrivate: !business.isActive,
    picture: businessPicture(business),
    data: (baseUrl) => businessData(business, baseUrl),
  });
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0;
  const business = await findBusiness(services.db, id, viewer);
  if (!business) return data(null, { status: 404 });
  const { db } = services;
  const [week, reviews, distribution, similar, water] = await Promise.all([
    readHoursWeek(db, id),
    listApprovedReviews(db, id, REVIEWS_PAGE),
    readDistribution(db, id),
    listSimilarNearby(db, business),
    waterAt(business),
  ]);
  const shown = [business, ...similar].map((each) => `business:${each.id}`);
  renewedBy(context, `places:${business.category}`, ...shown);
  return { business, week, reviews, distribution, similar, water };
}

/** Tides matter where a boat comes alongside. */
const hasDock = ({ category, facts }: Business): boolean =>
  category === "marinas" || category === "sandbars" || "dockSlips" in facts || "tieUp" in facts;

async function waterAt(business: Business) {
  const { latitude, longitude, timeZone } = business;
  if (!latitude || !longitude || !timeZone || !hasDock(business)) return null;
  return findWaterConditions({
    latitude: Number(latitude),
    longitude: Number(longitude),
    timeZone,
    at: new Date(),
  });
}

const TABS = ["overview", "reviews", "photos"];

export default function BusinessPage({ loaderData }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  if (!loaderData) return <BusinessNotFound />;
  const { business, week, reviews, distribution, similar, water } = loaderData;
  const tab = TABS.find((name) => name === search.get("tab")) ?? "overview";
  return (
    <>
      <BusinessHeader
        business={business}
        onShare={(platform) =>
          track({ eventType: "social_share", platform, type: "business", itemId: business.id })
        }
      />
      <div className="page-width grid items-start gap-8 py-8 lg:grid-cols-[1fr_22rem]">
        <Tabs
          value={tab}
          onValueChange={(next) =>
            setSearch(next === "overview" ? {} : { tab: next }, { preventScrollReset: true })
          }
        >
          <TabList aria-label="About this place">
            <Tab value="overview">Overview</Tab>
            <Tab value="reviews">Reviews ({business.reviewCount})</Tab>
            <Tab value="photos">Photos ({business.images.length})</Tab>
          </TabList>
          <TabPanel value="overview" className="py-6">
            <BusinessOverview business={business} week={week} />
          </TabPanel>
          <TabPanel value="reviews" className="flex flex-col gap-6 py-6">
            <RatingSummary averageRating={business.averageRating} distribution={distribution} />
            <ReviewList reviews={reviews} />
          </TabPanel>
          <TabPanel value="photos" className="py-6">
            <PhotoGallery name={business.name} images={business.images} />
          </TabPanel>
        </Tabs>
        <div className="flex flex-col gap-6">
          <ContactCard
            business={business}
            onContact={(eventType) => track({ eventType, businessId: business.id })}
          />
          <Position business={business} />
          <FactsCard business={business} />
          {water ? <TideCard conditions={water} /> : null}
        </div>
      </div>
      {similar.length > 0 ? (
        <Section title="Similar places nearby" tone="shoal">
          <BusinessGrid businesses={similar} />
        </Section>
      ) : null}
    </>
  );
}

function Position({ business }: { business: Business }) {
  const { latitude, longitude, positionIsApproximate } = business;
  if (!latitude || !longitude) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return (
    <>
      <MapFrame
        ariaLabel={`Map of ${business.name}`}
        points={[{ id: business.id, label: business.name, ...point }]}
        center={point}
        zoom={13}
        className="h-72"
      />
      {positionIsApproximate ? (
        <p className="text-ink-soft text-sm">
          The position is approximate: the middle of its town.
        </p>
      ) : null}
      {business.category === "sandbars" && !positionIsApproximate ? (
        <GpsCard name={business.name} latitude={latitude} longitude={longitude} />
      ) : null}
    </>
  );
}

function BusinessNotFound() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16">
      <EmptyState
        heading="h1"
        title="Business Not Found"
        action={
          <Button asChild>
            <Link to="/">Back to Home</Link>
          </Button>
        }
      >
        The business you're looking for doesn't exist or has been removed
      </EmptyState>
    </div>
  );
}
