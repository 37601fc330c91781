import type { Domain } from "#src/platform/domain/domain.server.ts";
import { citizenScienceRoutes } from "./api.server.ts";
import { demoCitizenScience } from "./demo-data.server.ts";
import { forgetParticipant } from "./forget-person.server.ts";
import { citizenScienceJobs } from "./jobs.server.tsx";
import { citizenScienceCachedPages, citizenScienceSiteMap } from "./pages.server.ts";
import { citizenSciencePersonalData } from "./personal-data.server.ts";
import { takeDownProject } from "./take-down-project.server.ts";

export const citizenScience: Domain = {
  name: "citizen-science",
  routes: citizenScienceRoutes,
  jobs: citizenScienceJobs,
  personalData: citizenSciencePersonalData,
  forgetPerson: forgetParticipant,
  takeDowns: { "citizen-project": takeDownProject },
  auditSubjects: ["citizen-project"],
  demoData: [demoCitizenScience],
  cachedPages: citizenScienceCachedPages,
  siteMap: citizenScienceSiteMap,
};
