import { useEffect, useRef } from "react";
import { Link, useLocation, useNavigationType } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { priceText } from "../../item/price-text.ts";
import type { BookingReceipt } from "../contract.ts";
import { whenWords, zonedWords } from "../when-words.ts";
import { SENT_ANCHOR } from "./picker-address.ts";

type Told = Partial<BookingReceipt>;

/** Stands in the address until its reader leaves. Whoever has just asked finds the own booking here, also without a mail. */
export function RequestSent() {
  const ref = useRef<HTMLDivElement>(null);
  const way = useNavigationType();
  const told: Told = useLocation().state ?? {};
  const { link, isMailed = true } = told;
  // A form that is sent again is answered with the booking as it is by now.
  const isConfirmed = told.status === "confirmed";
  useEffect(() => {
    if (way !== "POP") ref.current?.focus();
  }, [way]);
  return (
    <Alert
      ref={ref}
      id={SENT_ANCHOR}
      tabIndex={-1}
      tone="ok"
      role="status"
      title={isConfirmed ? "Your booking is confirmed" : "Your request is on its way"}
      className="scroll-mt-24"
    >
      {isWhole(told) ? <p className="font-semibold">{sentWords(told)}</p> : null}
      {isConfirmed
        ? "The business has confirmed it and expects you."
        : `The time is held for you while the business answers, ${heldWords(told)}. It is not confirmed yet.`}{" "}
      {link ? (
        <>
          <TextLink asChild>
            <Link to={link}>Look at it or cancel it</Link>
          </TextLink>
          .
        </>
      ) : null}{" "}
      {isMailed
        ? "We have mailed you a link with which you can look at it or cancel."
        : "Please keep this link: your address has had many mails today, so we sent none. When the business confirms it, we mail you."}
      {told.policy ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer list-none items-center underline underline-offset-4">
            Terms of cancelling that hold for it
          </summary>
          <p className="whitespace-pre-line text-sm">{told.policy}</p>
        </details>
      ) : null}
    </Alert>
  );
}

/** After a plain form nothing came along. */
const isWhole = (told: Told): told is BookingReceipt => told.startLocal !== undefined;

/** "2 × Sea kayak, Sunday, July 4, 2027, 10:00 AM to 12:00 PM EDT, $100.00 in all." */
function sentWords(booking: BookingReceipt): string {
  const { quantity, rentalItemName, totalPrice } = booking;
  const what = quantity === 1 ? rentalItemName : `${quantity} × ${rentalItemName}`;
  return `${what}, ${whenWords(booking)}, ${priceText(totalPrice)} in all.`;
}

const heldWords = ({ expiresLocal, expiresZone }: Told): string =>
  expiresLocal
    ? `until ${zonedWords(expiresLocal, expiresZone ?? "")} at the latest`
    : "for 48 hours or until it begins, whichever is first";
