import { priceText } from "../item/price-text.ts";
import type { PriceLine } from "./contract.ts";

/** "2 hours at $50.00 × 3" */
export const lineWords = ({ unit, count, rate, quantity }: PriceLine): string =>
  `${count} ${unit}${count === 1 ? "" : "s"} at ${priceText(rate)}${quantity === 1 ? "" : ` × ${quantity}`}`;
