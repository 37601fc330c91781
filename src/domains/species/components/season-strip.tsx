import { cx } from "#src/design/class-names.ts";
import type { SpeciesDetail } from "../contract.ts";
import { MONTHS, REGIONS } from "../limits-contract.ts";
import { monthsText } from "../rules.ts";

const STRIP = "grid grid-cols-12 gap-px";

/** Regions by months: the words say it, the strip shows it. */
export function SeasonStrip({ seen }: { seen: SpeciesDetail["seen"] }) {
  return (
    <div className="@container border-line border-y">
      <div aria-hidden className="hidden pt-2 @lg:grid @lg:grid-cols-[13rem_1fr] @lg:gap-x-4">
        <Initials className="col-start-2" />
      </div>
      <ul className="divide-y divide-line">
        {REGIONS.map(({ id, name, extent }) => {
          const months = seen[id] ?? [];
          return (
            <li
              key={id}
              className="grid gap-x-4 gap-y-2 py-3 @lg:grid-cols-[13rem_1fr] @lg:items-center"
            >
              <p className="flex flex-wrap items-baseline justify-between gap-x-3 @lg:block">
                <span className="place-name block">{name}</span>
                <span className="text-ink-soft text-sm">
                  {months.length > 0 ? monthsText(months) : "Not usually seen"}
                  <span className="sr-only">, {extent}</span>
                </span>
              </p>
              <div aria-hidden>
                <Initials className="mb-1 @lg:hidden" />
                <div className={STRIP}>
                  {MONTHS.map((month, index) => (
                    <span
                      key={month}
                      className={cx(
                        "h-4 border",
                        months.includes(index + 1)
                          ? "border-water-ink bg-water-ink"
                          : "border-line bg-shoal",
                      )}
                    />
                  ))}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const Initials = ({ className }: { className?: string }) => (
  <p aria-hidden className={cx("margin-note text-center text-ink-soft", STRIP, className)}>
    {MONTHS.map((month) => (
      <span key={month}>{month.slice(0, 1)}</span>
    ))}
  </p>
);
