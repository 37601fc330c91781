import { cx } from "#src/design/class-names.ts";
import { Link } from "#src/design/primitives/link.tsx";
import { ANALYTICS_PERIODS } from "../limits-contract.ts";

const nameOf = (days: number): string => (days === 365 ? "12 months" : `${days} days`);

/** Which days are looked at stands in the address. */
export function PeriodLinks({ days }: { days: number }) {
  return (
    <nav aria-label="Period" className="flex border border-ink">
      {ANALYTICS_PERIODS.map((each) => (
        <Link
          key={each}
          to={`?tab=analytics&days=${each}`}
          replace
          preventScrollReset
          aria-current={each === days ? "true" : undefined}
          className={cx(
            "flex min-h-11 items-center border-ink px-3 font-semibold text-sm no-underline not-first:border-l sm:px-4",
            each === days ? "bg-shoal-deep text-ink" : "text-ink-soft hover:bg-shoal",
          )}
        >
          {nameOf(each)}
        </Link>
      ))}
    </nav>
  );
}
