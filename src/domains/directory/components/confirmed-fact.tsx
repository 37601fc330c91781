import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useConfirmFact } from "../edit-client.ts";
import type { Confirmation } from "../edit-contract.ts";
import { fieldName } from "../edit-rules.ts";

interface ConfirmedFactProps {
  businessId: number;
  field: string;
  confirmations: readonly Confirmation[];
}

/** The same on the server and in every browser. */
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** Who said last that it is so, and the way to say it oneself. */
export function ConfirmedFact({ businessId, field, confirmations }: ConfirmedFactProps) {
  const [own, setOwn] = useState<Confirmation | null>(null);
  const confirm = useConfirmFact(businessId);
  const shown = own ?? confirmations.find((each) => each.field === field);
  const send = () =>
    confirm.mutate(field, {
      onSuccess: (confirmation) => {
        setOwn(confirmation);
        toast({ title: "Thank you", description: "Others see that it is still true.", tone: "ok" });
      },
      onError: (error) =>
        toast({
          title: "Error",
          description: reasonOf(error, "That was not saved. Please try again."),
          tone: "danger",
        }),
    });
  return (
    <span className="flex flex-wrap items-center gap-x-2 font-sans text-ink-soft text-xs">
      {shown ? (
        <span>
          Confirmed by {shown.name} on{" "}
          <time dateTime={shown.confirmedAt}>{day.format(new Date(shown.confirmedAt))}</time>
        </span>
      ) : null}
      {own ? null : (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          aria-label={`Still true: ${fieldName(field)}`}
          pending={confirm.isPending}
          onClick={send}
        >
          <Check aria-hidden /> Still true
        </Button>
      )}
    </span>
  );
}
