import { Alert } from "#src/design/primitives/alert.tsx";
import { RequestError } from "#src/shared/http.ts";
import { priceText } from "../../item/price-text.ts";
import type { useDeskQuote } from "./use-desk-quote.ts";

/** Before anything is sent: what the time costs, and whether it is free. */
export const DeskQuoteWords = ({ quote }: { quote: ReturnType<typeof useDeskQuote> }) => (
  <div aria-live="polite" className="empty:hidden">
    {quote.error instanceof RequestError && quote.error.reason ? (
      <Alert tone="caution" role="note">
        {quote.error.reason}
      </Alert>
    ) : null}
    {quote.data ? <Found {...quote.data} /> : null}
  </div>
);

function Found({
  isFree,
  objection,
  totalPrice,
}: NonNullable<ReturnType<typeof useDeskQuote>["data"]>) {
  if (!isFree)
    return (
      <Alert tone="caution" role="note" title="This time is not free">
        It is booked or closed. Please choose another time, or fewer of them.
      </Alert>
    );
  return (
    <p className="text-ink-soft text-sm">
      This time is free. By your prices it costs {priceText(totalPrice)}.
      {objection ? ` Customers cannot ask for it themselves: ${objection}` : ""}
    </p>
  );
}
