import { useQuery } from "@tanstack/react-query";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { type QuoteAsked, quoteQuery } from "../client.ts";
import type { Picker } from "../picker-contract.ts";
import { zonedWords } from "../when-words.ts";
import { ChoiceLink } from "./choice-link.tsx";
import { pickerAddress } from "./picker-address.ts";

interface TakenTimeProps {
  picker: Picker;
  /** The time that somebody else has, or that is not offered. */
  asked: QuoteAsked;
  /** What the server said to a form that was sent. */
  reason: string | undefined;
}

/** Why it cannot be had, and the next time of the same length, one press away. */
export function TakenTime({ picker, asked, reason }: TakenTimeProps) {
  const { data: quote } = useQuery(quoteQuery(asked));
  const next = quote ? quote.next : picker.next;
  return (
    <Alert
      tabIndex={-1}
      tone="danger"
      className="scroll-mt-24"
      title={reason ? undefined : titleOf(picker)}
    >
      <p>{reason ?? whyWords(picker)}</p>
      {next ? (
        <Button asChild variant="secondary" className="mt-3">
          <ChoiceLink
            to={pickerAddress(picker, { day: next.local.slice(0, 10), start: next.startDate })}
          >
            Choose {zonedWords(next.local, next.zone)}
          </ChoiceLink>
        </Button>
      ) : null}
    </Alert>
  );
}

const titleOf = ({ notOffered }: Picker): string =>
  notOffered ? "This time cannot be booked" : "This time is taken";

const whyWords = ({ notOffered }: Picker): string =>
  `${notOffered ? `${notOffered} ` : ""}Please choose another one. What you typed stays.`;
