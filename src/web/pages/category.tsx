import { data, Link } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { CategoryIcon } from "#src/domains/directory/components/category-icon.tsx";
import { findCategory } from "#src/domains/directory/contract.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/category";

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const category = findCategory(params.category);
  return pageMeta(matches, {
    title: category?.name ?? "Category Not Found",
    description: category?.description ?? "The category you're looking for doesn't exist",
    canonicalPath: category && `/category/${category.id}`,
    isPrivate: !category,
  });
};

export const loader = ({ params }: Route.LoaderArgs) =>
  data(null, { status: findCategory(params.category) ? 200 : 404 });

export default function Category({ params }: Route.ComponentProps) {
  const category = findCategory(params.category);
  if (!category) return <CategoryNotFound />;
  return (
    <PageHeader
      contours={category.id}
      note={<CategoryIcon name={category.icon} className="size-6" />}
      title={category.name}
      lead={category.description}
    />
  );
}

function CategoryNotFound() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16">
      <EmptyState
        heading="h1"
        title="Category Not Found"
        action={
          <Button asChild>
            <Link to="/categories">All categories</Link>
          </Button>
        }
      >
        The category you're looking for doesn't exist
      </EmptyState>
    </div>
  );
}
