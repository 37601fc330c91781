import type { Domain } from "#src/platform/domain/domain.server.ts";
import { sightingsRoutes } from "./api.server.ts";
import { demoReports } from "./demo-data.server.ts";
import { forgetReporter } from "./forget-person.server.ts";
import { sightingsJobs, sightingsSubscriptions } from "./jobs.server.tsx";
import { sightingsPersonalData } from "./personal-data.server.ts";
import { takeDownReport } from "./take-down-report.server.ts";

export const sightings: Domain = {
  name: "sightings",
  routes: sightingsRoutes,
  jobs: sightingsJobs,
  subscriptions: sightingsSubscriptions,
  personalData: sightingsPersonalData,
  forgetPerson: forgetReporter,
  takeDowns: { "species-report": takeDownReport },
  auditSubjects: ["species-report"],
  demoData: [demoReports],
};
