import type { Domain } from "#src/platform/domain/domain.server.ts";
import { revenueRoutes } from "./api.server.ts";
import { revenueJobs } from "./jobs.server.ts";

export const revenue: Domain = {
  name: "revenue",
  routes: revenueRoutes,
  jobs: revenueJobs,
};
