import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export interface AdminTab {
  id: string;
  label: string;
  Panel: LazyExoticComponent<ComponentType>;
}

/** Each is loaded when it is first opened. */
export const ADMIN_TABS = [
  { id: "pending", label: "Pending", Panel: lazy(() => import("./pending/pending-tab.tsx")) },
  {
    id: "businesses",
    label: "Businesses",
    Panel: lazy(() => import("./businesses/businesses-tab.tsx")),
  },
  { id: "reviews", label: "Reviews", Panel: lazy(() => import("./reviews/reviews-tab.tsx")) },
  { id: "claims", label: "Claims", Panel: lazy(() => import("./claims/claims-tab.tsx")) },
  {
    id: "analytics",
    label: "Analytics",
    Panel: lazy(() => import("./analytics/analytics-tab.tsx")),
  },
  { id: "support", label: "Support", Panel: lazy(() => import("./support/support-tab.tsx")) },
  {
    id: "edits",
    label: "Edits and flags",
    Panel: lazy(() => import("./flags/edits-and-flags-tab.tsx")),
  },
  {
    id: "experiences",
    label: "Experiences",
    Panel: lazy(() => import("./experiences-tab.tsx")),
  },
  {
    id: "audit-log",
    label: "Audit log",
    Panel: lazy(() => import("./audit-log/audit-log-tab.tsx")),
  },
  {
    id: "mail",
    label: "Mail outbox",
    Panel: lazy(() => import("./mail-outbox/mail-outbox-tab.tsx")),
  },
  { id: "jobs", label: "Failed jobs", Panel: lazy(() => import("./failed-jobs.tsx")) },
  { id: "security", label: "Security", Panel: lazy(() => import("./security-tab.tsx")) },
] as const satisfies readonly AdminTab[];

export type AdminTabId = (typeof ADMIN_TABS)[number]["id"];

export const tabOf = (given: string | null): AdminTab =>
  ADMIN_TABS.find(({ id }) => id === given) ?? ADMIN_TABS[0];
