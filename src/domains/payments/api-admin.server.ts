import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { toCents } from "#src/shared/money.ts";
import { Paging } from "#src/shared/paging.ts";
import {
  AdminPayment,
  FailedEvent,
  ForeseenRefund,
  NewRefund,
  PaymentFilter,
  RefundQuery,
} from "./contract.ts";
import { foreseeRefund } from "./foresee-refund.server.ts";
import { listFailedEvents, listPayments } from "./list-payments.server.ts";
import { refundPayment } from "./refund-payment.server.ts";
import { retryEvent } from "./retry-event.server.ts";

export const paymentAdminRoutes = [
  list({
    path: "/api/admin/payments",
    summary: "Every payment with its refunds, the newest first",
    access: "admin",
    query: PaymentFilter,
    item: AdminPayment,
    handler: ({ query, ctx }) => listPayments(ctx.services, query),
  }),

  route({
    method: "GET",
    path: "/api/admin/payments/{id}/refund",
    summary: "What a refund would end or shorten; nothing is refunded",
    access: "admin",
    params: z.object({ id: RowId }),
    query: RefundQuery,
    answer: ForeseenRefund,
    handler: ({ params, query, ctx }) =>
      foreseeRefund(ctx.services, { ...params, amountCents: toCents(query.amount) }),
  }),

  route({
    method: "POST",
    path: "/api/admin/payments/{id}/refund",
    summary: "Refund a payment, in part or whole",
    access: "admin",
    params: z.object({ id: RowId }),
    body: NewRefund,
    answer: Done,
    handler: async ({ params, body: { amount, reason }, viewer, ctx }) => {
      const amountCents = toCents(amount);
      await refundPayment(ctx.services, viewer, { ...params, amountCents, reason });
      return done;
    },
  }),

  list({
    path: "/api/admin/payment-events",
    summary: "What the processor told and could not be worked off",
    access: "admin",
    query: Paging,
    item: FailedEvent,
    handler: ({ query, ctx }) => listFailedEvents(ctx.services.db, query),
  }),

  route({
    method: "POST",
    path: "/api/admin/payment-events/{id}/retry",
    summary: "Work off an event that failed",
    access: "admin",
    params: z.object({ id: z.string().max(300) }),
    answer: Done,
    handler: async ({ params, ctx }) => {
      await retryEvent(ctx.services, params);
      return done;
    },
  }),
];
