import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { ownClaimsQuery } from "../client.ts";
import type { Claim } from "../contract.ts";

const STATES = {
  pending: { label: "Waiting for a decision", tone: "shoal" },
  approved: { label: "Approved", tone: "ok" },
  rejected: { label: "Not approved", tone: "danger" },
} as const;

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** What became of one's own claims; nothing where there are none. */
export function OwnClaims() {
  const query = useInfiniteQuery(ownClaimsQuery);
  const claims = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="own-claims" className="flex flex-col gap-3">
      <h3 id="own-claims" className="font-semibold font-serif text-xl">
        Your claims
      </h3>
      <ul className="divide-y divide-line border-line border-y">
        {claims.map((claim) => (
          <li key={claim.id} className="py-3">
            <ClaimLine claim={claim} />
          </li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          pending={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          Load More Claims
        </Button>
      ) : null}
    </section>
  );
}

function ClaimLine({ claim }: { claim: Claim }) {
  const { label, tone } = STATES[claim.status];
  const waits = claim.status === "approved" && claim.transferAt && !claim.completedAt;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink asChild>
          <Link to={`/business/${claim.businessId}`}>{claim.businessName}</Link>
        </TextLink>
        <Badge tone={tone}>{label}</Badge>
        <span className="text-ink-soft text-sm">sent {day.format(new Date(claim.createdAt))}</span>
      </p>
      {claim.status === "pending" && !claim.confirmedAt ? (
        <p className="text-sm">
          Please confirm it with the link that we mailed to {claim.claimerEmail}.
        </p>
      ) : null}
      {waits && claim.transferAt ? (
        <p className="text-sm">
          {claim.objection && !claim.objectionDismissedAt
            ? "The present owner objected. We are looking at it again."
            : `It becomes yours on ${day.format(new Date(claim.transferAt))}, unless its present owner objects.`}
        </p>
      ) : null}
      {claim.adminNotes ? <p className="text-ink-soft text-sm">{claim.adminNotes}</p> : null}
    </>
  );
}
