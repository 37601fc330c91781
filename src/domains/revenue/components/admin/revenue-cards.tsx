import { StatCard } from "#src/design/patterns/stat-card.tsx";
import { dollars, toCents } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { RevenueOverview } from "../../contract.ts";
import { percent } from "../../rules.ts";

const money = (amount: number) => dollars(toCents(amount));

const originOf = (running: number) =>
  running === 1
    ? "price of the one promotion that runs now"
    : `prices of the ${formatNumber(running)} promotions that run now`;

/** What was really collected stands apart from what the promotions that run are worth. */
export function RevenueCards({ revenue }: { revenue: RevenueOverview }) {
  const { collected, featured, byMonth } = revenue;
  const month = byMonth.at(-1);
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <StatCard
        label="Collected revenue"
        value={money(collected.total)}
        origin={
          <>
            since the beginning, {money(month?.totalRevenue ?? 0)} this month
            <br />
            less {money(collected.returned)} that went back; {money(collected.fees)} fees besides
          </>
        }
      />
      <StatCard
        label="Monthly value"
        value={money(revenue.monthlyValue)}
        origin={originOf(revenue.runningPromotions)}
      />
      <StatCard
        label="Featured businesses"
        value={formatNumber(featured.total)}
        origin={`${formatNumber(featured.paid)} paid, ${formatNumber(featured.granted)} granted by administrators`}
      />
      <StatCard
        label="Churn this month"
        value={percent(month?.churnRate ?? 0)}
        origin={
          <>
            of the subscriptions that ran when it began
            <br />
            {formatNumber(month?.newSubscriptions ?? 0)} new,{" "}
            {formatNumber(month?.cancelledSubscriptions ?? 0)} ended
          </>
        }
      />
    </div>
  );
}
