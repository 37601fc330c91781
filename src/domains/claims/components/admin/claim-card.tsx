import { BadgeCheck, Check, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import type { Claim } from "../../contract.ts";
import { hasOpenObjection } from "../../rules.ts";
import { ClaimFacts } from "./claim-facts.tsx";

const TONES = { pending: "accent", approved: "ok", rejected: "danger" } as const;

interface ClaimCardProps {
  claim: Claim;
  isCurrent: boolean;
  onReview: () => void;
  onChoose: (status: "approved" | "rejected") => void;
  /** Something was decided a moment ago. */
  isResting: boolean;
}

export function ClaimCard(props: ClaimCardProps) {
  const { claim, isCurrent, onReview, onChoose, isResting } = props;
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) ref.current?.focus();
  }, [isCurrent]);
  return (
    <Card
      asChild
      className="flex flex-col gap-4 aria-current:bg-shoal aria-current:outline-2 aria-current:outline-accent"
    >
      <li ref={ref} tabIndex={-1} aria-current={isCurrent || undefined}>
        <header className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 className="font-semibold text-lg">
              <Link to={`/business/${claim.businessId}`} className="underline">
                {claim.businessName}
              </Link>
            </h3>
            <p className="margin-note text-ink-soft">Claim #{claim.id}</p>
          </div>
          <div className="flex flex-wrap gap-1.5">
            {claim.domainMatches ? (
              <Badge tone="ok">
                <BadgeCheck aria-hidden /> Domain matches
              </Badge>
            ) : null}
            {claim.confirmedAt ? null : <Badge tone="land">Address not verified</Badge>}
            {hasOpenObjection(claim) ? <Badge tone="danger">Owner objects</Badge> : null}
            {claim.isDemo ? <Badge tone="shoal">Demo data</Badge> : null}
            <Badge tone={TONES[claim.status]} className="capitalize">
              {claim.status}
            </Badge>
          </div>
        </header>
        <ClaimFacts claim={claim} />
        <div className="mt-auto flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Review claim ${claim.id}`}
            onClick={onReview}
          >
            Review
          </Button>
          {claim.status === "pending" ? (
            <>
              <Button
                size="sm"
                pending={isResting}
                aria-label={`Approve claim ${claim.id}`}
                onClick={() => onChoose("approved")}
              >
                <Check aria-hidden /> Approve
              </Button>
              <Button
                size="sm"
                variant="secondary"
                pending={isResting}
                aria-label={`Reject claim ${claim.id}`}
                onClick={() => onChoose("rejected")}
              >
                <X aria-hidden /> Reject
              </Button>
            </>
          ) : null}
        </div>
      </li>
    </Card>
  );
}
