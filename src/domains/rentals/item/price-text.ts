import { dollars, toCents } from "#src/shared/money.ts";

/** "$1,250.00" of what a call says: "1250.00". */
export const priceText = (amount: string): string => dollars(toCents(Number(amount)));
