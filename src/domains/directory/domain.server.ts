import type { Domain } from "#src/platform/domain/domain.server.ts";
import { editRoutes } from "./edits/api.server.ts";
import { demoEdits } from "./edits/demo-data.server.ts";
import { forgetContributor } from "./forget-person.server.ts";
import { listingRoutes } from "./listing/api.server.ts";
import { manageRoutes } from "./manage/api.server.ts";
import { demoListings } from "./manage/demo-data.server.ts";
import { manageJobs } from "./manage/jobs.server.tsx";
import { directoryKeptPages, directoryShown, directorySiteMap } from "./pages.server.ts";
import { directoryPersonalData } from "./personal-data.server.ts";
import { searchRoutes } from "./search/api.server.ts";
import { searchJobs } from "./search/jobs.server.ts";

export const directory: Domain = {
  name: "directory",
  // Fixed paths come before the one that takes any word for an id.
  routes: [...searchRoutes, ...manageRoutes, ...editRoutes, ...listingRoutes],
  jobs: [...searchJobs, ...manageJobs],
  personalData: directoryPersonalData,
  forgetPerson: forgetContributor,
  demoData: [demoListings, demoEdits],
  auditSubjects: ["business", "edit"],
  keptPages: directoryKeptPages,
  shown: directoryShown,
  siteMap: directorySiteMap,
};
