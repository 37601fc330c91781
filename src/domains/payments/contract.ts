import { z } from "zod";
import { toCents } from "#src/shared/money.ts";
import { Paging } from "#src/shared/paging.ts";
import { ORDER_STATES, REFUND_REASON_MAX_LENGTH, REFUND_STATES } from "./limits-contract.ts";

export const PaymentSettings = z.object({
  processor: z.enum(["stripe", "sandbox"]).nullable(),
  /** For the processor's own card form; null where the card form is ours. */
  publishableKey: z.string().nullable(),
  isSandbox: z.boolean(),
  isOpen: z.boolean(),
});
export type PaymentSettings = z.infer<typeof PaymentSettings>;

/** Something that renews whose last charge was refused: where another card is given. */
export const RefusedCard = z.object({ what: z.string(), path: z.string() });
export type RefusedCard = z.infer<typeof RefusedCard>;

const NO_SECRET = "Please open the checkout again.";
const ClientSecret = z.string(NO_SECRET).min(1, NO_SECRET).max(500, NO_SECRET);

export const HeldOrder = z.object({ clientSecret: ClientSecret });

export const OrderStanding = z.object({ orderId: z.int(), state: z.enum(ORDER_STATES) });
export type OrderStanding = z.infer<typeof OrderStanding>;

const Product = z.enum(["promotion", "organizer"], "Please choose promotion or organizer.");

export const MadeRefund = z.object({
  id: z.int(),
  /** In dollars, as all amounts here. */
  amount: z.number(),
  state: z.enum(REFUND_STATES),
  reason: z.string(),
  /** Null when nobody asked: the money had no home, or it was made at the processor. */
  askedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type MadeRefund = z.infer<typeof MadeRefund>;

export const AdminPayment = z.object({
  id: z.int(),
  /** As on its receipt. */
  number: z.string(),
  description: z.string(),
  product: Product,
  subjectId: z.string(),
  amount: z.number(),
  /** After refunds and disputes. */
  kept: z.number(),
  /** What the payer's bank has taken back and not given again. */
  disputed: z.number(),
  /** After refunds that are asked for and not yet sent, too. */
  refundable: z.number(),
  isRenewal: z.boolean(),
  card: z.string().nullable(),
  processor: z.enum(["stripe", "sandbox"]),
  chargeId: z.string(),
  paidAt: z.iso.datetime(),
  refunds: z.array(MadeRefund),
});
export type AdminPayment = z.infer<typeof AdminPayment>;

/** As whoever paid sees it. */
export const MadePayment = AdminPayment.pick({
  ...{ id: true, number: true, description: true, amount: true, card: true, paidAt: true },
}).extend({
  refunds: z.array(MadeRefund.pick({ id: true, amount: true, state: true, createdAt: true })),
});
export type MadePayment = z.infer<typeof MadePayment>;

const NAME_SUBJECT = "Please name what was paid for.";
export const MadePaymentFilter = z.object({
  product: Product,
  /** The listing's or the person's id. */
  subjectId: z.string(NAME_SUBJECT).min(1, NAME_SUBJECT).max(100, NAME_SUBJECT),
  ...Paging.shape,
});
export type MadePaymentFilter = z.infer<typeof MadePaymentFilter>;

export const PaymentFilter = z.object({
  product: Product.optional(),
  q: z
    .string("Please search for text.")
    .trim()
    .max(200, "At most 200 characters, please.")
    .optional(),
  ...Paging.shape,
});
export type PaymentFilter = z.infer<typeof PaymentFilter>;

const AMOUNT = "Please enter an amount in dollars and cents.";
const isWholeCents = (dollars: number) => Math.abs(dollars * 100 - toCents(dollars)) < 1e-6;

const RefundAmount = z
  .number(AMOUNT)
  .min(0.01, AMOUNT)
  .max(1_000_000, { error: AMOUNT, abort: true })
  .refine(isWholeCents, AMOUNT);

export const NewRefund = z.object({
  amount: RefundAmount,
  reason: z
    .string("Please say why.")
    .trim()
    .min(1, "Please say why.")
    .max(REFUND_REASON_MAX_LENGTH, `At most ${REFUND_REASON_MAX_LENGTH} characters, please.`),
});
export type NewRefund = z.infer<typeof NewRefund>;

export const RefundQuery = z.object({ amount: z.coerce.number(AMOUNT).pipe(RefundAmount) });

/** What a refund would end or shorten, and until when it runs then. */
export const ForeseenRefund = z.object({ sentences: z.array(z.string()) });

export const FailedEvent = z.object({
  id: z.string(),
  processor: z.enum(["stripe", "sandbox"]),
  type: z.string(),
  subjectId: z.string().nullable(),
  error: z.string(),
  receivedAt: z.iso.datetime(),
});
export type FailedEvent = z.infer<typeof FailedEvent>;

export const OwnPayment = z.object({
  kind: z.string(),
  product: Product,
  name: z.string(),
  amount: z.number(),
  card: z.string().nullable(),
  at: z.iso.datetime(),
});
export type OwnPayment = z.infer<typeof OwnPayment>;
