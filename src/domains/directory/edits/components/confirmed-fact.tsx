import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { formatDay } from "#src/shared/plain-format.ts";
import { fieldName } from "../../listing/field-rules.ts";
import { useConfirmFact } from "../client.ts";
import type { Confirmation } from "../contract.ts";

interface ConfirmedFactProps {
  businessId: number;
  field: string;
  confirmations: readonly Confirmation[];
}

/**
 * The way to say that it is so at the end of the line, and below it who said so last: parts of the
 * wrapping row around them.
 */
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
    <>
      {own ? null : (
        <Button
          variant="quiet"
          size="sm"
          className="-mr-3 ml-auto font-normal font-sans text-ink-soft"
          aria-label={`Still true: ${fieldName(field)}`}
          pending={confirm.isPending}
          onClick={send}
        >
          <Check aria-hidden /> Still true
        </Button>
      )}
      {shown ? (
        <span className="basis-full pb-1 font-sans text-ink-soft text-xs">
          Confirmed by {shown.name} on{" "}
          <time dateTime={shown.confirmedAt}>{formatDay(shown.confirmedAt)}</time>
        </span>
      ) : null}
    </>
  );
}
