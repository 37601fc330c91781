import type { Domain } from "#src/platform/domain/domain.server.ts";
import { claimRoutes } from "./api.server.ts";
import { demoClaims } from "./demo-data.server.ts";
import { forgetClaimer } from "./forget-person.server.ts";
import { claimJobs, claimSubscriptions } from "./jobs.server.tsx";
import { claimPersonalData } from "./personal-data.server.ts";

export const claims: Domain = {
  name: "claims",
  routes: claimRoutes,
  jobs: claimJobs,
  subscriptions: claimSubscriptions,
  personalData: claimPersonalData,
  forgetPerson: forgetClaimer,
  demoData: [demoClaims],
  auditSubjects: ["claim"],
};
