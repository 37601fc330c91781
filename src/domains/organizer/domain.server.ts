import type { Domain } from "#src/platform/domain/domain.server.ts";
import { organizerRoutes } from "./api.server.ts";
import { organizerJobs } from "./jobs.server.tsx";
import { organizerProduct } from "./product.server.ts";

export const organizer: Domain = {
  name: "organizer",
  routes: organizerRoutes,
  jobs: organizerJobs,
  sells: [organizerProduct],
};
