import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/events";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Marine Events",
    description: "Boat shows, regattas, fishing tournaments and festivals along the coast.",
    canonicalPath: "/events",
  });

export default function Events() {
  return (
    <PageHeader
      contours="events"
      title="Marine Events"
      lead="Boat shows, regattas, fishing tournaments and festivals along the coast."
    />
  );
}
