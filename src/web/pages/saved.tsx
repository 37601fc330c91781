import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { SavedList } from "#src/domains/saved/components/saved-list.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/saved";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Saved places",
    description: "The waterfront places that you saved, as a list and on a map.",
    canonicalPath: "/saved",
    isPrivate: true,
  });

export default function Saved() {
  return (
    <>
      <PageHeader title="Saved places" contours="saved places" />
      <div className="page-width py-6">
        <SavedList />
      </div>
    </>
  );
}
