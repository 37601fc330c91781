import { Alert } from "#src/design/primitives/alert.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { formatLongDay } from "#src/shared/plain-format.ts";
import type { PromotionPackage } from "../contract.ts";
import type { Quote } from "../promotion-contract.ts";
import { money } from "./money.ts";

interface RenewalChoiceProps {
  businessId: number;
  offer: PromotionPackage;
  quote: Quote | null;
  /** Why it cannot renew now; null when it can. */
  refusal: string | null;
  value: boolean;
  onChange: (autoRenew: boolean) => void;
}

/** For the owner: what will be charged, when next, and how to stop it. */
export function RenewalChoice(props: RenewalChoiceProps) {
  const { businessId, offer, quote, refusal, value, onChange } = props;
  if (refusal !== null) {
    return (
      <Alert tone="info" role="note" title="One month, paid once">
        <p>{refusal}</p>
        <TextLink asChild className="inline-flex min-h-11 items-center">
          <Link to={`/user-dashboard/business/${businessId}?tab=promotion`}>See what runs</Link>
        </TextLink>
      </Alert>
    );
  }
  const next = quote?.autoRenew ? ` on ${formatLongDay(quote.endsAt)}` : " in a month";
  return (
    <div className="flex flex-col gap-1 rounded-md border border-line bg-shoal p-4">
      <Checkbox
        label="Renew every month"
        checked={value}
        onCheckedChange={(checked) => onChange(checked === true)}
      />
      <p className="text-ink-soft text-sm">
        {value
          ? `We charge ${money(quote?.amount ?? offer.price)} today, then ${money(offer.price)} every month, the next time${next}. Cancel at any time in your dashboard: what is paid for stays until its last day.`
          : "You pay once. The promotion ends by itself after a month."}
      </p>
    </div>
  );
}
