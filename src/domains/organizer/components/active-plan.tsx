import { Link } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { useFocusOnChange } from "#src/design/use-focus-on-change.ts";
import { reasonOf } from "#src/shared/http.ts";
import { formatLongDay } from "#src/shared/plain-format.ts";
import { useCancelPlan, usePlanPortal, useResumePlan } from "../client.ts";
import type { EventSubscription } from "../contract.ts";

const tell = (title: string) => toast({ title, tone: "ok" });
const tellError = (error: unknown) =>
  toast({
    title: "Error",
    description: reasonOf(error, "The plan was not changed. Please try again."),
    tone: "danger",
  });

/** A plan that runs: until when, and how to stop it. */
export function ActivePlan({ plan, isNew }: { plan: EventSubscription; isNew: boolean }) {
  const resume = useResumePlan();
  const standing = useFocusOnChange(plan.cancelAt);
  return (
    <div className="flex flex-col items-start gap-4">
      {isNew ? (
        <Alert tone="ok" role="status" title="Thank you: your plan is active">
          You can create events from now on. The receipt is on its way to your mailbox.
        </Alert>
      ) : null}
      <Badge tone="ok">Active Subscription</Badge>
      {plan.isPastDue ? <PastDue plan={plan} /> : null}
      <p ref={standing} tabIndex={-1}>
        {whenNext(plan)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/events/create">Create Event</Link>
        </Button>
        {plan.cancelAt ? (
          <Button
            variant="secondary"
            pending={resume.isPending}
            onClick={() =>
              resume.mutate(undefined, {
                onSuccess: () => tell("Your plan renews again"),
                onError: tellError,
              })
            }
          >
            Resume
          </Button>
        ) : null}
        {plan.nextChargeAt ? <CancelPlan plan={plan} /> : null}
        {plan.nextChargeAt && !plan.isPastDue ? <AnotherCard /> : null}
      </div>
    </div>
  );
}

function whenNext({ cancelAt, nextChargeAt, isPastDue, price }: EventSubscription): string {
  if (cancelAt) return `Cancelled. It runs until ${formatLongDay(cancelAt)}, which is paid for.`;
  if (isPastDue) return `The payment of $${price} for this month is still open.`;
  if (nextChargeAt) return `Renews on ${formatLongDay(nextChargeAt)} for $${price}.`;
  return "You can create events.";
}

function PastDue({ plan: { graceUntil } }: { plan: EventSubscription }) {
  return (
    <Alert tone="caution" role="note" title="Your card was refused">
      <p className="mb-3">
        We try again in the coming days
        {graceUntil ? `; until ${formatLongDay(graceUntil)} everything stays as it is` : ""}.
      </p>
      <AnotherCard size="sm" />
    </Alert>
  );
}

/** The processor's page, where the card is changed and invoices are kept. */
function AnotherCard({ size }: { size?: "sm" }) {
  const portal = usePlanPortal();
  const open = async () => {
    const { url } = await portal.mutateAsync();
    if (url) window.location.assign(url);
    else toast({ title: "There is no card to change" });
  };
  return (
    <Button
      size={size}
      variant="secondary"
      pending={portal.isPending}
      onClick={() => open().catch(tellError)}
    >
      Give another card
    </Button>
  );
}

function afterCancelling({ nextChargeAt, graceUntil }: EventSubscription): string {
  if (graceUntil) {
    return `Unless the open payment is made, it ends on ${formatLongDay(graceUntil)}. No further month is charged.`;
  }
  const lastDay = nextChargeAt ? ` until ${formatLongDay(nextChargeAt)}` : "";
  return `It runs${lastDay}, which is paid for. Nothing more is charged.`;
}

function CancelPlan({ plan }: { plan: EventSubscription }) {
  const cancel = useCancelPlan();
  const confirm = async () => {
    try {
      await cancel.mutateAsync();
      tell("Your plan is cancelled");
    } catch (error) {
      tellError(error);
    }
  };
  return (
    <ConfirmDialog
      title="Cancel the plan?"
      description={afterCancelling(plan)}
      confirmLabel="Cancel the plan"
      cancelLabel="Keep it"
      onConfirm={confirm}
      trigger={<Button variant="secondary">Cancel</Button>}
    />
  );
}
