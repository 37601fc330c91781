import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#src/design/primitives/card.tsx";
import { StripeMark } from "#src/domains/payments/components/stripe-mark.tsx";
import type { PaymentSettings } from "#src/domains/payments/contract.ts";
import { SandboxMark } from "#src/domains/sandbox/components/sandbox-mark.tsx";
import { PLAN_FEATURES, PLAN_NAME, PLAN_PRICE } from "../limits-contract.ts";

interface PlanCardProps {
  processor: PaymentSettings["processor"];
  children: ReactNode;
}

/** What the plan costs and brings, with what can be done about it. */
export function PlanCard({ processor, children }: PlanCardProps) {
  return (
    <Card padding="lg" className="flex flex-col gap-5">
      <h2 className="font-semibold font-serif text-2xl">{PLAN_NAME}</h2>
      <p className="figures text-3xl">${PLAN_PRICE}/month</p>
      <ul className="flex flex-col gap-2" aria-label="Included">
        {PLAN_FEATURES.map((feature) => (
          <li key={feature} className="flex items-center gap-2">
            <Check aria-hidden className="size-4 shrink-0 text-ok" /> {feature}
          </li>
        ))}
      </ul>
      {children}
      {processor === "sandbox" ? <SandboxMark /> : null}
      {processor === "stripe" ? <StripeMark /> : null}
    </Card>
  );
}
