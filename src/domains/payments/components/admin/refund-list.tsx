import { Badge } from "#src/design/primitives/badge.tsx";
import { dollars, toCents } from "#src/shared/money.ts";
import type { MadeRefund } from "../../contract.ts";
import type { RefundState } from "../../limits-contract.ts";

const WORDS: Record<RefundState, string> = {
  asked: "Being sent",
  pending: "Under way",
  succeeded: "Done",
  failed: "Failed",
};
const TONES = { asked: "shoal", pending: "accent", succeeded: "ok", failed: "danger" } as const;

/** What went back of a payment, or is about to, and why. */
export function RefundList({ refunds }: { refunds: readonly MadeRefund[] }) {
  if (refunds.length === 0) return "None";
  return (
    <ul className="flex flex-col gap-1">
      {refunds.map(({ id, amount, state, reason }) => (
        <li key={id} className="flex flex-wrap items-center gap-2">
          {dollars(toCents(amount))} <Badge tone={TONES[state]}>{WORDS[state]}</Badge>
          <span className="break-words text-ink-soft text-xs">{reason}</span>
        </li>
      ))}
    </ul>
  );
}
