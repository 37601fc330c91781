import type { ReactNode } from "react";
import { Badge } from "#src/design/primitives/badge.tsx";
import type { Business, HoursRow } from "../contract.ts";
import { tellsHours } from "../rules.ts";
import { FactsCard } from "./facts-card.tsx";
import { GpsCard } from "./gps-card.tsx";

interface ListingOverviewProps {
  business: Business;
  week: readonly HoursRow[] | null;
  /** What follows the hours and each fact that is known. */
  afterFact?: (field: string) => ReactNode;
  /** What visitors say of it. */
  said?: ReactNode;
  /** What the water does there. */
  children?: ReactNode;
}

export function ListingOverview(props: ListingOverviewProps) {
  const { business, week, afterFact, said, children } = props;
  const { latitude, longitude, positionIsApproximate } = business;
  // Approximate coordinates are nothing to steer by.
  const isToSteerBy = business.category === "sandbars" && !positionIsApproximate;
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="about">
        <h2 id="about" className="mb-2 font-semibold font-serif text-2xl">
          About
        </h2>
        {business.customDescription ? (
          <p className="mb-4 max-w-prose whitespace-pre-line font-serif text-lg">
            {business.customDescription}
          </p>
        ) : null}
        <p className="max-w-prose whitespace-pre-line">{business.description}</p>
      </section>
      {said}
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
      <div className="grid items-start gap-8 xl:grid-cols-2">
        {tellsHours(business) ? (
          <section aria-labelledby="hours">
            <h2 id="hours" className="mb-3 font-semibold font-serif text-2xl">
              Hours
            </h2>
            {week ? <HoursTable week={week} /> : <p>{business.hours}</p>}
            {afterFact && business.hours ? (
              <div className="flex flex-wrap items-center px-2">{afterFact("hours")}</div>
            ) : null}
          </section>
        ) : null}
        <FactsCard business={business} after={afterFact} />
      </div>
      {isToSteerBy && latitude && longitude ? (
        <GpsCard name={business.name} latitude={latitude} longitude={longitude} />
      ) : null}
      {children}
    </div>
  );
}

function HoursTable({ week }: { week: readonly HoursRow[] }) {
  return (
    <table className="w-full text-sm">
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
