import { useSearchParams } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/design/primitives/tabs.tsx";
import { AlertsTab } from "../community/alerts-tab.tsx";
import {
  COMMUNITY_PATH,
  COMMUNITY_TABS,
  readCommunityTab,
  tabPath,
} from "../community/community-tabs.ts";
import { readCounters } from "../community/counters.server.ts";
import { Counters } from "../community/counters.tsx";
import { ExportTab } from "../community/export-tab.tsx";
import { ProjectsTab } from "../community/projects-tab.tsx";
import { ReportsTab } from "../community/reports-tab.tsx";
import { ResearchTab } from "../community/research-tab.tsx";
import { SubmitTab } from "../community/submit-tab.tsx";
import { readTabData } from "../community/tab-data.server.ts";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/community-tracking";

const LEAD = "Sightings, alerts and research by people on the water.";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: "Community Tracking",
    description: LEAD,
    canonicalPath: COMMUNITY_PATH,
    isPrivate: [...new URLSearchParams(location.search).keys()].some((name) => name !== "tab"),
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const address = new URL(request.url).searchParams;
  const [counters, shown] = await Promise.all([
    readCounters(services.db),
    readTabData(readCommunityTab(address), { services, viewer, address }),
  ]);
  return { counters, shown };
}

export default function CommunityTracking({ loaderData }: Route.ComponentProps) {
  const { counters, shown } = loaderData;
  const [search] = useSearchParams();
  const tab = readCommunityTab(search);
  return (
    <>
      <PageHeader contours="community-tracking" title="Community Tracking" lead={LEAD} />
      <div className="page-width flex flex-col gap-8 py-8">
        <Counters counters={counters} />
        <Tabs value={tab}>
          <TabList aria-label="Community tracking">
            {COMMUNITY_TABS.map(({ value, label }) => (
              <Tab key={value} value={value} to={tabPath(value)}>
                {label}
              </Tab>
            ))}
          </TabList>
          <TabPanel value={tab}>
            {shown.reports ? <ReportsTab {...shown.reports} /> : null}
            {shown.alerts ? <AlertsTab {...shown.alerts} /> : null}
            {shown.projects ? <ProjectsTab {...shown.projects} /> : null}
            {shown.research ? <ResearchTab {...shown.research} /> : null}
            {shown.export ? <ExportTab {...shown.export} /> : null}
            {shown.submit ? <SubmitTab {...shown.submit} /> : null}
          </TabPanel>
        </Tabs>
      </div>
    </>
  );
}
