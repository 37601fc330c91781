import { AppError } from "#src/shared/errors.ts";
import { dollars } from "#src/shared/money.ts";
import type { ItemFacts } from "../item/queries.server.ts";
import type { NewBooking } from "./contract.ts";
import { PRICE_CHANGED, TERMS_CHANGED } from "./limits-contract.ts";
import { priceFor } from "./quote-booking.server.ts";
import { termsMark } from "./terms-mark.server.ts";

/** Nobody books at a price, or under terms, that the form did not show; whoever sends neither asks for what holds. */
export function requireShown(facts: ItemFacts, asked: NewBooking, policy: string | null): void {
  const { totalCents } = priceFor(facts, asked);
  const isDearer = (shownTotal(facts, asked) ?? totalCents) !== totalCents;
  const isOther = asked.termsMark !== undefined && asked.termsMark !== termsMark(policy);
  const price = `The price has changed. It is now ${dollars(totalCents)}`;
  if (isDearer && isOther)
    throw new AppError(
      "conflict",
      `${price}, and the terms of cancelling have changed, too; please look at both and send again.`,
      { code: TERMS_CHANGED },
    );
  if (isDearer)
    throw new AppError("conflict", `${price}; please look at it and send again.`, {
      code: PRICE_CHANGED,
    });
  if (isOther)
    throw new AppError(
      "conflict",
      "The terms of cancelling have changed. Please read them and send again.",
      { code: TERMS_CHANGED },
    );
}

function shownTotal(facts: ItemFacts, asked: NewBooking): number | undefined {
  const { quotedTotal, quotedRates } = asked;
  if (quotedTotal !== undefined || !quotedRates) return quotedTotal;
  const shown = { hourCents: quotedRates.perHour, dayCents: quotedRates.perDay };
  return priceFor({ ...facts, item: { ...facts.item, ...shown } }, asked).totalCents;
}
