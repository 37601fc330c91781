import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { paymentRoutes } from "./api.server.ts";
import type { paymentAdminRoutes } from "./api-admin.server.ts";
import type { MadePaymentFilter, NewRefund, PaymentFilter } from "./contract.ts";
import { MADE_PAYMENTS_PAGE } from "./limits-contract.ts";

const { call, callList, callWhole } = callsOf<typeof paymentRoutes>();
const admin = callsOf<typeof paymentAdminRoutes>();

export const paymentSettingsQuery = queryOptions({
  queryKey: ["payments", "settings"],
  queryFn: ({ signal }) => call("GET /api/payments/settings", { signal }),
});

export const refusedCardsQuery = queryOptions({
  queryKey: ["payments", "refused-cards"],
  queryFn: ({ signal }) => callWhole("GET /api/user/refused-cards", { signal }),
  staleTime: 0,
});

export const madePaymentsQuery = (paidFor: Pick<MadePaymentFilter, "product" | "subjectId">) =>
  infiniteQueryOptions({
    queryKey: ["payments", "made", paidFor],
    queryFn: ({ pageParam: offset, signal }) =>
      callList("GET /api/user/payments", {
        query: { ...paidFor, limit: MADE_PAYMENTS_PAGE, offset },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
      return shown < total ? shown : undefined;
    },
    staleTime: 0,
  });

interface HeldOrder {
  orderId: number;
  clientSecret: string;
}

/** How an order stands; asked again every few seconds while its page waits for the money. */
export const orderStandingQuery = ({ orderId, clientSecret }: HeldOrder) =>
  queryOptions({
    queryKey: ["payments", "order", orderId],
    queryFn: ({ signal }) =>
      call("POST /api/payments/orders/{id}", {
        params: { id: orderId },
        body: { clientSecret },
        signal,
      }),
    staleTime: 0,
  });

const PAYMENTS = ["admin", "payments"];
const ASK_EVERY_MS = 3000;

export const paymentsQuery = (filter: Partial<PaymentFilter>) =>
  queryOptions({
    queryKey: [...PAYMENTS, "list", filter],
    queryFn: ({ signal }) => admin.callList("GET /api/admin/payments", { query: filter, signal }),
    staleTime: 0,
    // A refund that is being sent is sent within seconds.
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ refunds }) => refunds.some((refund) => refund.state === "asked"))
        ? ASK_EVERY_MS
        : false,
  });

/** What a refund would do to what was paid for. */
export const foreseenRefundQuery = (id: number, amount: number) =>
  queryOptions({
    queryKey: [...PAYMENTS, "foreseen", id, amount],
    queryFn: ({ signal }) =>
      admin.call("GET /api/admin/payments/{id}/refund", {
        params: { id },
        query: { amount },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const failedEventsQuery = (page: { limit?: number; offset?: number } = {}) =>
  queryOptions({
    queryKey: [...PAYMENTS, "events", page],
    queryFn: ({ signal }) =>
      admin.callList("GET /api/admin/payment-events", { query: page, signal }),
    staleTime: 0,
  });

export function useRefundPayment(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (refund: NewRefund) =>
      admin.call("POST /api/admin/payments/{id}/refund", { params: { id }, body: refund }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: PAYMENTS }),
  });
}

export function useRetryEvent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      admin.call("POST /api/admin/payment-events/{id}/retry", { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: PAYMENTS }),
  });
}
