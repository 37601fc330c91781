import { isDeepStrictEqual } from "node:util";
import { AppError, type FieldMessages } from "#src/shared/errors.ts";
import type { RentalItem, RentalItemChange } from "./contract.ts";
import { ITEM_CHANGED } from "./limits-contract.ts";

interface Edit {
  /** What whoever edits it has seen; without it, nothing is compared. */
  shown: RentalItemChange["shown"];
  now: RentalItem;
  wanted: RentalItem;
}

/** What somebody else has changed meanwhile is told, not overwritten. What is so already, as after a lost answer, is no quarrel. */
export function requireUnchanged({ shown = {}, now, wanted }: Edit): void {
  const fields: FieldMessages = {};
  for (const name of Object.keys(shown) as (keyof typeof shown)[]) {
    const isAsShown = isDeepStrictEqual(shown[name], now[name]);
    if (!isAsShown && !isDeepStrictEqual(wanted[name], now[name]))
      fields[name] = changedWords(now[name]);
  }
  if (Object.keys(fields).length === 0) return;
  throw new AppError(
    "conflict",
    "Somebody else changed this item meanwhile, so nothing was saved. What you entered is still here: look at it, and save again to replace what they chose.",
    { code: ITEM_CHANGED, fields },
  );
}

const changedWords = (now: unknown): string =>
  ["string", "number"].includes(typeof now)
    ? `Changed meanwhile to: ${now}. Save again to replace it.`
    : "Changed meanwhile. Save again to replace it.";
