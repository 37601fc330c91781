import { useQuery } from "@tanstack/react-query";
import { BarChart } from "#src/design/chart/bar-chart.tsx";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { StatCard } from "#src/design/patterns/stat-card.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { siteStatsQuery } from "#src/domains/analytics/client.ts";
import type { SiteStats } from "#src/domains/analytics/contract.ts";
import { changeText } from "#src/domains/analytics/rules.ts";
import { formatNumber } from "#src/shared/plain-format.ts";

const monthName = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const dayName = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

export default function AnalyticsTab() {
  const { data: stats, isError, refetch } = useQuery(siteStatsQuery);
  if (isError && !stats) {
    return <ErrorState heading="h3" title="The figures did not load" onRetry={refetch} />;
  }
  if (!stats) return <Skeleton className="h-96" />;
  return (
    <div className="flex flex-col gap-8">
      <Cards stats={stats} />
      <div className="grid gap-6 lg:grid-cols-2">
        <BarChart
          title="New businesses"
          origin="Live listings by the month in which they were added, last 12 months"
          labelHeader="Month"
          valueHeader="Businesses"
          points={stats.newBusinessesByMonth.map(monthPoint)}
        />
        <BarChart
          title="Reviews"
          origin="Approved reviews by the month in which they were written, last 12 months"
          labelHeader="Month"
          valueHeader="Reviews"
          points={stats.reviewsByMonth.map(monthPoint)}
        />
      </div>
      <BarChart
        title="Page views"
        origin="Every page of the site, last 30 days, UTC"
        labelHeader="Day"
        valueHeader="Views"
        points={stats.viewsByDay.map(({ day, views }) => ({
          label: dayName.format(new Date(day)),
          shortLabel: `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`,
          value: views,
        }))}
      />
    </div>
  );
}

function Cards({ stats }: { stats: SiteStats }) {
  const { pendingBusinesses, inactiveBusinesses } = stats;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <StatCard
        label="Total Businesses"
        value={formatNumber(stats.totalBusinesses)}
        origin={
          <>
            {changeText(stats.totalBusinesses, stats.totalLastMonth)}
            <br />
            {formatNumber(pendingBusinesses)} pending, {formatNumber(inactiveBusinesses)} inactive
            besides
          </>
        }
      />
      <StatCard
        label="Featured Businesses"
        value={formatNumber(stats.featuredBusinesses)}
        origin="with an advertising level"
      />
      <StatCard
        label="Total Reviews"
        value={formatNumber(stats.totalReviews)}
        origin="approved, of live listings"
      />
      <StatCard
        label="New Businesses"
        value={formatNumber(stats.newBusinesses)}
        origin="last 30 days"
      />
      <StatCard
        label="Pending Claims"
        value={formatNumber(stats.pendingClaims)}
        origin="waiting for a decision"
      />
      <StatCard
        label="Avg Rating"
        value={stats.averageRating ?? "–"}
        origin="mean of the listings that have reviews"
      />
    </div>
  );
}

const monthPoint = ({ month, count }: { month: string; count: number }) => {
  const label = monthName.format(new Date(`${month}-01`));
  return { label, shortLabel: label.slice(0, 3), value: count };
};
