import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import {
  ForgedEventError,
  type PaymentProcessor,
} from "#src/platform/payments/processor.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { Paging } from "#src/shared/paging.ts";
import {
  HeldOrder,
  MadePayment,
  MadePaymentFilter,
  OrderStanding,
  PaymentSettings,
  RefusedCard,
} from "./contract.ts";
import { listMadePayments } from "./list-made-payments.server.ts";
import { listRefusedCards } from "./list-refused-cards.server.ts";
import { receiveEvent } from "./receive-event.server.ts";
import { requireHeldOrder } from "./require-held-order.server.ts";
import { requireProcessor } from "./require-product.server.ts";
import { settleOrder } from "./settle-order.server.ts";

const params = z.object({ id: RowId });
const MEGABYTE = 1024 * 1024;

export const paymentRoutes = [
  route({
    method: "POST",
    path: "/api/payments/webhook",
    summary: "What the payment processor tells, signed by it",
    access: "public",
    signed: true,
    rateLimit: { name: "payment-events", calls: 3000, seconds: 60 },
    rawBody: true,
    maxBodyBytes: MEGABYTE,
    body: z.instanceof(Buffer, { error: "This must be an event as the processor sent it." }),
    answer: Done,
    handler: async ({ body, ctx }) => {
      const processor = requireProcessor(ctx.services);
      await receiveEvent(ctx.services, readEvent(processor, body, ctx.request));
      return done;
    },
  }),

  route({
    method: "GET",
    path: "/api/payments/settings",
    summary: "Who takes the money, and whether anybody does",
    access: "public",
    answer: PaymentSettings,
    handler: async ({ ctx: { services } }) => ({
      processor: services.payments?.name ?? null,
      publishableKey: services.payments?.publishableKey ?? null,
      isSandbox: services.payments?.name === "sandbox",
      isOpen: services.payments !== null,
    }),
  }),

  list({
    path: "/api/user/refused-cards",
    summary: "What of one's own renews and could not be charged",
    access: "signed-in",
    query: Paging,
    item: RefusedCard,
    handler: ({ query, viewer, ctx }) => listRefusedCards(ctx.services, viewer, query),
  }),

  list({
    path: "/api/user/payments",
    summary: "What oneself has paid for a listing or a plan, with what came back; the newest first",
    access: "signed-in",
    query: MadePaymentFilter,
    item: MadePayment,
    handler: ({ query, viewer, ctx }) => listMadePayments(ctx.services, viewer, query),
  }),

  route({
    method: "POST",
    path: "/api/payments/orders/{id}",
    summary: "How an order stands, for whoever holds its client secret",
    access: "public",
    rateLimit: { name: "order-standing", calls: 120, seconds: 600 },
    params,
    body: HeldOrder,
    answer: OrderStanding,
    handler: async ({ params, body, ctx }) => {
      const { id: orderId } = await requireHeldOrder(ctx.services.db, {
        orderId: params.id,
        ...body,
      });
      return { orderId, state: await settleOrder(ctx.services, { orderId }) };
    },
  }),
];

function readEvent(processor: PaymentProcessor, body: Buffer, { headers }: Request) {
  try {
    return processor.readEvent(body, headers, new Date());
  } catch (error) {
    if (error instanceof ForgedEventError) {
      throw new AppError("invalid", "This is not signed by the payment processor.", {
        code: "forged_event",
      });
    }
    // It is the processor's own: money may hang on it, and whoever mends this finds it sent again.
    const message = "The event could not be read; please send it again.";
    throw new AppError("unavailable", message, { cause: error });
  }
}
