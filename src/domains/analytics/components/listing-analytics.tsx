import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { listingAnalyticsQuery } from "../client.ts";
import type { BusinessAnalytics } from "../figure-contract.ts";
import { AnalyticsOffer } from "./analytics-offer.tsx";
import { CategoryComparison } from "./category-comparison.tsx";
import { CountedNote } from "./counted-note.tsx";
import { FigureCards } from "./figure-cards.tsx";
import { FigureMeanings } from "./figure-meanings.tsx";
import { PeriodLinks } from "./period-links.tsx";
import { PromotionEffectTable } from "./promotion-effect-table.tsx";
import { SourceTable } from "./source-table.tsx";
import { ViewCharts } from "./view-charts.tsx";
import { WeekHoursMap } from "./week-hours-map.tsx";

interface ListingAnalyticsProps {
  business: { id: number; name: string };
  days: number;
}

/** What an owner may know about the visits of a listing. */
export function ListingAnalytics({ business, days }: ListingAnalyticsProps) {
  const { data, error, refetch } = useQuery(listingAnalyticsQuery(business.id, days));
  return (
    <section aria-labelledby="analytics" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="analytics" className="font-semibold font-serif text-2xl">
          Analytics
        </h2>
        <PeriodLinks days={days} />
      </div>
      {error && !data ? (
        <ErrorState title="The figures did not load" onRetry={refetch} heading="h3" />
      ) : null}
      {data ? <Told data={data} name={business.name} /> : null}
      {!data && !error ? <Skeleton className="h-96" /> : null}
    </section>
  );
}

function Told({ data, name }: { data: BusinessAnalytics; name: string }) {
  return (
    <>
      <FigureCards data={data} />
      <CountedNote data={data} />
      {data.daily ? <ViewCharts daily={data.daily} /> : null}
      <div className="grid items-start gap-8 empty:hidden lg:grid-cols-2">
        {data.promotion ? <PromotionEffectTable effect={data.promotion} /> : null}
        {data.category !== undefined ? (
          <CategoryComparison median={data.category} days={data.days} />
        ) : null}
        <SourceTable
          title="Where views came from"
          of="Source"
          unit="Views"
          shares={data.referrers}
        />
        {data.hours ? <WeekHoursMap hours={data.hours} days={data.days} /> : null}
        <SourceTable title="Devices" of="Device" unit="Views" shares={data.devices} />
        <SourceTable
          title="Where it was shared"
          of="Platform"
          unit="Shares"
          shares={data.sharesByPlatform}
        />
      </div>
      {data.detail === "advanced" ? null : <AnalyticsOffer detail={data.detail} name={name} />}
      <FigureMeanings />
    </>
  );
}
