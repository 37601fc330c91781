import { useQuery } from "@tanstack/react-query";
import { Alert } from "#src/design/primitives/alert.tsx";
import { quoteQuery } from "../client.ts";
import type { Picker } from "../picker-contract.ts";
import { PriceLines } from "./price-lines.tsx";

interface QuoteProps {
  picker: Picker;
  /** The end that is chosen. */
  endDate: string;
}

/** What it costs, before anything is sent. The total is the page's own; its lines are asked for. */
export function Quote({ picker, endDate }: QuoteProps) {
  const { item, start, ends, quantity, policy } = picker;
  const chosen = ends.find((end) => end.endDate === endDate);
  const { data: quote } = useQuery({
    ...quoteQuery({ rentalItemId: item.id, startDate: start ?? "", endDate, quantity }),
    enabled: start !== null && chosen !== undefined,
  });
  if (!chosen) return null;
  return (
    <div className="flex flex-col gap-3 border-contour border-y bg-shoal px-4 py-3">
      <div aria-live="polite">
        <PriceLines
          lines={quote?.lines ?? []}
          totalPrice={quote?.totalPrice ?? chosen.totalPrice}
        />
      </div>
      {quote?.isFree === false ? (
        <Alert tone="danger" title="This time was taken just now">
          Please choose another one.
        </Alert>
      ) : null}
      <p className="text-ink-soft text-sm">Nothing is charged here: you pay the business itself.</p>
      {policy ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer list-none items-center underline underline-offset-4">
            Terms of cancelling
          </summary>
          <p className="whitespace-pre-line text-sm">{policy}</p>
        </details>
      ) : null}
    </div>
  );
}
