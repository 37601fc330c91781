import { Check, ShieldCheck, Zap } from "lucide-react";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { formatLongDay } from "#src/shared/plain-format.ts";
import type { PromotionPackage } from "../contract.ts";
import { findPackage } from "../package-rules.ts";
import type { Quote } from "../promotion-contract.ts";
import { money } from "./money.ts";

interface OrderSummaryProps {
  businessName: string;
  offer: PromotionPackage;
  quote: Quote | null;
  /** What administrators have given it; what is paid for shows where it is higher. */
  grantedLevel: number;
}

/** What is bought, for how long and for how much. */
export function OrderSummary({ businessName, offer, quote, grantedLevel }: OrderSummaryProps) {
  const isLater = quote !== null && Date.parse(quote.startsAt) > Date.now() + 60_000;
  return (
    <Card padding="lg" className="flex flex-col gap-5">
      <h2 className="font-semibold font-serif text-2xl">Order summary</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-ink-soft">Business</dt>
        <dd className="wrap-anywhere font-semibold">{businessName}</dd>
        <dt className="text-ink-soft">Package</dt>
        <dd>{offer.name}</dd>
        <dt className="text-ink-soft">Duration</dt>
        <dd>1 Month</dd>
        {isLater ? (
          <>
            <dt className="text-ink-soft">Begins</dt>
            <dd>{formatLongDay(quote.startsAt)}</dd>
          </>
        ) : null}
        {quote && quote.credit > 0 ? (
          <>
            <dt className="text-ink-soft">Price</dt>
            <dd className="figures">{money(quote.price)}</dd>
            <dt className="text-ink-soft">Unused days</dt>
            <dd className="figures">−{money(quote.credit)}</dd>
          </>
        ) : null}
        <dt className="text-ink-soft">Total</dt>
        <dd className="figures font-semibold text-xl">{money(quote?.amount ?? offer.price)}</dd>
      </dl>
      {grantedLevel >= offer.level ? (
        <Alert tone="caution" role="note" title="This listing stands as high already">
          It was given {findPackage(grantedLevel)?.name}. This package would not be seen for as long
          as that lasts.
        </Alert>
      ) : null}
      <ul className="flex flex-col gap-2" aria-label="Included">
        {offer.features.map((feature) => (
          <li key={feature} className="flex items-center gap-2">
            <Check aria-hidden className="size-4 shrink-0 text-ok" /> {feature}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Badge tone="shoal">
          <ShieldCheck aria-hidden /> Secure Payment
        </Badge>
        {isLater ? null : (
          <Badge tone="shoal">
            <Zap aria-hidden /> Instant Activation
          </Badge>
        )}
      </div>
    </Card>
  );
}
