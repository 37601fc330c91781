import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { readExportTab } from "../community/export-tab.server.ts";
import { ExportPanel } from "../community/export-tab.tsx";
import { WayBack } from "../layout/way-back.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/data-export";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Export data",
    description: "Community data of Landfall as a file.",
    canonicalPath: "/data-export",
    isPrivate: true,
  });

export const loader = () => readExportTab();

/** Where a form that was sent without scripts comes back to. */
export default function DataExport({ loaderData: { days } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        note={<WayBack to="/community-tracking?tab=export">Community Tracking</WayBack>}
        title="Export data"
      />
      <div className="page-width flex flex-col gap-6 py-8">
        <ExportPanel days={days} />
      </div>
    </>
  );
}
