import type { Domain } from "#src/platform/domain/domain.server.ts";
import { promotionRoutes } from "./api.server.ts";
import { promotionJobs, promotionSubscriptions } from "./jobs.server.ts";
import { promotionProduct } from "./product.server.ts";

export const promotion: Domain = {
  name: "promotion",
  routes: promotionRoutes,
  jobs: promotionJobs,
  subscriptions: promotionSubscriptions,
  auditSubjects: ["promotion"],
  sells: [promotionProduct],
};
