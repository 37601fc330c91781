import type { Product } from "#src/platform/payments/product.server.ts";
import { deliverPlan, followPlan } from "./follow-plan.server.ts";
import { PLAN_NAME } from "./limits-contract.ts";
import { findPlanPeriod } from "./queries.server.ts";
import { findPlanStanding, foreseePlan, takeBackPlan } from "./take-back-plan.server.ts";

/** The plan of somebody who organizes events. */
export const organizerProduct: Product = {
  name: "organizer",
  deliver: deliverPlan,
  follow: followPlan,
  takeBack: takeBackPlan,
  foresee: foreseePlan,
  describe: () => PLAN_NAME,
  periodOf: findPlanPeriod,
  standingOf: findPlanStanding,
  managedAt: () => "/event-subscription",
};
