import { Badge } from "#src/design/primitives/badge.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { dayWords, timeWords } from "../../booking/when-words.ts";
import { deskBookingPath } from "../../item/desk-paths.ts";
import type { DeskDay, DeskVisit } from "../contract.ts";

const NAMES = ["Today", "Tomorrow"] as const;
const KINDS = { comes: "comes for", returns: "brings back" } as const;

/** Who comes and who brings back, whatever they rent. */
export const DayVisits = ({ days }: { days: readonly DeskDay[] }) => (
  <section aria-labelledby="days" className="flex flex-col gap-4">
    <h2 id="days" className="font-semibold font-serif text-2xl">
      Today and tomorrow
    </h2>
    <div className="grid gap-6 md:grid-cols-2">
      {days.map(({ date, visits }, index) => (
        <div key={date}>
          <h3 className="border-line border-b pb-1 font-semibold">
            {NAMES[index]}, {dayWords(date)}
          </h3>
          {visits.length === 0 ? (
            <p className="py-2 text-ink-soft">Nobody comes or brings back.</p>
          ) : (
            <ul>
              {visits.map((visit) => (
                <li key={`${visit.kind}-${visit.booking.id}`} className="border-line border-b">
                  <Visit {...visit} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  </section>
);

function Visit({ kind, local, zone, booking }: DeskVisit) {
  const { customerName, customerPhone, quantity, rentalItemName, status } = booking;
  return (
    <Link
      to={deskBookingPath(booking)}
      className="flex min-h-11 gap-4 py-2 text-ink no-underline hover:underline"
    >
      <span className="figures w-28 shrink-0">
        {timeWords(local)} {zone}
      </span>
      <span className="min-w-0 break-words">
        <span className="font-semibold">{customerName}</span> {KINDS[kind]}{" "}
        {quantity === 1 ? rentalItemName : `${quantity} × ${rentalItemName}`}
        {status === "pending" ? <Badge className="ms-2">not answered yet</Badge> : null}
        {customerPhone ? (
          <span className="block text-ink-soft text-sm">{customerPhone}</span>
        ) : null}
      </span>
    </Link>
  );
}
