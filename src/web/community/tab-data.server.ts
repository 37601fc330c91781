import { readAlertsTab } from "./alerts-tab.server.ts";
import type { CommunityTab } from "./community-tabs.ts";
import { readExportTab } from "./export-tab.server.ts";
import { readProjectsTab } from "./projects-tab.server.ts";
import { readReportsTab } from "./reports-tab.server.ts";
import { readResearchTab } from "./research-tab.server.ts";
import { readSubmitTab } from "./submit-tab.server.ts";
import type { ReadTab } from "./tab-reader.server.ts";

const READERS = {
  reports: readReportsTab,
  alerts: readAlertsTab,
  projects: readProjectsTab,
  research: readResearchTab,
  export: readExportTab,
  submit: readSubmitTab,
} satisfies Record<CommunityTab, ReadTab>;

/** Only what the open tab shows is read. */
export type TabData = {
  [Tab in CommunityTab]?: Awaited<ReturnType<(typeof READERS)[Tab]>>;
};

export async function readTabData(
  tab: CommunityTab,
  asked: Parameters<ReadTab>[0],
): Promise<TabData> {
  return { [tab]: await READERS[tab](asked) };
}
