import type { Domain } from "#src/platform/domain/domain.server.ts";
import { budgetJobs } from "./budget/jobs.server.ts";

export const assistant: Domain = {
  name: "assistant",
  jobs: budgetJobs,
};
