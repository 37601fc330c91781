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
  /** When the listing came to the site: the source of what nobody has confirmed. */
  listedAt: string;
  confirmations: readonly Confirmation[];
}

/**
 * The way to say that it is so at the end of the line, and below it who said so last: parts of the
 * wrapping row around them.
 */
export function ConfirmedFact(props: ConfirmedFactProps) {
  const { businessId, field, listedAt, confirmations } = props;
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
        <span className="ml-auto flex items-center gap-1 font-sans text-ink-soft text-xs">
          Still true?
          <Button
            variant="quiet"
            size="sm"
            className="-mr-3"
            aria-label={`Yes, still true: ${fieldName(field)}`}
            pending={confirm.isPending}
            onClick={send}
          >
            <Check aria-hidden /> Yes
          </Button>
        </span>
      )}
      <span className="basis-full pb-1 font-sans text-ink-soft text-xs">
        {shown ? (
          <>
            Confirmed by {shown.name} on{" "}
            <time dateTime={shown.confirmedAt}>{formatDay(shown.confirmedAt)}</time>
          </>
        ) : (
          <>
            From the listing, which was added on{" "}
            <time dateTime={listedAt}>{formatDay(listedAt)}</time>
          </>
        )}
      </span>
    </>
  );
}
