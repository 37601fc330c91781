import { ChevronDown } from "lucide-react";
import { cx } from "#src/design/class-names.ts";
import type { Factor } from "../contract.ts";
import { FACTORS } from "../limits-contract.ts";

const hundred = (part: number): number => Math.round(part * 100);

/** What the score is made of: each factor, how much it weighs and what it says. */
export function FactorBreakdown({ factors }: { factors: readonly Factor[] }) {
  return (
    <details className="group border-line border-t">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-5 font-semibold text-sm hover:text-accent">
        <ChevronDown aria-hidden className="size-4 transition-[rotate] group-open:rotate-180" />
        How the score was made
      </summary>
      <dl className="flex flex-col gap-3 px-5 pb-5">
        {factors.map((factor) => (
          <FactorLine key={factor.name} factor={factor} />
        ))}
      </dl>
    </details>
  );
}

function FactorLine({ factor }: { factor: Factor }) {
  const { name, score, share, isKnown, text } = factor;
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 text-sm sm:grid-cols-[9rem_1fr_auto]">
      <dt className="font-semibold">{FACTORS[name]}</dt>
      <dd className="figures row-start-1 text-right text-xs sm:col-start-3">
        {isKnown ? `${hundred(score)}%` : "unknown, 50%"}, weight {hundred(share)}%
      </dd>
      <dd className="col-span-2 min-w-0 sm:col-span-1 sm:col-start-2 sm:row-start-1">
        <span
          aria-hidden
          className={cx(
            "mt-1.5 mb-1 block h-2 border border-line-strong",
            !isKnown && "border-dashed",
          )}
        >
          {isKnown ? (
            <span
              className="block h-full bg-accent forced-colors:bg-[CanvasText]"
              style={{ width: `${hundred(score)}%` }}
            />
          ) : null}
        </span>
        <span className="wrap-anywhere text-ink-soft">{isKnown ? text : `Not known: ${text}`}</span>
      </dd>
    </div>
  );
}
