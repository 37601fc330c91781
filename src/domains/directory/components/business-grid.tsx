import { cx } from "#src/design/class-names.ts";
import type { Business } from "../contract.ts";
import { BusinessCard } from "./business-card.tsx";

interface BusinessGridProps {
  businesses: readonly Business[];
  layout?: "grid" | "list";
  /** Narrower columns beside a map. */
  isBesideMap?: boolean;
}

export function BusinessGrid({ businesses, layout = "grid", isBesideMap }: BusinessGridProps) {
  return (
    <ul
      className={cx(
        "grid gap-4",
        layout === "grid" && (isBesideMap ? "sm:grid-cols-2" : "sm:grid-cols-2 lg:grid-cols-3"),
      )}
    >
      {businesses.map((business, index) => (
        <li key={business.id}>
          <BusinessCard business={business} layout={layout} isInView={index < 3} />
        </li>
      ))}
    </ul>
  );
}
