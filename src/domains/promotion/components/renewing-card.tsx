import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { useFocusOnChange } from "#src/design/use-focus-on-change.ts";
import { reasonOf } from "#src/shared/http.ts";
import { formatLongDay } from "#src/shared/plain-format.ts";
import { useCancelPromotion, usePromotionPortal, useResumePromotion } from "../client.ts";
import type { RenewingPromotion } from "../promotion-contract.ts";
import { ChangePackage } from "./change-package.tsx";
import { money } from "./money.ts";

interface RenewingCardProps {
  businessId: number;
  renewing: RenewingPromotion;
  /** What runs now, which may be another package than the next month's. */
  runningName: string | undefined;
}

const tellError = (error: unknown) =>
  toast({
    title: "Error",
    description: reasonOf(error, "The promotion was not changed. Please try again."),
    tone: "danger",
  });

/** A promotion that renews: what comes next, and how to stop or change it. */
export function RenewingCard({ businessId, renewing, runningName }: RenewingCardProps) {
  const { packageName, state, cancelAt, mayRenew, isOwnCard } = renewing;
  const isPastDue = state === "past-due";
  const mayCharge = mayRenew && isOwnCard;
  const standing = useFocusOnChange(cancelAt);
  const portal = usePromotionPortal(businessId);
  const openPortal = async () => {
    const { url } = await portal.mutateAsync();
    if (url) window.location.assign(url);
    else toast({ title: "There is nothing to manage yet" });
  };
  return (
    <Card className="flex flex-col gap-4">
      <h3 className="font-semibold font-serif text-xl">{runningName ?? packageName}</h3>
      {isPastDue ? <Refused {...renewing} /> : null}
      <p ref={standing} tabIndex={-1}>
        {cancelAt ? `Cancelled. ${ending(renewing)}` : whatNext(renewing, runningName)}
      </p>
      <div className="flex flex-wrap gap-3">
        {cancelAt && mayCharge ? <ResumeButton businessId={businessId} /> : null}
        {!cancelAt && !isPastDue && mayCharge ? (
          <ChangePackage businessId={businessId} renewing={renewing} />
        ) : null}
        {cancelAt ? null : (
          <CancelButton businessId={businessId} whatFollows={afterCancelling(renewing)} />
        )}
        {isOwnCard ? (
          <Button
            variant="secondary"
            pending={portal.isPending}
            onClick={() => openPortal().catch(tellError)}
          >
            Card and invoices
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

function whatNext(renewing: RenewingPromotion, runningName: string | undefined): string {
  const { packageName, nextChargeAt, paidUntil, state, price } = renewing;
  if (state === "past-due") return `The payment of ${money(price)} for this month is still open.`;
  const day = formatLongDay(nextChargeAt);
  if (formatLongDay(paidUntil) !== day)
    return `Money for this month went back. ${lastDay(renewing)} ${packageName} renews on ${day} for ${money(price)}.`;
  if (!runningName || runningName === packageName) return `Renews on ${day} for ${money(price)}.`;
  return `${runningName} until ${day}, then ${packageName} for ${money(price)} a month.`;
}

const lastDay = ({ paidUntil }: RenewingPromotion): string =>
  Date.parse(paidUntil) > Date.now()
    ? `It runs until ${formatLongDay(paidUntil)}, which is paid for.`
    : `It ended on ${formatLongDay(paidUntil)}.`;

const ending = (renewing: RenewingPromotion): string =>
  renewing.graceUntil
    ? `Unless the open payment is made, the level ends on ${formatLongDay(renewing.graceUntil)}.`
    : lastDay(renewing);

const afterCancelling = (renewing: RenewingPromotion): string =>
  `${ending(renewing)} ${renewing.graceUntil ? "No further month" : "Nothing more"} is charged.`;

function Refused({ graceUntil }: RenewingPromotion) {
  const words = graceUntil ? `; until ${formatLongDay(graceUntil)} the level stays` : "";
  return (
    <Alert tone="caution" role="note" title="Your card was refused">
      We try again in the coming days{words}.
    </Alert>
  );
}

function CancelButton({ businessId, whatFollows }: { businessId: number; whatFollows: string }) {
  const cancel = useCancelPromotion(businessId);
  const confirm = async () => {
    try {
      await cancel.mutateAsync(undefined);
      toast({ title: "The promotion is cancelled", tone: "ok" });
    } catch (error) {
      tellError(error);
    }
  };
  return (
    <ConfirmDialog
      title="Cancel the promotion?"
      description={whatFollows}
      confirmLabel="Cancel the promotion"
      cancelLabel="Keep it"
      onConfirm={confirm}
      trigger={<Button variant="secondary">Cancel</Button>}
    />
  );
}

function ResumeButton({ businessId }: { businessId: number }) {
  const resume = useResumePromotion(businessId);
  return (
    <Button
      variant="secondary"
      pending={resume.isPending}
      onClick={() =>
        resume.mutate(undefined, {
          onSuccess: () => toast({ title: "The promotion renews again", tone: "ok" }),
          onError: tellError,
        })
      }
    >
      Resume
    </Button>
  );
}
