/** In the order of the bar; the first is open where the address names none. */
export const COMMUNITY_TABS = [
  { value: "reports", label: "Reports" },
  { value: "alerts", label: "Alerts" },
  { value: "projects", label: "Projects" },
  { value: "research", label: "Research" },
  { value: "export", label: "Export" },
  { value: "submit", label: "Submit" },
] as const;
export type CommunityTab = (typeof COMMUNITY_TABS)[number]["value"];

export const COMMUNITY_PATH = "/community-tracking";

export const readCommunityTab = (search: URLSearchParams): CommunityTab =>
  COMMUNITY_TABS.find(({ value }) => value === search.get("tab"))?.value ?? COMMUNITY_TABS[0].value;

export const tabPath = (tab: CommunityTab): string =>
  tab === COMMUNITY_TABS[0].value ? COMMUNITY_PATH : `${COMMUNITY_PATH}?tab=${tab}`;
