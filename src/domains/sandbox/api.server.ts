import { z } from "zod";
import { route } from "#src/platform/http/route.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { answerChallenge } from "./answer-challenge.server.ts";
import { confirmIntent } from "./confirm-intent.server.ts";
import { CardPayment, CardReplacement, ChallengeAnswer, PaymentOutcome } from "./contract.ts";
import { replaceCard } from "./replace-card.server.ts";
import { requireSandbox } from "./sandbox.server.ts";

const params = z.object({ id: z.string().max(100) });
const rateLimit = { name: "sandbox-payments", calls: 60, seconds: 600 };

export const sandboxRoutes = [
  route({
    method: "POST",
    path: "/api/sandbox/intents/{id}/confirm",
    summary: "Pay with a test card; for whoever holds the intent's secret",
    access: "public",
    rateLimit,
    params,
    body: CardPayment,
    answer: PaymentOutcome,
    handler: ({ params, body, ctx }) =>
      confirmIntent(requireSandbox(ctx.services).books, { ...body, id: params.id }),
  }),

  route({
    method: "POST",
    path: "/api/sandbox/intents/{id}/challenge",
    summary: "Answer the 3-D Secure challenge of a test card",
    access: "public",
    rateLimit,
    params,
    body: ChallengeAnswer,
    answer: PaymentOutcome,
    handler: ({ params, body, ctx }) =>
      answerChallenge(requireSandbox(ctx.services).books, { ...body, id: params.id }),
  }),

  route({
    method: "POST",
    path: "/api/sandbox/portal/card",
    summary: "Charge another test card from now on; for whoever holds the portal's link",
    access: "public",
    rateLimit,
    body: CardReplacement,
    answer: PaymentOutcome,
    handler: async ({ body: { token, ...typed }, ctx }) => {
      const sandbox = requireSandbox(ctx.services);
      const portal = sandbox.openPortal(token);
      if (portal === null) throw new AppError("not_found", "This link is not good any more.");
      return replaceCard(sandbox.books, { customerId: portal.customerId, typed });
    },
  }),
];
