import { useQuery } from "@tanstack/react-query";
import { claimCountsQuery } from "#src/domains/claims/client.ts";
import { editsQuery } from "#src/domains/directory/edits/client.ts";
import { managedQuery } from "#src/domains/directory/manage/client.ts";
import { flagsQuery } from "#src/domains/moderation/client.ts";
import { adminReviewsQuery } from "#src/domains/reviews/client.ts";
import { adminExperiencesQuery } from "#src/domains/sharing/client.ts";
import { inboxCountsQuery } from "#src/domains/support/client.ts";
import type { AdminTabId } from "./admin-tabs.ts";

/** How much waits in each tab; read again after every decision. */
export function useWaitingCounts(): Partial<Record<string, number>> {
  const pending = useQuery(managedQuery({ pending: "true", limit: 1 })).data?.total;
  const reviews = useQuery(adminReviewsQuery({ pending: true, limit: 1 })).data?.total;
  const claims = useQuery(claimCountsQuery).data?.pending;
  const support = useQuery(inboxCountsQuery).data?.open;
  const flags = useQuery(flagsQuery({ status: "open", limit: 1 })).data?.total ?? 0;
  const changes = useQuery(editsQuery({ status: "pending", limit: 1 })).data?.total ?? 0;
  const experiences = useQuery(adminExperiencesQuery({ approved: false, limit: 1 })).data?.total;
  return {
    pending,
    reviews,
    claims,
    support,
    edits: flags + changes,
    experiences,
  } satisfies Partial<Record<AdminTabId, number | undefined>>;
}
