import { AccordionItem } from "#src/design/primitives/accordion.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { type Behaviour, TEST_CARDS } from "../card-rules.ts";

const MEANINGS: Record<Behaviour, string> = {
  succeeds: "The payment succeeds",
  challenge: "Asks for 3-D Secure first",
  declined: "The card is declined",
  "insufficient-funds": "Insufficient funds",
  expired: "The card has expired",
  "wrong-cvc": "The security code is incorrect",
  "fails-on-renewal": "Succeeds now, is declined at the next renewal",
  "refund-takes-time": "Succeeds; a refund takes a minute",
  "refund-fails": "Succeeds; a refund fails a minute later",
  disputed: "Succeeds; the payment is disputed a minute later",
};

/** One number for each thing that can happen. */
const SHOWN = Object.entries(MEANINGS).map(([behaviour, meaning]) => ({
  meaning,
  number: TEST_CARDS.find((card) => card.behaviour === behaviour)?.number ?? "",
}));

const inFours = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** The numbers that work here, each with what it does. */
export function TestCards({ onPick }: { onPick: (number: string) => void }) {
  return (
    <AccordionItem title="Test cards" heading="h3">
      <p>Any month that has not passed and any security code go with them.</p>
      <ul className="mt-3 flex flex-col gap-1">
        {SHOWN.map(({ number, meaning }) => (
          <li key={number} className="flex items-center gap-x-2">
            <Button
              variant="quiet"
              type="button"
              className="figures -ml-3 w-50 shrink-0 whitespace-nowrap"
              aria-label={`Use ${inFours(number)}: ${meaning}`}
              onClick={() => onPick(inFours(number))}
            >
              {inFours(number)}
            </Button>
            <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </AccordionItem>
  );
}
