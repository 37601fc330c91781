import type { Domain } from "#src/platform/domain/domain.server.ts";
import { mediaRoutes } from "./api.server.ts";
import { forgetUploader } from "./forget-person.server.ts";
import { mediaJobs } from "./jobs.server.ts";
import { mediaPersonalData } from "./personal-data.server.ts";

export const media: Domain = {
  name: "media",
  routes: mediaRoutes,
  jobs: mediaJobs,
  personalData: mediaPersonalData,
  forgetPerson: forgetUploader,
};
