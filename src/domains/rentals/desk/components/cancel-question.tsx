import type { FormEvent } from "react";
import { PlainForm } from "#src/design/form/plain-form.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { deskBookingPath } from "../../item/desk-paths.ts";
import type { DeskBooking } from "../contract.ts";
import { useBookingChange } from "./use-booking-change.ts";

/** In the address of a booking, where a browser without scripts is asked. */
export const QUESTION_FIELD = "ask";
export const QUESTION_ANCHOR = "question";

export const CANCEL_QUESTION = "Cancel this booking?";
export const cancelWords = ({ customerName }: Pick<DeskBooking, "customerName">): string =>
  `${customerName} is told by mail, and the time is free again.`;

interface CancelQuestionProps {
  booking: DeskBooking;
  onChanged: () => void;
}

/** What the dialog asks, on the page itself. */
export function CancelQuestion({ booking, onChanged }: CancelQuestionProps) {
  const { changing, change } = useBookingChange(booking, onChanged);
  const page = deskBookingPath(booking);
  const cancel = (event: FormEvent) => {
    event.preventDefault();
    void change({ status: "cancelled" });
  };
  return (
    <Card asChild tone="shoal">
      <section
        id={QUESTION_ANCHOR}
        aria-labelledby={`${QUESTION_ANCHOR}-title`}
        className="flex scroll-mt-24 flex-col gap-3"
      >
        <h2 id={`${QUESTION_ANCHOR}-title`} className="font-semibold font-serif text-xl">
          {CANCEL_QUESTION}
        </h2>
        <p>{cancelWords(booking)}</p>
        <div className="flex flex-wrap gap-2">
          <PlainForm action={page} onSubmit={cancel}>
            <input type="hidden" name="status" value="cancelled" />
            <Button type="submit" variant="danger" pending={changing.isPending}>
              Cancel booking
            </Button>
          </PlainForm>
          <Button asChild variant="secondary">
            <Link to={page}>Keep booking</Link>
          </Button>
        </div>
      </section>
    </Card>
  );
}
