import { callsOf } from "#src/shared/calls.ts";
import type { sandboxRoutes } from "./api.server.ts";
import type { CardPayment, CardReplacement, PaymentOutcome } from "./contract.ts";

const { call } = callsOf<typeof sandboxRoutes>();

/** As Stripe writes it: the id of the intent, then what nobody else knows. */
const intentOf = (clientSecret: string): string => clientSecret.split("_secret_")[0] ?? "";

export const payByCard = (payment: CardPayment): Promise<PaymentOutcome> =>
  call("POST /api/sandbox/intents/{id}/confirm", {
    params: { id: intentOf(payment.clientSecret) },
    body: payment,
  });

export const answerChallenge = (answer: {
  clientSecret: string;
  accept: boolean;
}): Promise<PaymentOutcome> =>
  call("POST /api/sandbox/intents/{id}/challenge", {
    params: { id: intentOf(answer.clientSecret) },
    body: answer,
  });

export const replaceCard = (card: CardReplacement): Promise<PaymentOutcome> =>
  call("POST /api/sandbox/portal/card", { body: card });
