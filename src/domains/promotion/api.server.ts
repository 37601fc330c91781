import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { buyPromotion } from "./buy-promotion.server.ts";
import {
  cancelPromotion,
  openPromotionPortal,
  resumePromotion,
} from "./cancel-promotion.server.ts";
import { changePromotion, previewPromotionChange } from "./change-promotion.server.ts";
import { MOST_POPULAR_LEVEL, PACKAGES } from "./contract.ts";
import { describeListing } from "./describe-listing.server.ts";
import {
  CustomDescription,
  NewIntent,
  OpenedIntent,
  PackageChange,
  PackageChoice,
  PackageChoiceQuery,
  PackageOffer,
  Promotion,
  PromotionQuery,
} from "./promotion-contract.ts";
import { readPromotion } from "./read-promotion.server.ts";

const params = z.object({ id: RowId });
const rateLimit = { name: "promotion-change", calls: 30, seconds: 600 };

export const promotionRoutes = [
  route({
    method: "GET",
    path: "/api/promotion-packages",
    summary: "The price list of promotion",
    access: "public",
    answer: z.array(PackageOffer),
    handler: async () =>
      PACKAGES.map((offer) => ({
        ...offer,
        features: [...offer.features],
        currency: "usd" as const,
        months: 1 as const,
        isMostPopular: offer.level === MOST_POPULAR_LEVEL,
      })),
  }),

  route({
    method: "POST",
    path: "/api/create-payment-intent",
    summary: "Begin to pay for a month of promotion; two who ask for the same are given the same",
    access: "public",
    rateLimit: { name: "payment-intent", calls: 60, seconds: 600 },
    body: NewIntent,
    answer: OpenedIntent,
    failure: "Unable to initialize payment. Please try again.",
    handler: ({ body, viewer, ctx }) => buyPromotion(ctx.services, senderOf(ctx, viewer), body),
  }),

  route({
    method: "GET",
    path: "/api/businesses/{id}/promotion",
    summary: "The level of a listing and what a package would cost; for its owner also what runs",
    access: "public",
    params,
    query: PromotionQuery,
    answer: Promotion,
    handler: ({ params, query, viewer, ctx }) =>
      readPromotion(ctx.services.db, viewer, {
        businessId: params.id,
        packageLevel: query.packageLevel,
        autoRenew: query.autoRenew && query.autoRenew === "true",
      }),
  }),

  route({
    method: "POST",
    path: "/api/businesses/{id}/promotion/cancel",
    summary: "Let a promotion end with what is paid for; for the owner and administrators",
    access: "signed-in",
    rateLimit,
    params,
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await cancelPromotion(ctx.services, viewer, { businessId: params.id });
      return done;
    },
  }),

  route({
    method: "POST",
    path: "/api/businesses/{id}/promotion/resume",
    summary: "Let a cancelled promotion renew after all",
    access: "signed-in",
    rateLimit,
    params,
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await resumePromotion(ctx.services, viewer, { businessId: params.id });
      return done;
    },
  }),

  route({
    method: "GET",
    path: "/api/businesses/{id}/promotion/change",
    summary: "What another package would cost now, and when it would begin",
    access: "signed-in",
    params,
    query: PackageChoiceQuery,
    answer: PackageChange,
    handler: ({ params, query, viewer, ctx }) =>
      previewPromotionChange(ctx.services, viewer, { businessId: params.id, ...query }),
  }),

  route({
    method: "POST",
    path: "/api/businesses/{id}/promotion/change",
    summary: "Another package: a dearer one now, a cheaper one with the next month",
    access: "signed-in",
    rateLimit,
    params,
    body: PackageChoice,
    answer: Done,
    handler: async ({ params, body, viewer, ctx }) => {
      await changePromotion(ctx.services, viewer, { businessId: params.id, ...body });
      return done;
    },
  }),

  route({
    method: "PUT",
    path: "/api/businesses/{id}/promotion/description",
    summary: "The owner's own words above a listing's description, where its level includes them",
    access: "signed-in",
    rateLimit,
    params,
    body: CustomDescription,
    answer: Done,
    handler: async ({ params, body, viewer, ctx }) => {
      await describeListing(ctx.services, viewer, { businessId: params.id, ...body });
      return done;
    },
  }),

  route({
    method: "POST",
    path: "/api/businesses/{id}/promotion/portal",
    summary: "The processor's page for the card and the invoices, for whoever pays",
    access: "signed-in",
    rateLimit,
    params,
    answer: z.object({ url: z.string().nullable() }),
    handler: ({ params, viewer, ctx }) =>
      openPromotionPortal(ctx.services, viewer, { businessId: params.id }),
  }),
];
