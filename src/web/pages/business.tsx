import { data, Link } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/business";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Business Not Found",
    description: "The business you're looking for doesn't exist or has been removed",
    isPrivate: true,
  });

export const loader = () => data(null, { status: 404 });

export default function Business() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16">
      <EmptyState
        heading="h1"
        title="Business Not Found"
        action={
          <Button asChild>
            <Link to="/">Back to Home</Link>
          </Button>
        }
      >
        The business you're looking for doesn't exist or has been removed
      </EmptyState>
    </div>
  );
}
