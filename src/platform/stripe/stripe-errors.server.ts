import Stripe from "stripe";
import { PaymentRefusedError } from "../payments/processor.server.ts";

const NOT_SET_UP = "The payment could not be set up. Please try again in a while.";

export const notSetUp = (cause?: unknown): PaymentRefusedError =>
  new PaymentRefusedError(NOT_SET_UP, { cause });

/** What is refused for good says so in words for people; everything else passes and is tried again. */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toRefusal(error) ?? error;
  }
}

function toRefusal(error: unknown): PaymentRefusedError | null {
  if (error instanceof Stripe.errors.StripeCardError) {
    return new PaymentRefusedError(error.message, { cause: error });
  }
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return null;
  const sentence = SENTENCES[error.code ?? ""];
  if (sentence) return new PaymentRefusedError(sentence, { cause: error });
  return error.statusCode === 404 ? null : notSetUp(error);
}

const SENTENCES: Readonly<Record<string, string>> = {
  amount_too_small: "This amount is too small to be charged.",
  charge_already_refunded: "This is more than is left of the payment.",
  refund_amount_too_large: "This is more than is left of the payment.",
};

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === code;
