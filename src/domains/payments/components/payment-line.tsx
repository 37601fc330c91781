import { dollars, toCents } from "#src/shared/money.ts";
import { formatLongDay } from "#src/shared/plain-format.ts";
import type { MadePayment } from "../contract.ts";
import type { RefundState } from "../limits-contract.ts";

const WORDS: Record<RefundState, string> = {
  asked: "being sent",
  pending: "under way",
  succeeded: "sent back to your card",
  failed: "did not go through",
};

/** What was paid for, its receipt's number, and what went back of it. */
export function PaymentLine({ payment }: { payment: MadePayment }) {
  const { description, number, paidAt, amount, card, refunds } = payment;
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <p className="wrap-anywhere min-w-0 font-semibold">{description}</p>
        <p className="figures shrink-0">{dollars(toCents(amount))}</p>
      </div>
      <p className="text-ink-soft text-sm">
        {number} · {formatLongDay(paidAt)}
        {card ? ` · ${card}` : ""}
      </p>
      {refunds.length > 0 ? (
        <ul aria-label={`Refunds of ${number}`} className="mt-1 flex flex-col gap-1 text-sm">
          {refunds.map(({ id, amount: back, state, createdAt }) => (
            <li key={id} className="flex items-baseline justify-between gap-4">
              <span>
                Refund on {formatLongDay(createdAt)}, {WORDS[state]}
              </span>
              <span className="figures shrink-0">
                {state === "failed" ? "" : "−"}
                {dollars(toCents(back))}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
