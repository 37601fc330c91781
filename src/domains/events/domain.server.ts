import type { Domain } from "#src/platform/domain/domain.server.ts";
import { doorRoutes } from "./door/api.server.ts";
import { doorJobs } from "./door/jobs.server.ts";
import { eventRoutes } from "./event/api.server.ts";
import { eventJobs } from "./event/jobs.server.ts";
import { forgetEventPerson } from "./forget-person.server.ts";
import { organizeRoutes } from "./organize/api.server.ts";
import { demoEvents } from "./organize/demo-data.server.ts";
import { organizeJobs } from "./organize/jobs.server.ts";
import { organizePersonalData } from "./organize/personal-data.server.ts";
import { oversightRoutes } from "./oversight/api.server.ts";
import { oversightJobs } from "./oversight/jobs.server.tsx";
import { takeDownReported } from "./oversight/take-down-event.server.ts";
import { eventsCachedPages, eventsShown, eventsSiteMap } from "./pages.server.ts";
import { registrationRoutes } from "./registration/api.server.ts";
import { registrationJobs } from "./registration/jobs.server.tsx";
import { registrationPersonalData } from "./registration/personal-data.server.ts";

export const events: Domain = {
  name: "events",
  routes: [
    ...eventRoutes,
    ...registrationRoutes,
    ...organizeRoutes,
    ...oversightRoutes,
    ...doorRoutes,
  ],
  jobs: [...eventJobs, ...registrationJobs, ...organizeJobs, ...oversightJobs, ...doorJobs],
  personalData: [...registrationPersonalData, ...organizePersonalData],
  forgetPerson: forgetEventPerson,
  takeDowns: { event: takeDownReported },
  auditSubjects: ["event"],
  demoData: [demoEvents],
  cachedPages: eventsCachedPages,
  shown: eventsShown,
  siteMap: eventsSiteMap,
};
