import { type FormEvent, useId, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { PanelClose } from "#src/design/primitives/panel-opener.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { dollars, toCents } from "#src/shared/money.ts";
import { useRefundPayment } from "../../client.ts";
import type { AdminPayment } from "../../contract.ts";
import { REFUND_REASON_MAX_LENGTH } from "../../limits-contract.ts";
import { useForeseenRefund } from "./use-foreseen-refund.ts";
import { WhatFollows } from "./what-follows.tsx";

interface RefundDialogProps {
  /** As it is now: somebody else may refund it meanwhile. */
  payment: AdminPayment;
  onRefunded: () => void;
  onClose: () => void;
}

export function RefundDialog({ payment, onRefunded, onClose }: RefundDialogProps) {
  const formId = useId();
  const refund = useRefundPayment(payment.id);
  const [amount, setAmount] = useState(payment.refundable.toFixed(2));
  const [reason, setReason] = useState("");
  const [isTried, setIsTried] = useState(false);
  const wrong = problemsOf({ amount, reason }, payment);
  const problems = isTried ? wrong : {};
  const foreseen = useForeseenRefund(payment.id, {
    amount: wrong.amount ? null : Number(amount),
    isSent: refund.isPending || refund.isSuccess,
  });
  const [missing] = Object.keys(wrong);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (missing) return focusOn(event.currentTarget, missing);
    // What follows is read before it is agreed to.
    if (!foreseen.sentences) return foreseen.askAgain();
    const asked = { amount: Number(amount), reason: reason.trim() };
    const isDone = await tellOutcome(
      refund.mutateAsync(asked),
      { title: "Refund on its way", description: `${dollars(toCents(asked.amount))} go back.` },
      "The payment was not refunded.",
    );
    if (!isDone) return;
    onRefunded();
    onClose();
  };

  return (
    <Dialog
      open
      size="sm"
      title={`Refund ${payment.number}`}
      description={`${payment.description}, ${dollars(toCents(payment.refundable))} of ${dollars(toCents(payment.amount))} can go back.`}
      onOpenChange={(open) => (open ? undefined : onClose())}
      footer={
        <>
          <PanelClose>
            <Button variant="secondary">Cancel</Button>
          </PanelClose>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            pending={refund.isPending || (!missing && foreseen.isAsking)}
          >
            Refund
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="dialog"
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-4"
      >
        <UnsavedGuard when={reason.trim() !== ""} />
        <Field label="Amount in dollars" required error={problems.amount}>
          {(field) => (
            <Input
              {...field}
              name="amount"
              inputMode="decimal"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
          )}
        </Field>
        <WhatFollows foreseen={foreseen} />
        <Field
          label="Reason"
          hint="Kept with the refund, for administrators."
          required
          error={problems.reason}
        >
          {(field) => (
            <Textarea
              {...field}
              name="reason"
              rows={3}
              maxLength={REFUND_REASON_MAX_LENGTH}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

const focusOn = (form: HTMLFormElement, name: string): void =>
  form.querySelector<HTMLElement>(`[name=${name}]`)?.focus();

interface Problems {
  amount?: string;
  reason?: string;
}

function problemsOf(
  { amount, reason }: { amount: string; reason: string },
  { refundable }: AdminPayment,
): Problems {
  const isAmount = /^\d{1,6}(\.\d{1,2})?$/.test(amount.trim()) && Number(amount) > 0;
  return {
    ...(isAmount ? {} : { amount: "Please enter an amount in dollars and cents." }),
    ...(isAmount && Number(amount) > refundable
      ? { amount: `At most ${dollars(toCents(refundable))} are left.` }
      : {}),
    ...(reason.trim() === "" ? { reason: "Please say why." } : {}),
  };
}
