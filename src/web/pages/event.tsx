import { data, Link } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/event";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Event not found",
    description: "There is no such event on Landfall.",
    isPrivate: true,
  });

export const loader = () => data(null, { status: 404 });

export default function Event() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16">
      <EmptyState
        heading="h1"
        title="Event not found"
        action={
          <Button asChild>
            <Link to="/events">Back to events</Link>
          </Button>
        }
      >
        It may be over, or the link was not complete.
      </EmptyState>
    </div>
  );
}
