import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Suspense } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { lazyPart } from "#src/design/patterns/lazy-part.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/design/primitives/tabs.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import type { CurrentUser } from "#src/domains/accounts/person/contract.ts";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import {
  ANALYTICS_DAYS_DEFAULT,
  ANALYTICS_PERIODS,
} from "#src/domains/analytics/limits-contract.ts";
import { businessQuery } from "#src/domains/directory/listing/client.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { PromotionCard } from "#src/domains/promotion/components/promotion-card.tsx";
import { reviewsQuery } from "#src/domains/reviews/client.ts";
import { ReviewList } from "#src/domains/reviews/components/review-list.tsx";
import { RequestError } from "#src/shared/http.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/user-business";

const EditListingForm = lazyPart(() =>
  import("#src/domains/directory/manage/components/edit-listing/edit-listing-form.tsx").then(
    (module) => ({ default: module.EditListingForm }),
  ),
);

const ListingAnalytics = lazyPart(() =>
  import("#src/domains/analytics/components/listing-analytics.tsx").then((module) => ({
    default: module.ListingAnalytics,
  })),
);

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Edit your listing",
    description: "Change what your listing says, and answer its reviews.",
    canonicalPath: `/user-dashboard/business/${params.id}`,
    isPrivate: true,
  });

export default function UserBusiness({ params }: Route.ComponentProps) {
  const viewer = useViewer();
  const id = readRowId(params.id);
  if (viewer.status === "anonymous") return <AccessDenied link="/login" label="Sign In" />;
  return (
    <>
      <WithoutScripts />
      {viewer.status === "loading" ? (
        <Skeleton className="m-8 h-64" />
      ) : (
        <Managed key={id} id={id} user={viewer.user} />
      )}
    </>
  );
}

function WithoutScripts() {
  return (
    <noscript>
      <p className="page-width py-8">
        A listing is edited with scripts. Please turn them on and load this page again, or{" "}
        <TextLink asChild>
          <a href="/support">write to support</a>
        </TextLink>{" "}
        what has changed, and we change it for you.
      </p>
    </noscript>
  );
}

function AccessDenied({ link, label }: { link: string; label: string }) {
  return (
    <NoticePage title="Access Denied" to={link} label={label}>
      Only its owner can edit a listing.
    </NoticePage>
  );
}

function Managed({ id, user }: { id: number; user: CurrentUser }) {
  const { data: business, error, refetch } = useQuery(businessQuery(id));
  const isMissing = error?.cause instanceof RequestError && error.cause.status < 500;
  const isOthers = business && !user.isAdmin && business.ownerId !== user.id;
  if (isMissing || isOthers) return <AccessDenied link="/user-dashboard" label="Your dashboard" />;
  if (error) return <ErrorState title="The listing did not load" onRetry={refetch} heading="h1" />;
  if (!business) return <Skeleton className="m-8 h-64" />;
  return (
    <>
      <PageHeader
        contours={String(id)}
        title={business.name}
        note={`${business.city}, ${business.state}`}
        actions={
          <Button asChild variant="secondary">
            <Link to="/user-dashboard">
              <ArrowLeft aria-hidden /> Dashboard
            </Link>
          </Button>
        }
      />
      <ManagedTabs
        business={business}
        onReload={async () => {
          const { data } = await refetch();
          return data;
        }}
      />
    </>
  );
}

interface ManagedTabsProps {
  business: Business;
  onReload: () => Promise<Business | undefined>;
}

const TABS = ["listing", "reviews", "promotion", "analytics"];

function ManagedTabs({ business, onReload }: ManagedTabsProps) {
  const [search] = useSearchParams();
  const tab = TABS.find((name) => name === search.get("tab")) ?? "listing";
  const days = ANALYTICS_PERIODS.find((each) => String(each) === search.get("days"));
  return (
    <div className="page-width py-8">
      <Tabs value={tab}>
        <TabList aria-label="Your listing">
          <Tab value="listing" to="?">
            Listing
          </Tab>
          <Tab value="reviews" to="?tab=reviews">
            Reviews ({formatNumber(business.reviewCount)})
          </Tab>
          <Tab value="promotion" to="?tab=promotion">
            Promotion
          </Tab>
          <Tab value="analytics" to="?tab=analytics">
            Analytics
          </Tab>
        </TabList>
        <TabPanel value="listing">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <EditListingForm business={business} onReload={onReload} />
          </Suspense>
        </TabPanel>
        <TabPanel value="reviews">
          <OwnReviews businessId={business.id} />
        </TabPanel>
        <TabPanel value="promotion" className="py-6">
          <PromotionCard businessId={business.id} />
        </TabPanel>
        <TabPanel value="analytics" className="py-6">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <ListingAnalytics business={business} days={days ?? ANALYTICS_DAYS_DEFAULT} />
          </Suspense>
        </TabPanel>
      </Tabs>
    </div>
  );
}

function OwnReviews({ businessId }: { businessId: number }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(reviewsQuery(businessId));
  if (error) return <ErrorState title="The reviews did not load" onRetry={refetch} heading="h2" />;
  if (!data) return <Skeleton className="h-48" />;
  if (data.items.length === 0) return <EmptyState heading="h2" title="No reviews yet" />;
  return (
    <>
      <h2 className="sr-only">Reviews</h2>
      <ReviewList
        reviews={data.items}
        mayAnswer
        onEdit={() => navigate(`/business/${businessId}?tab=reviews`)}
        onChanged={() => void refetch()}
      />
    </>
  );
}
