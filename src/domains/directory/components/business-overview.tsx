import { Badge } from "#src/design/primitives/badge.tsx";
import type { Business, HoursRow } from "../contract.ts";

interface BusinessOverviewProps {
  business: Business;
  week: readonly HoursRow[] | null;
}

export function BusinessOverview({ business, week }: BusinessOverviewProps) {
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="about">
        <h2 id="about" className="mb-2 font-semibold font-serif text-2xl">
          About
        </h2>
        <p className="max-w-prose whitespace-pre-line">{business.description}</p>
      </section>
      {business.amenities.length > 0 ? (
        <section aria-labelledby="amenities">
          <h2 id="amenities" className="mb-3 font-semibold font-serif text-2xl">
            Amenities &amp; Features
          </h2>
          <ul className="flex flex-wrap gap-2">
            {business.amenities.map((amenity) => (
              <li key={amenity}>
                <Badge>{amenity}</Badge>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="hours">
        <h2 id="hours" className="mb-3 font-semibold font-serif text-2xl">
          Hours
        </h2>
        {week ? <HoursTable week={week} /> : <p>{business.hours}</p>}
      </section>
    </div>
  );
}

function HoursTable({ week }: { week: readonly HoursRow[] }) {
  return (
    <table className="w-full max-w-md text-sm">
      <caption className="sr-only">Opening hours of the coming week</caption>
      <tbody>
        {week.map((row) => (
          <tr
            key={row.day}
            aria-current={row.isToday ? "date" : undefined}
            className={row.isToday ? "bg-shoal font-semibold" : undefined}
          >
            <th scope="row" className="px-2 py-1.5 text-left font-normal">
              {row.day}
              {row.isToday ? " (today)" : ""}
            </th>
            <td className="figures px-2 py-1.5 text-right">
              {row.text}
              {row.note ? <span className="block text-ink-soft text-xs">{row.note}</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
