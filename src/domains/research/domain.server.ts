import type { Domain } from "#src/platform/domain/domain.server.ts";
import { researchRoutes } from "./api.server.ts";
import { demoResearch } from "./demo-data.server.ts";
import { forgetResearcher } from "./forget-person.server.ts";
import { researchJobs, researchSubscriptions } from "./jobs.server.tsx";
import { researchCachedPages, researchShown, researchSiteMap } from "./pages.server.ts";
import { researchPersonalData } from "./personal-data.server.ts";
import { takeDownProject } from "./take-down-project.server.ts";

export const research: Domain = {
  name: "research",
  routes: researchRoutes,
  jobs: researchJobs,
  subscriptions: researchSubscriptions,
  personalData: researchPersonalData,
  forgetPerson: forgetResearcher,
  takeDowns: { research: takeDownProject },
  auditSubjects: ["research"],
  demoData: [demoResearch],
  cachedPages: researchCachedPages,
  shown: researchShown,
  siteMap: researchSiteMap,
};
