import type { Domain } from "#src/platform/domain/domain.server.ts";
import { budgetJobs } from "./budget/jobs.server.ts";
import { recommendationRoutes } from "./recommendations/api.server.ts";
import { recommendationPersonalData } from "./recommendations/personal-data.server.ts";

export const assistant: Domain = {
  name: "assistant",
  routes: recommendationRoutes,
  jobs: budgetJobs,
  personalData: recommendationPersonalData,
};
