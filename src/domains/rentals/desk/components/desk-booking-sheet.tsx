import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { PriceLines } from "../../booking/components/price-lines.tsx";
import { whenWords, zonedWords } from "../../booking/when-words.ts";
import type { DeskBooking } from "../contract.ts";
import { AskToCancel } from "./ask-to-cancel.tsx";
import { BookingDecision } from "./booking-decision.tsx";
import { CancelQuestion, QUESTION_FIELD } from "./cancel-question.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import { PlainAnswer } from "./plain-answer.tsx";
import { StatusBadge } from "./status-badge.tsx";

interface DeskBookingSheetProps {
  booking: DeskBooking;
  canBeAsked: boolean;
  onChanged: () => void;
}

const ENDED = {
  customer: "The customer cancelled it.",
  owner: "You declined it.",
  expiry: "It lapsed: nobody answered in time.",
} as const;

/** All that the owner knows of one booking, and what there is to do with it. */
export function DeskBookingSheet(props: DeskBookingSheetProps) {
  const { booking, canBeAsked, onChanged } = props;
  const { quantity, rentalItemName, totalGuests } = booking;
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_22rem]">
      <div className="flex flex-col gap-6">
        <PlainAnswer />
        <Standing booking={booking} />
        <dl className="flex flex-col gap-4">
          <Fact label="When">{whenWords(booking)}</Fact>
          <Fact label="Item">
            {quantity === 1 ? rentalItemName : `${quantity} × ${rentalItemName}`},{" "}
            {totalGuests === 1 ? "1 guest" : `${totalGuests} guests`}
          </Fact>
          <Fact label="Customer">
            {booking.customerName}
            <span className="flex flex-wrap gap-x-6">
              <Contact href={`mailto:${booking.customerEmail}`} text={booking.customerEmail} />
              {booking.customerPhone ? (
                <Contact href={`tel:${booking.customerPhone}`} text={booking.customerPhone} />
              ) : null}
            </span>
          </Fact>
          {booking.specialRequests ? (
            <Fact label="Special requests">{booking.specialRequests}</Fact>
          ) : null}
          {booking.policy ? <Fact label="Terms that hold">{booking.policy}</Fact> : null}
        </dl>
      </div>
      <div className="flex flex-col gap-6">
        <PriceLines lines={booking.lines} totalPrice={booking.totalPrice} />
        <PaymentChoice booking={booking} onChanged={onChanged} />
        {booking.status === "pending" ? <Decision {...{ booking, onChanged }} /> : null}
        {canBeAsked ? <AskToCancel booking={booking} onAsked={onChanged} /> : null}
      </div>
    </div>
  );
}

function Decision(props: Pick<DeskBookingSheetProps, "booking" | "onChanged">) {
  const [search] = useSearchParams();
  return search.get(QUESTION_FIELD) === "cancel" ? (
    <CancelQuestion {...props} />
  ) : (
    <BookingDecision {...props} />
  );
}

function Standing({ booking }: Pick<DeskBookingSheetProps, "booking">) {
  const { status, endedBy, askedToCancel, expiresLocal, expiresZone } = booking;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <StatusBadge status={status} />
        {status === "cancelled" && endedBy ? ENDED[endedBy] : null}
        {expiresLocal
          ? `Please answer until ${zonedWords(expiresLocal, expiresZone ?? "")}.`
          : null}
      </p>
      {askedToCancel && status === "confirmed" ? (
        <Alert tone="caution" role="note" title="You asked the customer to cancel">
          {askedToCancel}
        </Alert>
      ) : null}
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft text-sm">{label}</dt>
    <dd className="whitespace-pre-line break-words">{children}</dd>
  </div>
);

const Contact = ({ href, text }: { href: string; text: string }) => (
  <TextLink href={href} className="inline-flex min-h-11 items-center break-all">
    {text}
  </TextLink>
);
