import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { useApproveExperience, useDeclineExperience, useDeleteExperience } from "../client.ts";
import type { AdminExperience } from "../contract.ts";
import { ExperiencePhotos, ExperienceText } from "./experience-card.tsx";

/** The card goes with its decision; what it told React Query to do then would not be done. */
async function tell(decision: Promise<unknown>, title: string): Promise<void> {
  try {
    await decision;
    toast({ title, tone: "ok" });
  } catch (error) {
    toast({ title: reasonOf(error, "Nothing was changed. Please try again."), tone: "danger" });
    throw error;
  }
}

/** For buttons, which have nothing to keep open when it failed. */
const tellOnly = (decision: Promise<unknown>, title: string): void => {
  tell(decision, title).catch(() => undefined);
};

/** One shared experience with the decisions that are open about it. */
export function ExperienceDecision({ experience }: { experience: AdminExperience }) {
  const { id, version, businessId, businessName, authorName, signals, isApproved } = experience;
  const approve = useApproveExperience();
  const remove = useDeleteExperience();
  return (
    <Card asChild padding="none" className="flex flex-col overflow-hidden">
      <article aria-label={`${authorName} about ${businessName}`}>
        <ExperiencePhotos experience={experience} />
        <div className="flex grow flex-col gap-3 p-4">
          <TextLink asChild>
            <Link to={`/business/${businessId}`}>{businessName}</Link>
          </TextLink>
          <ExperienceText experience={experience} />
          <ul className="flex flex-wrap gap-2 empty:hidden">
            {signals.map(({ kind, reason }) => (
              <li key={kind}>
                <Badge tone="danger">{reason}</Badge>
              </li>
            ))}
          </ul>
          <div className="mt-auto flex flex-wrap gap-2 pt-2">
            {isApproved ? (
              <ConfirmDialog
                title="Take it off the page?"
                description={`What ${authorName} shared about ${businessName} is deleted with its photos.`}
                confirmLabel="Delete"
                onConfirm={() => tell(remove.mutateAsync(id), "Experience deleted")}
                trigger={
                  <Button size="sm" variant="secondary">
                    Delete
                  </Button>
                }
              />
            ) : (
              <>
                <Button
                  size="sm"
                  pending={approve.isPending}
                  onClick={() =>
                    tellOnly(approve.mutateAsync({ id, version }), "Experience published")
                  }
                >
                  Approve
                </Button>
                <DeclineDialog experience={experience} />
              </>
            )}
          </div>
        </div>
      </article>
    </Card>
  );
}

function DeclineDialog({ experience }: { experience: AdminExperience }) {
  const { id, version, authorName } = experience;
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const decline = useDeclineExperience();
  const show = (next: boolean) => {
    setOpen(next);
    if (!next) setReason("");
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim())
      tellOnly(decline.mutateAsync({ id, version, reason }), "Experience declined");
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={show}
      size="sm"
      title="Decline this experience"
      description={`What ${authorName} shared is deleted. Whoever has an account is told why.`}
      trigger={
        <Button size="sm" variant="secondary">
          Decline
        </Button>
      }
    >
      <form method="dialog" noValidate onSubmit={send} className="flex flex-col gap-4">
        <UnsavedGuard when={reason.trim() !== ""} />
        <Field label="Reason" required error={isTried && !reason.trim() ? "Please say why." : null}>
          {(field) => (
            <Textarea
              {...field}
              rows={3}
              maxLength={1000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="danger" pending={decline.isPending} className="self-start">
          Decline
        </Button>
      </form>
    </Dialog>
  );
}
