import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { TableSearch } from "#src/design/table/table-filters.tsx";
import { oneOf, useTableState } from "#src/design/table/table-state.ts";
import { claimCountsQuery, claimsQuery } from "#src/domains/claims/client.ts";
import { ClaimCard } from "#src/domains/claims/components/admin/claim-card.tsx";
import { ReviewClaimDialog } from "#src/domains/claims/components/admin/review-claim-dialog.tsx";
import { useQuickDecision } from "#src/domains/claims/components/admin/use-quick-decision.ts";
import { CLAIM_STATUSES, type ClaimStatus } from "#src/domains/claims/limits-contract.ts";
import { AdminList } from "../admin-list.tsx";
import { StatusTabs } from "../status-tabs.tsx";
import { useAdminList } from "../use-admin-list.ts";

const NAMES: Record<ClaimStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};
const EMPTY: Record<ClaimStatus, string> = {
  pending: "No pending claims to review.",
  approved: "No approved claims.",
  rejected: "No rejected claims.",
};

export default function ClaimsTab() {
  const table = useTableState();
  const status = oneOf(CLAIM_STATUSES, table.get("status"));
  const counts = useQuery(claimCountsQuery).data;
  const marks = { approved: <Objections count={counts?.objected ?? 0} /> };
  return (
    <StatusTabs label="Claims by status" {...{ table, counts, marks }} value={status} names={NAMES}>
      <ClaimList status={status} />
    </StatusTabs>
  );
}

function Objections({ count }: { count: number }) {
  if (count === 0) return null;
  return <Badge tone="danger">{count === 1 ? "1 objection" : `${count} objections`}</Badge>;
}

function ClaimList({ status }: { status: ClaimStatus }) {
  const table = useTableState();
  const [reviewedId, setReviewedId] = useState<number | null>(null);
  const list = useAdminList(table, (asked) => claimsQuery({ status, ...asked }), {
    keys: {
      a: (claim) => quick.choose(claim, "approved"),
      r: (claim) => quick.choose(claim, "rejected"),
    },
  });
  const quick = useQuickDecision({
    isReading: list.query.isFetching,
    onReview: ({ id }) => setReviewedId(id),
  });
  const reviewed = list.rows.find(({ id }) => id === reviewedId);
  return (
    <>
      <AdminList
        list={list}
        name="claims"
        errorTitle="Failed to fetch business claims"
        empty={<EmptyState heading="h3" title={EMPTY[status]} />}
        filters={
          <TableSearch
            table={table}
            label="Search claims"
            hint="By name, e-mail or business."
            className="w-full sm:w-80"
          />
        }
      >
        <ul className="grid gap-4 lg:grid-cols-2">
          {list.rows.map((claim) => (
            <ClaimCard
              key={claim.id}
              claim={claim}
              isCurrent={list.current === claim.id}
              onReview={() => setReviewedId(claim.id)}
              onChoose={(status) => quick.choose(claim, status)}
              isResting={quick.isResting}
            />
          ))}
        </ul>
      </AdminList>
      {reviewed ? (
        <ReviewClaimDialog key={reviewed.id} claim={reviewed} onClose={() => setReviewedId(null)} />
      ) : null}
    </>
  );
}
