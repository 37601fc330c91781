import { priceText } from "../../item/price-text.ts";
import type { PriceLine } from "../contract.ts";
import { lineWords } from "../price-words.ts";

interface PriceLinesProps {
  lines: readonly PriceLine[];
  /** Dollars. */
  totalPrice: string;
}

/** What a total is made of. */
export function PriceLines({ lines, totalPrice }: PriceLinesProps) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
      {lines.map((line) => (
        <div key={line.unit} className="contents">
          <dt>{lineWords(line)}</dt>
          <dd className="text-right">{priceText(line.amount)}</dd>
        </div>
      ))}
      <div className="contents font-semibold">
        <dt>Total</dt>
        <dd className="text-right">{priceText(totalPrice)}</dd>
      </div>
    </dl>
  );
}
