import { z } from "zod";
import { Email } from "#src/domains/accounts/person/contract.ts";

const UNKNOWN_PAYMENT = "There is no such payment.";
const NUMBER = "Please enter the number of a test card.";
const EXPIRY = "Please enter the expiration date as MM/YY.";
const CVC = "Your card's security code is incomplete.";
const OLD_LINK = "This link is not good any more.";

/** Whoever holds the secret may pay; it is of no other use. */
const clientSecret = z.string(UNKNOWN_PAYMENT).max(200, UNKNOWN_PAYMENT);

/** Nothing of it is kept but the brand and the last four digits of a test card. */
const CardEntry = z.object({
  number: z.string(NUMBER).max(40, NUMBER),
  expMonth: z.int(EXPIRY).min(1, EXPIRY).max(12, EXPIRY),
  expYear: z.int(EXPIRY).min(2000, EXPIRY).max(2100, EXPIRY),
  cvc: z.string(CVC).regex(/^\d{3,4}$/, CVC),
});
export type CardEntry = z.infer<typeof CardEntry>;

export const CardPayment = CardEntry.extend({
  clientSecret,
  /** Where the receipt goes: to whoever pays, not to whoever else has the page open. */
  email: Email.nullish(),
});
export type CardPayment = z.infer<typeof CardPayment>;

/** For whoever holds the link to the portal. */
export const CardReplacement = CardEntry.extend({ token: z.string(OLD_LINK).max(2000, OLD_LINK) });
export type CardReplacement = z.infer<typeof CardReplacement>;

export const ChallengeAnswer = z.object({
  clientSecret,
  accept: z.boolean("Please accept or fail the challenge."),
});

export const PaymentOutcome = z.object({
  state: z.enum(["succeeded", "challenge", "failed"]),
  /** Somebody had paid it, or the same payer in another tab: this card was not charged. */
  isPaidBefore: z.boolean().optional(),
  /** Why it failed, for the payer. */
  message: z.string().optional(),
});
export type PaymentOutcome = z.infer<typeof PaymentOutcome>;
