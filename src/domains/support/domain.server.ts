import type { Domain } from "#src/platform/domain/domain.server.ts";
import { supportRoutes } from "./api.server.ts";
import { demoConversations } from "./demo-data.server.ts";
import { forgetAsker } from "./forget-person.server.ts";
import { supportJobs } from "./jobs.server.tsx";
import { supportPersonalData } from "./personal-data.server.ts";

export const support: Domain = {
  name: "support",
  routes: supportRoutes,
  jobs: supportJobs,
  personalData: supportPersonalData,
  forgetPerson: forgetAsker,
  demoData: [demoConversations],
  auditSubjects: ["support"],
  siteMap: { pages: ["/support"] },
};
