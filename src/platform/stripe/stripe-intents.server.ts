import type Stripe from "stripe";
import type {
  Charge,
  Dispute,
  Intent,
  NewIntent,
  NewRefund,
  Refund,
} from "../payments/processor.server.ts";
import { hasCode, notSetUp } from "./stripe-errors.server.ts";
import { toCharge, toDispute, toIntent, toMetadata, toRefund } from "./stripe-mapping.server.ts";

/** What is paid in the page itself: nobody is led away to pay elsewhere. */
const IN_PLACE = { enabled: true, allow_redirects: "never" } as const;

export async function createIntent(
  stripe: Stripe,
  { key, amountCents, description, reference }: NewIntent,
): Promise<Intent> {
  const intent = toIntent(
    await stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency: "usd",
        description,
        metadata: toMetadata(reference),
        automatic_payment_methods: IN_PLACE,
      },
      { idempotencyKey: `${key}:intent` },
    ),
  );
  if (intent.clientSecret === "") throw notSetUp();
  return intent;
}

export const findIntent = async (stripe: Stripe, id: string): Promise<Intent> =>
  toIntent(await stripe.paymentIntents.retrieve(id));

/** What was paid or closed meanwhile is no error: it is answered as it is. */
export async function cancelIntent(stripe: Stripe, id: string): Promise<Intent> {
  try {
    return toIntent(await stripe.paymentIntents.cancel(id, {}, { idempotencyKey: `${id}:cancel` }));
  } catch (error) {
    if (!hasCode(error, "payment_intent_unexpected_state")) throw error;
    return findIntent(stripe, id);
  }
}

export const createRefund = async (
  stripe: Stripe,
  { key, chargeId, amountCents }: NewRefund,
): Promise<Refund> =>
  toRefund(
    await stripe.refunds.create(
      { charge: chargeId, amount: amountCents },
      { idempotencyKey: `${key}:refund` },
    ),
  );

export const findRefund = async (stripe: Stripe, id: string): Promise<Refund> =>
  toRefund(await stripe.refunds.retrieve(id));

/** The fee stands in the balance's entry, which comes later than the charge. */
export const findCharge = async (stripe: Stripe, id: string): Promise<Charge> =>
  toCharge(await stripe.charges.retrieve(id, { expand: ["balance_transaction"] }));

export const findDispute = async (stripe: Stripe, id: string): Promise<Dispute> =>
  toDispute(await stripe.disputes.retrieve(id));
