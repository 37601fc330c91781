import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { transfersQuery, useObjectToClaim } from "../client.ts";
import type { PendingTransfer } from "../contract.ts";

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** Listings that go to somebody else unless their owner objects. */
export function PendingTransfers() {
  const { data: transfers = [] } = useQuery(transfersQuery);
  return transfers.map((transfer) => (
    <Alert
      key={transfer.id}
      role="note"
      tone="caution"
      title={`${transfer.claimerName} claims ${transfer.businessName}`}
    >
      {transfer.isObjectionDismissed ? (
        <p>
          We have looked at your objection and let the claim stand. The listing goes to{" "}
          {transfer.claimerName}.
        </p>
      ) : transfer.objection ? (
        <p>You have objected. Nothing changes hands until we have looked at it again.</p>
      ) : (
        <>
          <p>
            Our team found the claim right. The listing goes to {transfer.claimerName} on{" "}
            {day.format(new Date(transfer.transferAt))}, unless you object.
          </p>
          <ObjectionDialog transfer={transfer} />
        </>
      )}
    </Alert>
  ));
}

function ObjectionDialog({ transfer }: { transfer: PendingTransfer }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const sending = useObjectToClaim(transfer.id);
  const show = (next: boolean) => {
    setOpen(next);
    if (!next) setReason("");
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    sending.mutate(reason, {
      onSuccess: () => {
        toast({ title: "Objection sent", description: "We will look at it again.", tone: "ok" });
        show(false);
      },
    });
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={show}
      size="sm"
      title="Object to the claim"
      description={`${transfer.businessName} stays yours until an administrator has looked again.`}
      trigger={
        <Button variant="secondary" size="sm" className="mt-2">
          Object
        </Button>
      }
    >
      <form method="dialog" noValidate onSubmit={send} className="flex flex-col gap-4">
        <UnsavedGuard when={reason.trim() !== ""} />
        <Field
          label="Why is the claim wrong?"
          required
          error={
            sending.error
              ? reasonOf(sending.error, "The objection was not sent. Please try again.")
              : undefined
          }
        >
          {(field) => (
            <Textarea
              {...field}
              rows={4}
              maxLength={2000}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <Button type="submit" className="self-start" pending={sending.isPending}>
          Send objection
        </Button>
      </form>
    </Dialog>
  );
}
