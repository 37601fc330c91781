import { experiences } from "#src/db/schema/sharing.server.ts";
import type { Domain } from "#src/platform/domain/domain.server.ts";
import { shownTable } from "#src/platform/domain/shown-table.server.ts";
import { sharingRoutes } from "./api.server.ts";
import { demoExperiences } from "./demo-data.server.ts";
import { forgetSharer } from "./forget-person.server.ts";
import { sharingJobs } from "./jobs.server.tsx";
import { sharingPersonalData } from "./personal-data.server.ts";
import { takeDownExperience } from "./take-down-experience.server.ts";

export const sharing: Domain = {
  name: "sharing",
  routes: sharingRoutes,
  jobs: sharingJobs,
  personalData: sharingPersonalData,
  forgetPerson: forgetSharer,
  takeDowns: { experience: takeDownExperience },
  demoData: [demoExperiences],
  auditSubjects: ["experience"],
  shown: [
    shownTable(experiences, {
      rows: { isApproved: true },
      tags: ["business:{businessId}", "event:{eventId}"],
    }),
  ],
};
