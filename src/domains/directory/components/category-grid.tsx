import { Link } from "react-router";
import { Card } from "#src/design/primitives/card.tsx";
import type { Category } from "../contract.ts";
import { CategoryIcon } from "./category-icon.tsx";

export function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
      {categories.map((category) => (
        <li key={category.id}>
          <Card asChild interactive tone={category.colour} className="h-full">
            <Link to={`/category/${category.id}`} className="flex flex-col gap-2 no-underline">
              <CategoryIcon name={category.icon} className="size-6 text-ink-soft" />
              <span className="font-semibold font-serif text-lg">{category.name}</span>
              <span className="text-ink-soft text-sm">{category.description}</span>
            </Link>
          </Card>
        </li>
      ))}
    </ul>
  );
}
