import type { Product } from "#src/platform/payments/product.server.ts";
import { deliverPromotion } from "./deliver-promotion.server.ts";
import { findStanding } from "./find-standing.server.ts";
import { followPromotion } from "./follow-promotion.server.ts";
import { foreseePromotion } from "./foresee-promotion.server.ts";
import { requirePackage } from "./package-rules.ts";
import { findPeriodOf } from "./queries.server.ts";
import { takeBackPromotion } from "./take-back-promotion.server.ts";

/** A package for a listing; its level is the item. */
export const promotionProduct: Product = {
  name: "promotion",
  deliver: deliverPromotion,
  follow: followPromotion,
  takeBack: takeBackPromotion,
  foresee: foreseePromotion,
  describe: ({ item, subjectName }) => `${requirePackage(item).name} for ${subjectName}`,
  periodOf: findPeriodOf,
  standingOf: findStanding,
  managedAt: ({ subjectId }) => `/user-dashboard/business/${subjectId}?tab=promotion`,
};
