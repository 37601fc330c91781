import { MessageSquarePlus } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { data, useRevalidator, useSearchParams } from "react-router";
import { Section } from "#src/design/patterns/section.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/design/primitives/tabs.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { track } from "#src/domains/analytics/client.ts";
import { addCardFacts } from "#src/domains/directory/edits/add-card-facts.server.ts";
import { ConfirmedFact } from "#src/domains/directory/edits/components/confirmed-fact.tsx";
import { listConfirmations } from "#src/domains/directory/edits/confirm-fact.server.ts";
import { ContactCard } from "#src/domains/directory/listing/components/contact-card.tsx";
import { ListingGrid } from "#src/domains/directory/listing/components/listing-grid.tsx";
import { ListingHeader } from "#src/domains/directory/listing/components/listing-header.tsx";
import { ListingOverview } from "#src/domains/directory/listing/components/listing-overview.tsx";
import { ThumbActions } from "#src/domains/directory/listing/components/thumb-actions.tsx";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import {
  findListingAndWeek,
  listSimilarNearby,
} from "#src/domains/directory/listing/queries.server.ts";
import { businessPicture } from "#src/domains/directory/listing/share-rules.ts";
import { toCard } from "#src/domains/directory/listing/to-card.server.ts";
import { TellingLines } from "#src/domains/reviews/components/telling-lines.tsx";
import { listReviewPhotos, listTelling } from "#src/domains/reviews/list-telling.server.ts";
import {
  findOwnReview,
  listApprovedReviews,
  readDistribution,
} from "#src/domains/reviews/queries.server.ts";
import { readReviewQuery } from "#src/domains/reviews/read-review-query.server.ts";
import { ExperienceButton } from "#src/domains/sharing/components/experience-button.tsx";
import { ShareMenu } from "#src/domains/sharing/components/share-menu.tsx";
import { EXPERIENCES_SHOWN, type SharePlatform } from "#src/domains/sharing/limits-contract.ts";
import { listExperiencePhotos, listExperiences } from "#src/domains/sharing/queries.server.ts";
import type { SharedItem } from "#src/domains/sharing/rules.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { businessData } from "../business-data.ts";
import {
  ConfirmVisit,
  CurrentsCard,
  ExperienceList,
  ForecastCard,
  ListingPosition,
  PaymentTold,
  PhotoGallery,
  RentalsTab,
  ReviewsTab,
  TideCard,
} from "../business-parts.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { celebrate } from "../layout/use-celebrations.ts";
import { ListingButtons } from "../listing-buttons.tsx";
import { findListingRentals } from "../listing-rentals.server.ts";
import { findListingWater } from "../listing-water.server.ts";
import { pageContext, renewedBy } from "../page-context.server.ts";
import { useReportShare } from "../report-share.ts";
import { readRowId } from "../row-id.ts";
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

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const id = readRowId(params.id);
  const listing = await findListingAndWeek(services.db, id, viewer);
  if (!listing) return data(null, { status: 404 });
  const { business, week } = listing;
  const { db } = services;
  const { searchParams } = new URL(request.url);
  const asked = readReviewQuery(searchParams);
  const rentals = await findListingRentals(db, business, searchParams);
  const [found, distribution, own, experiences, similar, water, confirmations] = await Promise.all([
    listApprovedReviews(db, viewer, id, asked),
    readDistribution(db, id),
    findOwnReview(db, id, viewer),
    listExperiences(db, { type: "business", id }, { limit: EXPERIENCES_SHOWN, offset: 0 }),
    listSimilarNearby(db, business),
    findListingWater(business, new Date()),
    listConfirmations(db, business),
  ]);
  const [telling, reviewPhotos, experiencePhotos] = await Promise.all([
    listTelling(db, id),
    listReviewPhotos(db, id),
    listExperiencePhotos(db, id),
  ]);
  const shown = [business, ...similar].map((each) => `business:${each.id}`);
  renewedBy(context, `places:${business.category}`, ...shown);
  const told = { business, week, found, distribution, own, experiences, water, confirmations };
  const visitorPhotos = [...reviewPhotos, ...experiencePhotos];
  const near = (await addCardFacts(db, similar)).map(toCard);
  return { ...told, telling, visitorPhotos, rentals, similar: near };
}

const TABS = ["overview", "rentals", "reviews", "photos"];

/** Once, and after the page came to life: it is cached for everyone without this part of the address. */
function useComesFromCheckout(search: URLSearchParams): boolean {
  const [comes, setComes] = useState(false);
  const isTold = search.has("payment");
  useEffect(() => {
    if (isTold) setComes(true);
  }, [isTold]);
  return comes;
}

