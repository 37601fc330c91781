import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/design/primitives/tabs.tsx";
import { SearchField } from "#src/design/table/search-field.tsx";
import { oneOf, PAGE_ROWS, useTableAddress } from "#src/design/table/table-address.ts";
import { type ListKey, useListKeys } from "#src/design/table/use-list-keys.ts";
import { claimCountsQuery, claimsQuery } from "#src/domains/claims/client.ts";
import { ClaimCard } from "#src/domains/claims/components/admin/claim-card.tsx";
import { ReviewClaimDialog } from "#src/domains/claims/components/admin/review-claim-dialog.tsx";
import { useClaimDecision } from "#src/domains/claims/components/admin/use-claim-decision.ts";
import type { Claim } from "#src/domains/claims/contract.ts";
import { CLAIM_STATUSES, type ClaimStatus } from "#src/domains/claims/limits-contract.ts";
import { ListFrame } from "../list-frame.tsx";

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
  const table = useTableAddress();
  const status = oneOf(CLAIM_STATUSES, table.get("status"));
  const counts = useQuery(claimCountsQuery).data;
  return (
    <Tabs value={status}>
      <TabList aria-label="Claims by status">
        {CLAIM_STATUSES.map((each) => (
          <Tab key={each} value={each} to={table.linkTo({ status: each })} replace>
            {NAMES[each]} <span className="figures">({counts?.[each] ?? "–"})</span>
          </Tab>
        ))}
      </TabList>
      <TabPanel value={status}>
        <ClaimList key={status} status={status} />
      </TabPanel>
    </Tabs>
  );
}

function ClaimList({ status }: { status: ClaimStatus }) {
  const table = useTableAddress();
  const query = useQuery({
    ...claimsQuery({ status, q: table.q, limit: PAGE_ROWS, offset: table.offset }),
    placeholderData: keepPreviousData,
  });
  const { decide } = useClaimDecision();
  const [reviewedId, setReviewedId] = useState<number | null>(null);
  const rows = query.data?.items ?? [];
  const reviewed = rows.find(({ id }) => id === reviewedId);
  const decideFor = (decision: "approved" | "rejected") => (id: ListKey) => {
    const claim = rows.find((row) => row.id === id);
    if (claim?.status === "pending") decide(claim, decision);
  };
  const current = useListKeys({
    ids: rows.map(({ id }) => id),
    actions: { a: decideFor("approved"), r: decideFor("rejected") },
  });
  return (
    <div className="flex flex-col gap-5">
      <SearchField
        label="Search claims"
        hint="By name, e-mail or business."
        className="w-full sm:w-80"
        value={table.q}
        onSearch={(q) => table.set({ q })}
      />
      <ListFrame<Claim>
        label="Pages of claims"
        errorTitle="Failed to fetch business claims"
        query={query}
        table={table}
        empty={<EmptyState heading="h3" title={EMPTY[status]} />}
      >
        {(items) => (
          <ul className="grid gap-4 lg:grid-cols-2">
            {items.map((claim) => (
              <ClaimCard
                key={claim.id}
                claim={claim}
                isCurrent={current === claim.id}
                onReview={() => setReviewedId(claim.id)}
              />
            ))}
          </ul>
        )}
      </ListFrame>
      {reviewed ? (
        <ReviewClaimDialog key={reviewed.id} claim={reviewed} onClose={() => setReviewedId(null)} />
      ) : null}
    </div>
  );
}
