import { data, Link } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Page not found",
    description: "There is nothing at this address on Landfall.",
    isPrivate: true,
  });

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16">
      <EmptyState
        heading="h1"
        title="404: uncharted water"
        action={
          <Button asChild>
            <Link to="/">Back to Home</Link>
          </Button>
        }
      >
        There is nothing at this address. It may have moved, or the link was not complete.
      </EmptyState>
    </div>
  );
}
