import type { Domain } from "#src/platform/domain/domain.server.ts";
import { sandboxRoutes } from "./api.server.ts";
import { forgetPayer } from "./forget-payers.server.ts";
import { sandboxJobs } from "./jobs.server.ts";

export const sandbox: Domain = {
  name: "sandbox",
  routes: sandboxRoutes,
  jobs: sandboxJobs,
  forgetPerson: forgetPayer,
};
