import type { Domain } from "#src/platform/domain/domain.server.ts";
import { editRoutes } from "./edits/api.server.ts";
import { demoEdits } from "./edits/demo-data.server.ts";
import { forgetContributor } from "./forget-person.server.ts";
import { listingRoutes } from "./listing/api.server.ts";
import { manageRoutes } from "./manage/api.server.ts";
import { removalRoutes } from "./manage/api-removal.server.ts";
import { demoListings } from "./manage/demo-data.server.ts";
import { manageJobs } from "./manage/jobs.server.tsx";
import { directoryCachedPages, directoryShown, directorySiteMap } from "./pages.server.ts";
import { directoryPersonalData } from "./personal-data.server.ts";

export const directory: Domain = {
  name: "directory",
  routes: (domains) => [
    ...listingRoutes,
    ...manageRoutes,
    ...removalRoutes(domains),
    ...editRoutes,
  ],
  jobs: manageJobs,
  personalData: directoryPersonalData,
  forgetPerson: forgetContributor,
  demoData: [demoListings, demoEdits],
  auditSubjects: ["business", "edit"],
  cachedPages: directoryCachedPages,
  shown: directoryShown,
  siteMap: directorySiteMap,
};
