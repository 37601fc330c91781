import { Plus } from "lucide-react";
import { data, Link, useRevalidator } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Pager } from "#src/design/table/pager.tsx";
import { PAGE_ROWS, useTableState } from "#src/design/table/table-state.ts";
import { BookingDialog } from "#src/domains/rentals/desk/components/booking-dialog.tsx";
import { BookingsTable } from "#src/domains/rentals/desk/components/bookings-table.tsx";
import { DeskStats } from "#src/domains/rentals/desk/components/desk-stats.tsx";
import { ItemDialog } from "#src/domains/rentals/desk/components/item-dialog.tsx";
import { ItemGrid } from "#src/domains/rentals/desk/components/item-grid.tsx";
import { readDeskPage } from "#src/domains/rentals/desk/read-desk-page.server.ts";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/rental-management";

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `Rentals of ${loaderData.name}` : "Business Not Found",
    description: loaderData
      ? "Rental items and bookings, for those who run the business."
      : "The business you're looking for doesn't exist or has been removed",
    ...(loaderData && { canonicalPath: `/rental-management/${params.businessId}` }),
    isPrivate: true,
  });

const rowId = (text: string | null | undefined): number =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const page = Math.max(1, rowId(new URL(request.url).searchParams.get("page")));
  const found = await readDeskPage(services, viewer, {
    businessId: rowId(params.businessId),
    limit: PAGE_ROWS,
    offset: (Math.min(page, 40_000) - 1) * PAGE_ROWS,
  });
  return found ?? data(null, { status: 404 });
}

export default function RentalManagement({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Desk {...loaderData} /> : <NotFound />;
}

type Loaded = NonNullable<Route.ComponentProps["loaderData"]>;

function Desk({ id, name, desk, items, bookings }: Loaded) {
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  return (
    <>
      <PageHeader
        contours={name}
        title="Rental Management"
        note={<Link to={`/business/${id}`}>{name}</Link>}
        actions={
          <>
            {items.length > 0 ? (
              <BookingDialog items={items} timeZone={desk.timeZone} onCreated={refresh} />
            ) : null}
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
          </>
        }
      />
      <div className="page-width flex flex-col gap-10 py-8">
        <DeskStats figures={desk} />
        <section aria-labelledby="items" className="flex flex-col gap-4">
          <h2 id="items" className="font-semibold font-serif text-2xl">
            Rental Items
          </h2>
          <ItemGrid items={items} onChanged={refresh} />
        </section>
        <section aria-labelledby="bookings" className="flex flex-col gap-4">
          <h2 id="bookings" className="font-semibold font-serif text-2xl">
            Bookings
          </h2>
          <Bookings bookings={bookings} onChanged={refresh} />
        </section>
      </div>
    </>
  );
}

function Bookings({ bookings, onChanged }: Pick<Loaded, "bookings"> & { onChanged: () => void }) {
  const { page, setPage } = useTableState();
  if (bookings.total === 0) {
    return (
      <EmptyState heading="h3" title="No bookings yet">
        Requests from your page and bookings that you write down yourself stand here.
      </EmptyState>
    );
  }
  return (
    <>
      <BookingsTable bookings={bookings.items} onChanged={onChanged} />
      <Pager
        label="Pages of bookings"
        page={page}
        pageSize={PAGE_ROWS}
        total={bookings.total}
        onPage={setPage}
      />
    </>
  );
}

const NotFound = () => (
  <div className="mx-auto max-w-3xl px-4 py-16">
    <EmptyState
      heading="h1"
      title="Business Not Found"
      action={
        <Button asChild>
          <Link to="/user-dashboard">Go to the dashboard</Link>
        </Button>
      }
    >
      There is no rentals business of yours at this address.
    </EmptyState>
  </div>
);
