import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { Alert } from "#src/design/primitives/alert.tsx";
import type { Claim } from "../../contract.ts";
import { relationshipText } from "../../relationship-text.ts";
import { hasOpenObjection } from "../../rules.ts";
import { ClaimIdentity } from "./claim-identity.tsx";

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const format = (time: string) => moment.format(new Date(time));

export function ClaimFacts({ claim }: { claim: Claim }) {
  return (
    <div className="flex flex-col gap-4">
      {hasOpenObjection(claim) ? (
        <Alert role="note" tone="caution" title="The present owner objects">
          <p className="whitespace-pre-line break-words">{claim.objection}</p>
        </Alert>
      ) : null}
      <ClaimIdentity claim={claim} />
      <FactList claim={claim} />
    </div>
  );
}

function FactList({ claim }: { claim: Claim }) {
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[9rem_1fr]">
      <Fact name="Submitted">{format(claim.createdAt)}</Fact>
      <Fact name="Business ID">{claim.businessId}</Fact>
      <Fact name="Website">{claim.businessWebsite}</Fact>
      <Fact name="Present owner">{claim.ownerEmail}</Fact>
      <Fact name="Name">{claim.claimerName}</Fact>
      <Fact name="Relationship">{relationshipText(claim.relationship)}</Fact>
      <Fact name="Phone">{claim.claimerPhone}</Fact>
      <Fact name="Message">{claim.message}</Fact>
      <Fact name="Proof">{claim.proofDocuments.length > 0 ? <Proof claim={claim} /> : null}</Fact>
      <Fact name="Decided">
        {claim.reviewedAt ? `${format(claim.reviewedAt)} by ${claim.reviewedBy ?? "–"}` : null}
      </Fact>
      <Fact name="Admin notes">{claim.adminNotes}</Fact>
      <Fact name="Ownership">{ownershipOf(claim)}</Fact>
      <Fact name="Objection">{hasOpenObjection(claim) ? null : claim.objection}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 whitespace-pre-line break-words">{children}</dd>
    </>
  );
}

function Proof({ claim }: { claim: Claim }) {
  return (
    <ul className="flex flex-col gap-1">
      {claim.proofDocuments.map((address, index) => (
        <li key={address}>
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center gap-1.5 underline"
          >
            <FileText aria-hidden className="size-4" /> Document {index + 1}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An approval takes effect at once, after the owner's time to object, or after sign-up. */
function ownershipOf(claim: Claim): string | null {
  const { status, completedAt, transferAt, objectionDismissedAt } = claim;
  if (status !== "approved") return null;
  if (completedAt) return `Changed hands ${format(completedAt)}`;
  if (hasOpenObjection(claim)) return "Held back: the owner objected";
  if (transferAt && !objectionDismissedAt) {
    return `Changes hands ${format(transferAt)} unless the owner objects`;
  }
  return "Waits for the claimer to follow the mailed link";
}
