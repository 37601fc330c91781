import type { Domain } from "#src/platform/domain/domain.server.ts";
import { passwordRoutes } from "./credentials/api.server.ts";
import { demoAccounts, demoOutfitter } from "./credentials/demo-data.server.ts";
import { accountPersonalData } from "./personal-data.server.ts";
import { profileRoutes } from "./profile/api.server.ts";
import { mailPreferenceRoutes } from "./profile/api-mail-preferences.server.ts";
import { personalDataRoutes } from "./profile/api-personal-data.server.ts";
import { sessionRoutes } from "./session/api.server.ts";
import { signInRoutes } from "./sign-in/api.server.ts";
import { accountJobs } from "./sign-in/jobs.server.tsx";

export const accounts: Domain = {
  name: "accounts",
  routes: (domains) => [
    ...sessionRoutes,
    ...signInRoutes,
    ...passwordRoutes,
    ...profileRoutes,
    ...mailPreferenceRoutes,
    ...personalDataRoutes(domains),
  ],
  jobs: accountJobs,
  personalData: accountPersonalData,
  demoData: [demoAccounts, demoOutfitter],
  auditSubjects: ["user"],
};
