import type { Domain } from "#src/platform/domain/domain.server.ts";
import { doorRoutes } from "./door/api.server.ts";
import { doorJobs } from "./door/jobs.server.ts";
import { eventRoutes } from "./event/api.server.ts";
import { eventJobs } from "./event/jobs.server.ts";
import { organizeRoutes } from "./organize/api.server.ts";
import { organizeJobs } from "./organize/jobs.server.ts";
import { eventsCachedPages, eventsShown, eventsSiteMap } from "./pages.server.ts";
import { registrationRoutes } from "./registration/api.server.ts";
import { forgetRegistrant } from "./registration/forget-person.server.ts";
import { registrationJobs, registrationSubscriptions } from "./registration/jobs.server.tsx";
import { registrationPersonalData } from "./registration/personal-data.server.ts";

export const events: Domain = {
  name: "events",
  routes: [...eventRoutes, ...registrationRoutes, ...organizeRoutes, ...doorRoutes],
  jobs: [...eventJobs, ...registrationJobs, ...organizeJobs, ...doorJobs],
  subscriptions: registrationSubscriptions,
  personalData: registrationPersonalData,
  forgetPerson: forgetRegistrant,
  auditSubjects: ["event"],
  cachedPages: eventsCachedPages,
  shown: eventsShown,
  siteMap: eventsSiteMap,
};
