import { formatLongDay } from "#src/shared/plain-format.ts";
import type { PromotionEffect } from "../figure-contract.ts";
import { aDay } from "../figure-rules.ts";
import { EFFECT_DAYS_MIN } from "../period-rules.ts";
import { FigureTable } from "./figure-table.tsx";
import { TitledPart } from "./titled-part.tsx";

const TITLE = "Before and after your promotion began";

/** What changed when the promotion began; why, nobody can tell from numbers alone. */
export function PromotionEffectTable({ effect }: { effect: PromotionEffect }) {
  const since = formatLongDay(effect.since);
  if (effect.compared === null) {
    return (
      <TitledPart title={TITLE}>
        <p>
          It began on {since}. As soon as {EFFECT_DAYS_MIN} whole days have passed, they are set
          beside as many before it, if your listing was here then.
        </p>
      </TitledPart>
    );
  }
  const { days, before, after } = effect.compared;
  return (
    <TitledPart
      title={TITLE}
      note={`How many a day, on average: ${days} whole days before ${since}, and ${days} after it. Season, weather and whatever else you did play a part, too.`}
    >
      <FigureTable
        caption={TITLE}
        headers={["A day before", "A day after"]}
        valuesOf={(figure) => [aDay(before[figure], days), aDay(after[figure], days)]}
      />
    </TitledPart>
  );
}
