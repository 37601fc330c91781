import { data } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { BookingSheet } from "#src/domains/rentals/booking/components/booking-sheet.tsx";
import { viewBooking } from "#src/domains/rentals/booking/view-booking.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/booking";

/** The address holds the key to the booking: it is told to nobody else. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: "Your booking",
    description: "Your booking at a rentals business: how it stands, and how to cancel it.",
    canonicalPath: loaderData?.view ? "/booking" : undefined,
    isPrivate: true,
  }),
  { name: "referrer", content: "no-referrer" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  try {
    const view = await viewBooking(context.get(pageContext).services, { token });
    return data({ token, view });
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== "not_found") throw error;
    return data({ token, view: null }, { status: 404 });
  }
}

export default function Booking({ loaderData: { token, view } }: Route.ComponentProps) {
  if (!view) {
    return (
      <NarrowPage title="Your booking">
        <Alert tone="danger" role="note" title="There is no booking at this link">
          Please open the link of the mail again, whole. If the business has left Landfall, its
          bookings are gone with it.
        </Alert>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={view.rentalItemName} lead={`Booking of ${view.customerName}`}>
      <BookingSheet token={token} view={view} />
    </NarrowPage>
  );
}
