import type { Quote as QuoteFacts } from "../contract.ts";
import { PriceLines } from "./price-lines.tsx";

interface QuoteProps {
  /** Of the end that is chosen; its lines are asked for. */
  quote: QuoteFacts | undefined;
  totalPrice: string;
  /** "12:00 PM EDT": the end that the total is of. */
  until: string;
  policy: string | null;
  /** They are others than those that were shown before. */
  areTermsNew: boolean;
}

/** What it costs, before anything is sent. */
export function Quote({ quote, totalPrice, until, policy, areTermsNew }: QuoteProps) {
  return (
    <div className="flex flex-col gap-3 border-contour border-y bg-shoal px-4 py-3">
      <div aria-live="polite">
        <PriceLines lines={quote?.lines ?? []} totalPrice={totalPrice} />
      </div>
      <noscript>
        <p className="text-sm">
          This is the total until {until}. If you choose another end, it is the price beside that
          end.
        </p>
      </noscript>
      <p className="text-ink-soft text-sm">Nothing is charged here: you pay the business itself.</p>
      <details>
        <summary className="flex min-h-11 cursor-pointer list-none items-center underline underline-offset-4">
          How the price is made
        </summary>
        <p className="text-sm">
          You pay the cheapest mix of days and hours. An hour that has begun counts whole, and a day
          lasts until the same time on the next day. At $50 per hour and $300 per day, 3 hours are
          $150, 7 hours a day’s $300, 25 hours $350, and 31 hours two days’ $600.
        </p>
      </details>
      {policy ? (
        <details key={policy} open={areTermsNew}>
          <summary className="flex min-h-11 cursor-pointer list-none items-center underline underline-offset-4">
            Terms of cancelling
          </summary>
          <p className="whitespace-pre-line text-sm">{policy}</p>
        </details>
      ) : null}
    </div>
  );
}
