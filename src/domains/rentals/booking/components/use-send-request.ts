import { useNavigate } from "react-router";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { failureOf, isUnanswered, NO_ANSWER } from "#src/shared/until-answered.ts";
import { useBook } from "../client.ts";
import {
  BOOKING_CREATED,
  BOOKING_NOT_CREATED,
  EARLIER_STORED,
  KEY_OF_ENDED,
  KEY_OF_OTHER,
} from "../limits-contract.ts";
import { SENT_ADDRESS } from "./picker-address.ts";
import { codeOf, linksOf } from "./refusal-words.ts";
import { useRenewTimes } from "./use-fresh-times.ts";
import { useRequestKey } from "./use-request-key.ts";

type Sent = Parameters<ReturnType<typeof useBook>["mutate"]>[0];
type Request = Sent & { startDate: string; endDate: string; quantity: number };

const PRESS_AGAIN =
  "Your request may have arrived or not. Press again when you are connected: it is not booked twice.";
export const NO_ANSWER_WORDS = `${NO_ANSWER}. ${PRESS_AGAIN}`;

/** Sends what a form asks for; whoever gets no answer sends the same again. */
export function useSendRequest(businessId: number, { onSent }: { onSent: () => void }) {
  const booking = useBook();
  const keys = useRequestKey(businessId);
  const renew = useRenewTimes();
  const navigate = useNavigate();
  const send = (request: Omit<Request, "requestKey">) =>
    booking.mutate(
      {
        ...request,
        requestKey: keys.begin(),
      },
      {
        onSuccess: (receipt) => {
          keys.settled();
          onSent();
          const description =
            receipt.status === "confirmed"
              ? "The business has confirmed it already."
              : "It is a request until the business confirms it.";
          toast({ title: BOOKING_CREATED, description, tone: "ok" });
          navigate(SENT_ADDRESS, { replace: true, state: receipt });
        },
        onError: (error) => {
          note(error);
          const title = linksOf(error) ? EARLIER_STORED : BOOKING_NOT_CREATED;
          toast({ ...failureOf(error, { title, again: PRESS_AGAIN }), tone: "danger" });
          renew();
        },
      },
    );
  /** The server looks for the key before it looks at what is free. */
  const note = (error: unknown) => {
    if (isUnanswered(error)) keys.lost();
    else if (SETTLING.includes(codeOf(error) ?? "")) keys.settled();
    else keys.refused();
  };
  return { ...booking, send, isOpen: keys.isOpen };
}

const SETTLING = [KEY_OF_ENDED, KEY_OF_OTHER, "taken"];

/** What the form says above its fields. */
export function failureWords(error: unknown): string {
  return isUnanswered(error) ? NO_ANSWER_WORDS : reasonOf(error, BOOKING_NOT_CREATED);
}
