import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/search";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Search",
    description: "Search waterfront and boating businesses by name, place, category or position.",
    canonicalPath: "/search",
  });

export default function Search() {
  return (
    <PageHeader
      contours="search"
      title="Search the waterfront"
      lead="Waterfront and boating businesses by name, place, category or position."
    />
  );
}
