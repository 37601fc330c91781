import type { Domain } from "#src/platform/domain/domain.server.ts";
import { alertRoutes } from "./api.server.ts";
import { demoAlerts } from "./demo-data.server.ts";
import { forgetSender } from "./forget-person.server.ts";
import { alertJobs } from "./jobs.server.tsx";
import { alertsCachedPages, alertsShown, alertsSiteMap } from "./pages.server.ts";
import { alertsPersonalData } from "./personal-data.server.ts";
import { takeDownAlert } from "./take-down-alert.server.ts";

export const alerts: Domain = {
  name: "alerts",
  routes: alertRoutes,
  jobs: alertJobs,
  personalData: alertsPersonalData,
  forgetPerson: forgetSender,
  takeDowns: { alert: takeDownAlert },
  auditSubjects: ["alert"],
  demoData: [demoAlerts],
  cachedPages: alertsCachedPages,
  shown: alertsShown,
  siteMap: alertsSiteMap,
};
