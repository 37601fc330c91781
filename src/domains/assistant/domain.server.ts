import type { Domain } from "#src/platform/domain/domain.server.ts";
import { budgetJobs } from "./budget/jobs.server.ts";
import { chatRoutes } from "./chat/api.server.ts";
import { chatJobs } from "./chat/jobs.server.ts";
import { recommendationRoutes } from "./recommendations/api.server.ts";
import { recommendationPersonalData } from "./recommendations/personal-data.server.ts";

export const assistant: Domain = {
  name: "assistant",
  routes: [...recommendationRoutes, ...chatRoutes],
  jobs: [...budgetJobs, ...chatJobs],
  personalData: recommendationPersonalData,
};
