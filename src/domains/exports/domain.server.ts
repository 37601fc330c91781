import type { Domain } from "#src/platform/domain/domain.server.ts";
import { forgetExports } from "./forget-person.server.ts";
import { exportsRoutes } from "./job/api.server.ts";
import { exportsJobs } from "./job/jobs.server.tsx";
import { exportsPersonalData } from "./personal-data.server.ts";

export const dataExports: Domain = {
  name: "exports",
  routes: exportsRoutes,
  jobs: exportsJobs,
  personalData: exportsPersonalData,
  forgetPerson: forgetExports,
};
