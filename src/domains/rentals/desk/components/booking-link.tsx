import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { deskBookingPath } from "../../item/desk-paths.ts";
import type { DeskBooking } from "../contract.ts";

type BookingLinkProps = Pick<DeskBooking, "id" | "businessId" | "customerName">;

/** Whose booking it is, and the way to all that is known of it. */
export const BookingLink = ({ customerName, ...booking }: BookingLinkProps) => (
  <TextLink asChild>
    <Link to={deskBookingPath(booking)} className="thumb-target font-semibold">
      {customerName}
    </Link>
  </TextLink>
);
