import { ChevronLeft } from "lucide-react";
import { useCallback } from "react";
import { data, Link, useRevalidator } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { useReturn } from "#src/design/use-return.ts";
import { DeskBookingSheet } from "#src/domains/rentals/desk/components/desk-booking-sheet.tsx";
import { readDeskBooking } from "#src/domains/rentals/desk/read-desk-booking.server.ts";
import { deskPath } from "#src/domains/rentals/item/desk-paths.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { SIGNED_OUT, SignInPage } from "../layout/sign-in-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/rental-booking";

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  pageMeta(matches, {
    title: titleOf(loaderData),
    description: "One booking of a rentals business, for those who run the business.",
    ...(loaderData && {
      canonicalPath: `/rental-management/${params.businessId}/bookings/${params.bookingId}`,
    }),
    isPrivate: true,
  });

function titleOf(loaded: Route.ComponentProps["loaderData"] | undefined): string {
  if (loaded === SIGNED_OUT) return "Rental Booking";
  return loaded ? `Booking of ${loaded.booking.customerName}` : "Booking Not Found";
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  if (!viewer) return SIGNED_OUT;
  const found = await readDeskBooking(services.db, viewer, {
    businessId: readRowId(params.businessId),
    bookingId: readRowId(params.bookingId),
  });
  return found ?? data(null, { status: 404 });
}

export default function RentalBooking({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const refresh = useCallback(() => void revalidate(), [revalidate]);
  useReturn(refresh);
  if (loaderData === SIGNED_OUT)
    return <SignInPage>Those who run a rentals business have its bookings here.</SignInPage>;
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
        <DeskBookingSheet {...loaderData} onChanged={refresh} />
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
