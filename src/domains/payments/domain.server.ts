import type { Domain } from "#src/platform/domain/domain.server.ts";
import { paymentRoutes } from "./api.server.ts";
import { paymentAdminRoutes } from "./api-admin.server.ts";
import { forgetBuyer } from "./forget-person.server.ts";
import { paymentJobs } from "./jobs.server.ts";
import { paymentPersonalData } from "./personal-data.server.ts";

export const payments: Domain = {
  name: "payments",
  routes: [...paymentRoutes, ...paymentAdminRoutes],
  jobs: paymentJobs,
  personalData: paymentPersonalData,
  forgetPerson: forgetBuyer,
  auditSubjects: ["payment"],
};