export default function BusinessPage({ loaderData }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const [isWriting, setWriting] = useState(false);
  const comesFromCheckout = useComesFromCheckout(search);
  const reportShare = useReportShare();
  const { revalidate } = useRevalidator();
  const mayManage = useMayManage(loaderData?.business ?? null);
  if (!loaderData) return <ListingNotFound />;
  const { business, week, found, distribution, own, experiences, similar, water, confirmations } =
    loaderData;
  const { rentals, telling, visitorPhotos } = loaderData;
  const item = itemOf(business);
  const onShare = (platform: SharePlatform) =>
    reportShare({ platform, type: "business", itemId: business.id });
  const countContact = (eventType: "directions" | "call" | "website") =>
    track({ eventType, businessId: business.id });
  const tab = TABS.find((name) => name === search.get("tab")) ?? "overview";
  const writeReview = () => {
    setWriting(true);
    setSearch({ tab: "reviews" }, { preventScrollReset: true });
  };
  return (
    <>
      {comesFromCheckout ? (
        <Suspense>
          <PaymentTold />
        </Suspense>
      ) : null}
      <ListingHeader business={business} share={<ShareMenu item={item} onShare={onShare} />} />
      <div className="page-width grid grid-cols-1 items-start gap-8 py-8 lg:grid-cols-[1fr_22rem]">
        <Tabs value={tab}>
          <TabList aria-label="About this place">
            <Tab value="overview" to="?">
              Overview
            </Tab>
            {rentals ? (
              <Tab value="rentals" to="?tab=rentals">
                Rentals ({rentals.items.length})
              </Tab>
            ) : null}
            <Tab value="reviews" to="?tab=reviews">
              Reviews ({formatNumber(business.reviewCount)})
            </Tab>
            <Tab value="photos" to="?tab=photos">
              Photos ({business.images.length + visitorPhotos.length + business.videos.length})
            </Tab>
          </TabList>
          <TabPanel value="overview" className="py-6">
            {rentals && rentals.items.length > 0 ? (
              <Button asChild className="mb-6">
                <Link to="?tab=rentals" preventScrollReset>
                  {rentals.elsewhere ? "See rentals and prices" : "Book a rental"}
                </Link>
              </Button>
            ) : null}
            <ListingOverview
              business={business}
              week={week}
              said={<TellingLines reviews={telling} />}
              afterFact={
                business.isActive
                  ? (field) => (
                      <ConfirmedFact
                        businessId={business.id}
                        field={field}
                        listedAt={business.createdAt}
                        confirmations={confirmations}
                      />
                    )
                  : undefined
              }
            >
              <Suspense fallback={<Skeleton className="h-96" />}>
                {water ? <TideCard conditions={water} /> : null}
              </Suspense>
              {water ? <Currents business={business} /> : null}
            </ListingOverview>
          </TabPanel>
          {rentals ? (
            <TabPanel value="rentals" className="py-6">
              <Suspense fallback={<Skeleton className="h-96" />}>
                <RentalsTab {...rentals} />
              </Suspense>
            </TabPanel>
          ) : null}
          <TabPanel value="reviews" className="flex flex-col gap-6 py-6">
            <Suspense fallback={<Skeleton className="h-96" />}>
              <ReviewsTab
                business={business}
                reviews={found.items}
                total={found.total}
                distribution={distribution}
                own={own}
                mayAnswer={mayManage}
                share={<ShareMenu item={item} onShare={onShare} />}
                isWriting={isWriting}
                onWrite={setWriting}
                onChanged={revalidate}
              />
            </Suspense>
          </TabPanel>
          <TabPanel value="photos" className="py-6">
            <Suspense fallback={<Skeleton className="h-96" />}>
              <PhotoGallery
                name={business.name}
                images={business.images}
                visitors={visitorPhotos}
                videos={business.videos}
              />
            </Suspense>
          </TabPanel>
        </Tabs>
        <div className="below-fold flex flex-col gap-6">
          <ContactCard business={business} onContact={countContact}>
            <Button variant="secondary" onClick={writeReview}>
              <MessageSquarePlus aria-hidden /> Write a Review
            </Button>
            {mayManage ? null : (
              <Suspense fallback={<Skeleton className="h-11" />}>
                <ConfirmVisit business={business} onConfirmed={celebrate} />
              </Suspense>
            )}
            <ListingButtons business={business} mayManage={mayManage} />
          </ContactCard>
          <Suspense fallback={<Skeleton className="h-72" />}>
            <ListingPosition business={business} />
          </Suspense>
          <Forecast business={business} />
        </div>
      </div>
      <Section
        title="Shared by visitors"
        action={<ExperienceButton place={item} onShare={onShare} />}
      >
        <Suspense fallback={<Skeleton className="h-96" />}>
          <ExperienceList about={item} first={experiences} />
        </Suspense>
      </Section>
      {similar.length > 0 ? (
        <Section title="Similar places nearby" tone="shoal">
          <ListingGrid businesses={similar} />
        </Section>
      ) : null}
      <ThumbActions business={business} onContact={countContact} />
    </>
  );
}

const itemOf = (business: Business): SharedItem => ({
  type: "business",
  id: business.id,
  name: business.name,
  place: `${business.city}, ${business.state}`,
  category: business.category,
  picture: business.images[0] ?? null,
  rating: business.reviewCount > 0 ? Number(business.averageRating) : null,
});

/** The owner and administrators; the server decides again on every call. */
function useMayManage(business: Business | null): boolean {
  const viewer = useViewer();
  if (viewer.status !== "authenticated" || !business) return false;
  return viewer.user.isAdmin || business.ownerId === viewer.user.id;
}

function Currents({ business: { latitude, longitude } }: { business: Business }) {
  if (!latitude || !longitude) return null;
  return (
    <Suspense fallback={<Skeleton className="h-48" />}>
      <CurrentsCard latitude={latitude} longitude={longitude} />
    </Suspense>
  );
}

function Forecast({ business: { latitude, longitude, timeZone } }: { business: Business }) {
  if (!latitude || !longitude || !timeZone) return null;
  return (
    <Suspense fallback={<Skeleton className="h-48" />}>
      <ForecastCard latitude={latitude} longitude={longitude} timeZone={timeZone} />
    </Suspense>
  );
}

function ListingNotFound() {
  return (
    <NoticePage title="Business Not Found" to="/" label="Back to Home">
      The business you're looking for doesn't exist or has been removed
    </NoticePage>
  );
}
