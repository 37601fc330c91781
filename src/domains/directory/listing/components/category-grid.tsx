import { Card } from "#src/design/primitives/card.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { Category } from "../category-contract.ts";
import { CategoryIcon } from "./category-icon.tsx";

interface CategoryGridProps {
  categories: readonly Category[];
  /** Live listings of each, when they are shown. */
  counts?: Record<string, number>;
  /** Carried in the links, so that the category opens for that state. */
  state?: string;
}

export function CategoryGrid({ categories, counts, state }: CategoryGridProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
      {categories.map((category) => (
        <li key={category.id}>
          <Card asChild interactive tone={category.colour} className="h-full">
            <Link
              to={`/category/${category.id}${state ? `?state=${state}` : ""}`}
              className="flex flex-col gap-2 no-underline"
            >
              <span className="flex items-center justify-between gap-2">
                <CategoryIcon name={category.icon} className="size-6 text-ink-soft" />
                {counts ? (
                  <span className="figures text-ink-soft text-sm">
                    {formatNumber(counts[category.id] ?? 0)}
                    <span className="sr-only"> places</span>
                  </span>
                ) : null}
              </span>
              <span className="font-semibold font-serif text-lg">{category.name}</span>
              <span className="text-ink-soft text-sm">{category.description}</span>
            </Link>
          </Card>
        </li>
      ))}
    </ul>
  );
}
