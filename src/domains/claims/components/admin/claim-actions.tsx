import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import type { Claim } from "../../contract.ts";
import { awaitsTransfer, hasOpenObjection } from "../../rules.ts";

interface ClaimActionsProps {
  claim: Claim;
  isPending: boolean;
  onChoose: (status: "approved" | "rejected") => Promise<void>;
}

/** What can be done about the claim in the state in which it is; nothing once it is settled. */
export function ClaimActions(props: ClaimActionsProps) {
  const { claim, isPending, onChoose } = props;
  if (claim.status === "pending") {
    return (
      <>
        <Button variant="secondary" pending={isPending} onClick={() => onChoose("rejected")}>
          Reject
        </Button>
        <Button pending={isPending} onClick={() => onChoose("approved")}>
          Approve
        </Button>
      </>
    );
  }
  if (hasOpenObjection(claim)) return <SettleObjection {...props} />;
  return awaitsTransfer(claim) ? <CallOff {...props} /> : null;
}

function SettleObjection({ claim, isPending, onChoose }: ClaimActionsProps) {
  return (
    <>
      <ConfirmDialog
        title="Uphold the objection?"
        description={`The claim is rejected and ${claim.businessName} stays with its present owner. Owner and claimer are mailed.`}
        confirmLabel="Uphold the objection"
        onConfirm={() => onChoose("rejected")}
        trigger={
          <Button variant="secondary" pending={isPending}>
            Uphold objection
          </Button>
        }
      />
      <ConfirmDialog
        title="Dismiss the objection?"
        description={
          claim.accountEmail
            ? `${claim.businessName} passes to ${claim.accountEmail} at once, and its present owner loses it. Both are mailed.`
            : `${claim.businessName} passes to whoever opens the link mailed to ${claim.claimerEmail}, and its present owner loses it. Both are mailed.`
        }
        confirmLabel="Dismiss the objection"
        onConfirm={() => onChoose("approved")}
        trigger={
          <Button variant="secondary" pending={isPending}>
            Dismiss objection
          </Button>
        }
      />
    </>
  );
}

function CallOff({ claim, isPending, onChoose }: ClaimActionsProps) {
  return (
    <ConfirmDialog
      title="Call the approval off?"
      description={`The claim on ${claim.businessName} is rejected after all, before the listing has changed hands. ${claim.ownerEmail ? "Owner and claimer are" : "The claimer is"} mailed.`}
      confirmLabel="Call it off"
      onConfirm={() => onChoose("rejected")}
      trigger={
        <Button variant="secondary" pending={isPending}>
          Call off
        </Button>
      }
    />
  );
}
