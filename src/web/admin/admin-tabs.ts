import type { ComponentType } from "react";
import { lazyPart } from "#src/design/patterns/lazy-part.tsx";
import { claimCountsQuery } from "#src/domains/claims/client.ts";
import { editsQuery } from "#src/domains/directory/edits/client.ts";
import { flagsQuery } from "#src/domains/moderation/client.ts";
import { failedEventsQuery } from "#src/domains/payments/client.ts";
import { adminReviewsQuery } from "#src/domains/reviews/client.ts";
import { managedQuery } from "#src/domains/search/client.ts";
import { adminExperiencesQuery } from "#src/domains/sharing/client.ts";
import { inboxCountsQuery } from "#src/domains/support/client.ts";
import { countOf, totalOf, type WaitingCount } from "./waiting-counts.ts";

export interface AdminTab {
  id: string;
  label: string;
  Panel: ComponentType;
  /** What waits in it, for the badge. */
  waiting: readonly WaitingCount[];
}

const tab = (
  id: string,
  label: string,
  load: () => Promise<{ default: ComponentType }>,
  ...waiting: WaitingCount[]
): AdminTab => ({ id, label, Panel: lazyPart(load), waiting });

const PENDING = tab(
  "pending",
  "Pending",
  () => import("./pending/pending-tab.tsx"),
  totalOf(managedQuery({ pending: "true", limit: 1 })),
);

/** Each is loaded when it is first opened. */
export const ADMIN_TABS: readonly AdminTab[] = [
  PENDING,
  tab("businesses", "Businesses", () => import("./businesses/businesses-tab.tsx")),
  tab(
    "reviews",
    "Reviews",
    () => import("./reviews/reviews-tab.tsx"),
    totalOf(adminReviewsQuery({ pending: true, limit: 1 })),
  ),
  tab(
    "advertising",
    "Advertising",
    () => import("./advertising/advertising-tab.tsx"),
    totalOf(failedEventsQuery({ limit: 1 })),
  ),
  tab(
    "claims",
    "Claims",
    () => import("./claims/claims-tab.tsx"),
    countOf(claimCountsQuery, ({ pending, objected }) => pending + objected),
  ),
  tab("analytics", "Analytics", () => import("./analytics/analytics-tab.tsx")),
  tab(
    "support",
    "Support",
    () => import("./support/support-tab.tsx"),
    countOf(inboxCountsQuery, ({ open }) => open),
  ),
  tab(
    "edits",
    "Edits and flags",
    () => import("./flags/edits-and-flags-tab.tsx"),
    totalOf(flagsQuery({ status: "open", limit: 1 })),
    totalOf(editsQuery({ status: "pending", limit: 1 })),
  ),
  tab(
    "experiences",
    "Experiences",
    () => import("./experiences-tab.tsx"),
    totalOf(adminExperiencesQuery({ approved: false, limit: 1 })),
  ),
  tab("events", "Events", () => import("./events-tab.tsx")),
  tab("experts", "Experts", () => import("./experts-tab.tsx")),
  tab("achievements", "Achievements", () => import("./achievements-tab.tsx")),
  tab("audit-log", "Audit log", () => import("./audit-log/audit-log-tab.tsx")),
  tab("mail", "Mail outbox", () => import("./mail-outbox/mail-outbox-tab.tsx")),
  tab("jobs", "Failed jobs", () => import("./failed-jobs.tsx")),
  tab("security", "Security", () => import("./security-tab.tsx")),
];

export const tabOf = (given: string | null): AdminTab =>
  ADMIN_TABS.find(({ id }) => id === given) ?? PENDING;
