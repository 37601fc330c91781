import { ChevronLeft } from "lucide-react";
import { data, Link, useRevalidator } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { DeskBookingSheet } from "#src/domains/rentals/desk/components/desk-booking-sheet.tsx";
import { deskBookingPath, deskPath } from "#src/domains/rentals/desk/desk-paths.ts";
import { readDeskBooking } from "#src/domains/rentals/desk/read-desk-booking.server.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/rental-booking";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `Booking of ${loaderData.booking.customerName}` : "Booking Not Found",
    description: "One booking of a rentals business, for those who run the business.",
    ...(loaderData && { canonicalPath: deskBookingPath(loaderData.booking) }),
    isPrivate: true,
  });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const found = await readDeskBooking(services.db, viewer, {
    businessId: readRowId(params.businessId),
    bookingId: readRowId(params.bookingId),
  });
  return found ?? data(null, { status: 404 });
}

export default function RentalBooking({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (!loaderData) return <NotFound />;
  const { booking } = loaderData;
  return (
    <>
      <PageHeader
        title={`Booking of ${booking.customerName}`}
        note={
          <TextLink asChild>
            <Link
              to={deskPath(booking.businessId)}
              className="inline-flex min-h-11 items-center gap-1"
            >
              <ChevronLeft aria-hidden className="size-4" /> Rentals of {booking.businessName}
            </Link>
          </TextLink>
        }
      />
      <div className="page-width py-8">
        <DeskBookingSheet {...loaderData} onChanged={() => void revalidate()} />
      </div>
    </>
  );
}

const NotFound = () => (
  <NoticePage
    title="Booking Not Found"
    to="/user-dashboard?tab=bookings"
    label="Go to the dashboard"
  >
    There is no booking of yours at this address.
  </NoticePage>
);
