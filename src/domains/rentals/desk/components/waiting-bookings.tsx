import { Badge } from "#src/design/primitives/badge.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import { whenWords, zonedWords } from "../../booking/when-words.ts";
import { deskBookingPath } from "../../item/desk-paths.ts";
import type { DeskBooking } from "../contract.ts";
import { bookingsAddress } from "./bookings-address.ts";

interface WaitingBookingsProps {
  waiting: readonly DeskBooking[];
  /** Of all that wait. */
  total: number;
}

/** What lapses first stands first; its own page has all that one needs to answer. */
export function WaitingBookings({ waiting, total }: WaitingBookingsProps) {
  if (waiting.length === 0) return null;
  return (
    <Card asChild tone="land">
      <section aria-labelledby="waiting" className="flex flex-col gap-2">
        <h2 id="waiting" className="flex items-center gap-3 font-semibold font-serif text-2xl">
          Waiting for your answer <Badge>{formatNumber(total)}</Badge>
        </h2>
        <ul>
          {waiting.map((booking) => (
            <li key={booking.id} className="border-line border-t">
              <WaitingBooking booking={booking} />
            </li>
          ))}
        </ul>
        {total > waiting.length ? (
          <TextLink asChild>
            <Link
              to={bookingsAddress({ status: "pending" })}
              className="inline-flex min-h-11 items-center self-start"
            >
              All {formatNumber(total)} that wait
            </Link>
          </TextLink>
        ) : null}
      </section>
    </Card>
  );
}

function WaitingBooking({ booking }: { booking: DeskBooking }) {
  const { customerName, rentalItemName, quantity, expiresLocal, expiresZone } = booking;
  return (
    <Link
      to={deskBookingPath(booking)}
      className="flex min-h-11 flex-col py-2 text-ink no-underline hover:underline"
    >
      <span className="font-semibold">
        Answer {customerName}: {quantity === 1 ? rentalItemName : `${quantity} × ${rentalItemName}`}
      </span>
      <span>{whenWords(booking)}</span>
      {expiresLocal ? (
        <span className="text-ink-soft text-sm">
          Lapses {zonedWords(expiresLocal, expiresZone ?? "")}
        </span>
      ) : null}
    </Link>
  );
}
