import { useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { CHANGED_SINCE_TEXT } from "#src/domains/moderation/version-contract.ts";
import type { Claim } from "../../contract.ts";
import { isOpen } from "../../rules.ts";
import { ClaimActions } from "./claim-actions.tsx";
import { ClaimFacts } from "./claim-facts.tsx";
import { useClaimDecision } from "./use-claim-decision.ts";

const NOTES_MAX_LENGTH = 2000;

interface ReviewClaimDialogProps {
  /** As it is now: it may change while the dialog is open. */
  claim: Claim;
  onClose: () => void;
}

export function ReviewClaimDialog({ claim, onClose }: ReviewClaimDialogProps) {
  const [notes, setNotes] = useState("");
  const [openedVersion] = useState(claim.version);
  const { decide, isPending } = useClaimDecision();
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
        isOpen(claim) ? (
          <ClaimActions claim={claim} isPending={isPending} onChoose={choose} />
        ) : null
      }
    >
      <div className="flex flex-col gap-6">
        <UnsavedGuard when={notes.trim() !== ""} />
        {claim.version === openedVersion ? null : (
          <Alert tone="caution">{CHANGED_SINCE_TEXT}</Alert>
        )}
        <ClaimFacts claim={claim} />
        {isOpen(claim) ? (
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
