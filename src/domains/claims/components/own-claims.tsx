import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Badge } from "#src/design/primitives/badge.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { claimsQuery } from "../client.ts";
import type { Claim } from "../contract.ts";

const STATES = {
  pending: { label: "Waiting for a decision", tone: "shoal" },
  approved: { label: "Approved", tone: "ok" },
  rejected: { label: "Not approved", tone: "danger" },
} as const;

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

const OWN = { mine: "true" } as const;

/** What became of one's own claims; nothing where there are none. */
export function OwnClaims() {
  const claims = useQuery(claimsQuery(OWN)).data?.items ?? [];
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
      {waits && claim.transferAt ? (
        <p className="text-sm">
          {claim.objection
            ? "The present owner objected. We are looking at it again."
            : `It becomes yours on ${day.format(new Date(claim.transferAt))}, unless its present owner objects.`}
        </p>
      ) : null}
      {claim.adminNotes ? <p className="text-ink-soft text-sm">{claim.adminNotes}</p> : null}
    </>
  );
}
