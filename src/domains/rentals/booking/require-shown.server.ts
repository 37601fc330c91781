import { AppError } from "#src/shared/errors.ts";
import { dollars } from "#src/shared/money.ts";
import type { ItemFacts } from "../item/queries.server.ts";
import type { NewBooking } from "./contract.ts";
import { ITEM_CHANGED, PRICE_CHANGED, TERMS_CHANGED } from "./limits-contract.ts";
import { priceFor } from "./quote-booking.server.ts";
import { itemMark, termsMark } from "./shown-marks.server.ts";

/**
 * Nobody books another thing, at another price or under other terms than the form showed; whoever sends nothing of
 * these asks for what holds.
 */
export function requireShown(facts: ItemFacts, asked: NewBooking, policy: string | null): void {
  const { item } = facts;
  const { totalCents } = priceFor(facts, asked);
  const isDearer = (shownTotal(facts, asked) ?? totalCents) !== totalCents;
  const hasTerms = asked.termsMark !== undefined && asked.termsMark !== termsMark(policy);
  const isOther = asked.itemMark !== undefined && asked.itemMark !== itemMark(item);
  if (!isDearer && !hasTerms && !isOther) return;
  const words = isOther
    ? otherWords(item.name, { isDearer, hasTerms, total: dollars(totalCents) })
    : changedWords({ isDearer, hasTerms, total: dollars(totalCents) });
  const code = hasTerms ? TERMS_CHANGED : isOther ? ITEM_CHANGED : PRICE_CHANGED;
  throw new AppError("conflict", words, { code });
}

interface Changes {
  isDearer: boolean;
  hasTerms: boolean;
  total: string;
}

function otherWords(name: string, { isDearer, hasTerms, total }: Changes): string {
  const price = isDearer ? `, for ${total}` : "";
  const terms = hasTerms ? ", with other terms of cancelling" : "";
  return `The business has changed what is rented here. It is now “${name}”${price}${terms}; please look at it and send again.`;
}

function changedWords({ isDearer, hasTerms, total }: Changes): string {
  if (!isDearer) return "The terms of cancelling have changed. Please read them and send again.";
  const price = `The price has changed. It is now ${total}`;
  return hasTerms
    ? `${price}, and the terms of cancelling have changed, too; please look at both and send again.`
    : `${price}; please look at it and send again.`;
}

function shownTotal(facts: ItemFacts, asked: NewBooking): number | undefined {
  const { quotedTotal, quotedRates } = asked;
  if (quotedTotal !== undefined || !quotedRates) return quotedTotal;
  const shown = { hourCents: quotedRates.perHour, dayCents: quotedRates.perDay };
  return priceFor({ ...facts, item: { ...facts.item, ...shown } }, asked).totalCents;
}
