import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { promotionRoutes } from "./api.server.ts";
import { requirePackage } from "./package-rules.ts";

const { call } = callsOf<typeof promotionRoutes>();

export interface Wanted {
  businessId: number;
  packageLevel: number;
  autoRenew: boolean;
}

const openIntent = ({ usesCredit = false, ...wanted }: Wanted & { usesCredit?: boolean }) => {
  const { name, price } = requirePackage(wanted.packageLevel);
  const description = `${name}, 1 month`;
  return call("POST /api/create-payment-intent", {
    body: { ...wanted, amount: price, currency: "usd", description, usesCredit },
  });
};

/** Asked for again it is the same intent, so that a reloaded page goes on where it was. */
export const intentQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: ["promotion", "intent", wanted],
    queryFn: () => openIntent(wanted),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

export const useCreditPurchase = () =>
  useMutation({ mutationFn: (wanted: Wanted) => openIntent({ ...wanted, usesCredit: true }) });

const keyOf = (businessId: number) => ["promotion", "of", businessId];

export const promotionQuery = (businessId: number) =>
  queryOptions({
    queryKey: keyOf(businessId),
    queryFn: ({ signal }) =>
      call("GET /api/businesses/{id}/promotion", { params: { id: businessId }, signal }),
    staleTime: 0,
  });

export const changePreviewQuery = (businessId: number, packageLevel: number) =>
  queryOptions({
    queryKey: [...keyOf(businessId), "change", packageLevel],
    queryFn: ({ signal }) =>
      call("GET /api/businesses/{id}/promotion/change", {
        params: { id: businessId },
        query: { packageLevel },
        signal,
      }),
    staleTime: 0,
    retry: false,
  });

function usePromotionChange<Input>(businessId: number, change: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(businessId) }),
  });
}

export const useCancelPromotion = (id: number) =>
  usePromotionChange(id, () =>
    call("POST /api/businesses/{id}/promotion/cancel", { params: { id } }),
  );
export const useResumePromotion = (id: number) =>
  usePromotionChange(id, () =>
    call("POST /api/businesses/{id}/promotion/resume", { params: { id } }),
  );
export const useChangePackage = (id: number) =>
  usePromotionChange(id, (packageLevel: number) =>
    call("POST /api/businesses/{id}/promotion/change", { params: { id }, body: { packageLevel } }),
  );
export const useDescribeListing = (id: number) =>
  usePromotionChange(id, (customDescription: string) =>
    call("PUT /api/businesses/{id}/promotion/description", {
      params: { id },
      body: { customDescription },
    }),
  );
export const usePromotionPortal = (id: number) =>
  useMutation({
    mutationFn: () => call("POST /api/businesses/{id}/promotion/portal", { params: { id } }),
  });
