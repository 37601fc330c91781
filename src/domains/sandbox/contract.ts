import { z } from "zod";

/** Whoever holds the secret may pay; it is of no other use. */
const clientSecret = z.string().max(200);

/** Nothing of it is kept but the brand and the last four digits of a test card. */
const CardEntry = z.object({
  number: z.string().max(40),
  expMonth: z.int().min(1).max(12),
  expYear: z.int().min(2000).max(2100),
  cvc: z.string().regex(/^\d{3,4}$/, "Your card's security code is incomplete."),
});
export type CardEntry = z.infer<typeof CardEntry>;

export const CardPayment = CardEntry.extend({ clientSecret });
export type CardPayment = z.infer<typeof CardPayment>;

/** For whoever holds the link to the portal. */
export const CardReplacement = CardEntry.extend({ token: z.string().max(2000) });
export type CardReplacement = z.infer<typeof CardReplacement>;

export const ChallengeAnswer = z.object({ clientSecret, accept: z.boolean() });

export const PaymentOutcome = z.object({
  state: z.enum(["succeeded", "challenge", "failed"]),
  /** Why it failed, for the payer. */
  message: z.string().optional(),
});
export type PaymentOutcome = z.infer<typeof PaymentOutcome>;
