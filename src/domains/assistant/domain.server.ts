import type { Domain } from "#src/platform/domain/domain.server.ts";
import { chatRoutes } from "./chat/api.server.ts";
import { chatJobs } from "./chat/jobs.server.ts";

export const assistant: Domain = {
  name: "assistant",
  routes: [...chatRoutes],
  jobs: [...chatJobs],
};
