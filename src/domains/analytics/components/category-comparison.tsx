import { findCategory } from "#src/domains/directory/listing/category-contract.ts";
import { formatLongDay, formatNumber } from "#src/shared/plain-format.ts";
import type { CategoryMedian } from "../figure-contract.ts";
import { formatMedian } from "../figure-rules.ts";
import { MEDIAN_LISTINGS_MIN } from "../limits-contract.ts";
import { FigureTable } from "./figure-table.tsx";
import { TitledPart } from "./titled-part.tsx";

const TITLE = "Beside your category";

interface CategoryComparisonProps {
  median: CategoryMedian | null;
  days: number;
}

/** The listing beside what is usual, or why that cannot be said. */
export function CategoryComparison({ median, days }: CategoryComparisonProps) {
  if (median === null) {
    return (
      <TitledPart title={TITLE}>
        <p>
          There is no median for these {days} days yet. It is made each night of the listings that
          were here all the time, and there must be at least {MEDIAN_LISTINGS_MIN} of them.
        </p>
      </TitledPart>
    );
  }
  const { category, listings, until, own, medians } = median;
  const name = findCategory(category)?.name ?? category;
  return (
    <TitledPart
      title={TITLE}
      note={`The median of the ${formatNumber(listings)} listings in ${name} that were here all the time, in the ${days} days until ${formatLongDay(until)}, which is the one in the middle when they stand in order.`}
    >
      <FigureTable
        caption={TITLE}
        headers={["Yours", "Median"]}
        valuesOf={(figure) => [formatNumber(own[figure]), formatMedian(medians[figure])]}
      />
    </TitledPart>
  );
}
