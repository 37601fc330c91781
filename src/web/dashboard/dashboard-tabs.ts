const DASHBOARD_TABS = ["businesses", "rentals", "bookings", "events"] as const;

/** The first is what the plain address shows. */
export const readDashboardTab = (search: URLSearchParams) =>
  DASHBOARD_TABS.find((name) => name === search.get("tab")) ?? "businesses";
