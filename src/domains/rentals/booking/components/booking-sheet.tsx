import { Link } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { useFocusOnChange } from "#src/design/use-focus-on-change.ts";
import { bookingWords } from "../booking-words.ts";
import type { BookingView } from "../contract.ts";
import { whenWords } from "../when-words.ts";
import { CancelForm } from "./cancel-form.tsx";
import { PriceLines } from "./price-lines.tsx";

interface BookingSheetProps {
  token: string;
  view: BookingView;
}

const TONES = { pending: "info", confirmed: "ok", cancelled: "danger" } as const;

/** One booking: how it stands, what it costs, and how to cancel it. */
export function BookingSheet({ token, view }: BookingSheetProps) {
  const [title, words] = bookingWords(view);
  const standing = useFocusOnChange<HTMLDivElement>(view.status);
  return (
    <>
      <Alert ref={standing} tabIndex={-1} tone={TONES[view.status]} role="note" title={title}>
        {words}
      </Alert>
      {view.askedToCancel && view.isCancellable ? (
        <Alert tone="danger" role="note" title="The business asks you to cancel">
          {view.askedToCancel}
        </Alert>
      ) : null}
      <div>
        <p className="font-semibold">{whenWords(view)}</p>
        <p>
          {view.quantity === 1 ? "" : `${view.quantity} × `}
          {view.rentalItemName}, {view.totalGuests === 1 ? "1 guest" : `${view.totalGuests} guests`}
        </p>
        <p>{view.place}</p>
        <p className="pt-2">
          <TextLink asChild>
            <Link to={`/business/${view.businessId}`}>{view.businessName}</Link>
          </TextLink>{" "}
          · <TextLink href={`tel:${view.businessPhone}`}>{view.businessPhone}</TextLink>
        </p>
      </div>
      <PriceLines lines={view.lines} totalPrice={view.totalPrice} />
      {view.policy ? (
        <div>
          <h2 className="font-semibold">Terms of cancelling</h2>
          <p className="whitespace-pre-line">{view.policy}</p>
        </div>
      ) : null}
      {view.isCancellable ? <CancelForm token={token} /> : null}
    </>
  );
}
