import { useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import type { Claim } from "#src/domains/claims/contract.ts";
import { ClaimFacts } from "./claim-facts.tsx";
import { useClaimDecision } from "./use-claim-decision.ts";

const NOTES_MAX_LENGTH = 2000;

interface ReviewClaimDialogProps {
  claim: Claim;
  onClose: () => void;
}

export function ReviewClaimDialog({ claim, onClose }: ReviewClaimDialogProps) {
  const [notes, setNotes] = useState("");
  const { decide, isPending } = useClaimDecision();
  const isOpen = claim.status === "pending";
  const choose = async (status: "approved" | "rejected") => {
    if (await decide(claim, status, notes.trim())) onClose();
  };
  return (
    <Dialog
      open
      title={`Review claim #${claim.id}`}
      description={claim.businessName}
      onOpenChange={(open) => (open ? undefined : onClose())}
      footer={
        isOpen ? (
          <>
            <Button variant="secondary" pending={isPending} onClick={() => choose("rejected")}>
              Reject
            </Button>
            <Button pending={isPending} onClick={() => choose("approved")}>
              Approve
            </Button>
          </>
        ) : null
      }
    >
      <div className="flex flex-col gap-6">
        <UnsavedGuard when={notes.trim() !== ""} />
        <ClaimFacts claim={claim} />
        {isOpen ? (
          <Field
            label="Admin notes"
            hint="Kept with the decision; the claimer reads them in the mail."
          >
            {(field) => (
              <Textarea
                {...field}
                rows={4}
                maxLength={NOTES_MAX_LENGTH}
                value={notes}
                onChange={(event) => setNotes(event.target.value)}
              />
            )}
          </Field>
        ) : null}
      </div>
    </Dialog>
  );
}
