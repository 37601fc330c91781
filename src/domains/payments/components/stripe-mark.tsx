import { LockKeyhole } from "lucide-react";

/** Says who takes the money. */
export function StripeMark() {
  return (
    <p className="flex items-center gap-2 text-ink-soft text-sm">
      <LockKeyhole aria-hidden className="size-4 shrink-0" />
      Stripe takes the payment. The card's number never reaches Landfall.
    </p>
  );
}
