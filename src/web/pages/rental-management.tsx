import { Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { data, Link, useRevalidator, useSearchParams } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/design/primitives/tabs.tsx";
import { PAGE_ROWS } from "#src/design/table/table-state.ts";
import { useReturn } from "#src/design/use-return.ts";
import type { BookingReceipt } from "#src/domains/rentals/booking/contract.ts";
import { BookingDialog } from "#src/domains/rentals/desk/components/booking-dialog.tsx";
import { ClosedDays } from "#src/domains/rentals/desk/components/closed-days.tsx";
import { CreatedBooking } from "#src/domains/rentals/desk/components/created-booking.tsx";
import { DeskOverview } from "#src/domains/rentals/desk/components/desk-overview.tsx";
import { FeedLink } from "#src/domains/rentals/desk/components/feed-link.tsx";
import { ItemCalendar } from "#src/domains/rentals/desk/components/item-calendar.tsx";
import { ItemDialog } from "#src/domains/rentals/desk/components/item-dialog.tsx";
import { TermsForm } from "#src/domains/rentals/desk/components/terms-form.tsx";
import type { DeskBooking } from "#src/domains/rentals/desk/contract.ts";
import {
  DESK_TABS,
  type DeskTab,
  NOT_YOURS,
  readDeskTab,
} from "#src/domains/rentals/desk/limits-contract.ts";
import { readDeskPage } from "#src/domains/rentals/desk/read-desk-page.server.ts";
import { CATEGORY_NAME } from "#src/domains/rentals/item/limits-contract.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { SIGNED_OUT, SignInPage } from "../layout/sign-in-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/rental-management";

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  pageMeta(matches, {
    title: titleOf(loaderData),
    description: loaderData
      ? "Rental items and bookings, for those who run the business."
      : "The business you're looking for doesn't exist or has been removed",
    ...(loaderData && { canonicalPath: `/rental-management/${params.businessId}` }),
    isPrivate: true,
  });

function titleOf(loaded: Route.ComponentProps["loaderData"] | undefined): string {
  if (loaded === SIGNED_OUT) return "Rental Management";
  if (loaded === NOT_YOURS) return "Access Denied";
  return loaded ? `Rentals of ${loaded.name}` : "Business Not Found";
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  if (!viewer) return SIGNED_OUT;
  const { searchParams } = new URL(request.url);
  const page = Math.max(1, readRowId(searchParams.get("page")));
  const found = await readDeskPage(services, viewer, {
    businessId: readRowId(params.businessId),
    search: searchParams,
    limit: PAGE_ROWS,
    offset: (Math.min(page, 40_000) - 1) * PAGE_ROWS,
  });
  if (found === NOT_YOURS) return data(found, { status: 403 });
  return found ?? data(null, { status: 404 });
}

export default function RentalManagement({ loaderData }: Route.ComponentProps) {
  if (loaderData === SIGNED_OUT)
    return <SignInPage>Those who run a rentals business have its bookings here.</SignInPage>;
  if (loaderData === NOT_YOURS) return <NotYours />;
  return loaderData ? <Desk {...loaderData} /> : <NotFound />;
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], null | string>;

function Desk(loaded: Loaded) {
  const { id, name, items, isRented } = loaded;
  const { timeZone, zoneName } = loaded.desk;
  const { revalidate } = useRevalidator();
  const [created, setCreated] = useState<BookingReceipt | null>(null);
  const refresh = useCallback(() => void revalidate(), [revalidate]);
  useReturn(refresh);
  const show = (receipt: BookingReceipt | null) => {
    setCreated(receipt);
    refresh();
  };
  return (
    <>
      <PageHeader
        contours={name}
        title="Rental Management"
        note={
          <Link to={`/business/${id}`} className="thumb-target">
            {name}
          </Link>
        }
        actions={
          <>
            {items.length > 0 && isRented ? (
              <BookingDialog {...{ items, timeZone, zoneName }} onCreated={show} />
            ) : null}
            {isRented ? (
              <ItemDialog
                businessId={id}
                item={null}
                onSaved={refresh}
                trigger={
                  <Button>
                    <Plus aria-hidden /> Add Rental Item
                  </Button>
                }
              />
            ) : null}
          </>
        }
      />
      <div className="page-width flex flex-col gap-8 py-8">
        {isRented ? null : <LeftCategory />}
        {created ? <CreatedBooking booking={created} /> : null}
        <DeskTabs
          loaded={loaded}
          created={created && { ...created, businessName: name, askedToCancel: null }}
          onChanged={() => show(null)}
        />
      </div>
    </>
  );
}

/** What was booked stands, and its owner answers it. */
const LeftCategory = () => (
  <Alert
    tone="caution"
    role="note"
    title={`This listing is no longer in the category ${CATEGORY_NAME}`}
  >
    Nobody can ask for a booking now. What was booked stands; please answer what waits.
  </Alert>
);

const TAB_NAMES: Readonly<Record<DeskTab, string>> = {
  overview: "Items and Bookings",
  calendar: "Calendar",
  "closed-days": "Closed Days",
  terms: "Terms and Link",
};

interface DeskTabsProps {
  loaded: Loaded;
  created: DeskBooking | null;
  onChanged: () => void;
}

function DeskTabs({ loaded, created, onChanged }: DeskTabsProps) {
  const { id, desk, items, bookings, waiting, days, toCome, blackouts, calendar } = loaded;
  const [search] = useSearchParams();
  return (
    <Tabs value={readDeskTab(search)}>
      <TabList aria-label="Rental management">
        {DESK_TABS.map((tab) => (
          <Tab key={tab} value={tab} to={tab === "overview" ? "?" : `?tab=${tab}`}>
            {TAB_NAMES[tab]}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="overview">
        <DeskOverview
          figures={desk}
          {...{ items, bookings, created, waiting, days, toCome, onChanged }}
        />
      </TabPanel>
      <TabPanel value="calendar">
        {calendar ? (
          <ItemCalendar businessId={id} zoneName={desk.zoneName} {...{ calendar, items }} />
        ) : (
          <EmptyState heading="h2" title="No rental items yet">
            Add what you rent, and its calendar stands here.
          </EmptyState>
        )}
      </TabPanel>
      <TabPanel value="closed-days">
        <ClosedDays businessId={id} {...{ items, blackouts, onChanged }} />
      </TabPanel>
      <TabPanel value="terms">
        <div className="grid gap-10 lg:grid-cols-2">
          <TermsForm businessId={id} policy={desk.policy} onSaved={onChanged} />
          <FeedLink businessId={id} feedUrl={desk.feedUrl} onRenewed={onChanged} />
        </div>
      </TabPanel>
    </Tabs>
  );
}

const NotYours = () => (
  <NoticePage title="Access Denied" to="/user-dashboard" label="Go to the dashboard">
    Only its owner manages the rentals of this business.
  </NoticePage>
);

const NotFound = () => (
  <NoticePage title="Business Not Found" to="/user-dashboard" label="Go to the dashboard">
    There is no rentals business of yours at this address.
  </NoticePage>
);
