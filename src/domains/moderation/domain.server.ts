import type { Domain } from "#src/platform/domain/domain.server.ts";
import { auditRoutes } from "./api.server.ts";
import { flagRoutes } from "./api-flags.server.ts";
import { forgetReporter } from "./forget-person.server.ts";
import { moderationPersonalData } from "./personal-data.server.ts";

export const moderation: Domain = {
  name: "moderation",
  routes: (domains) => [...auditRoutes(domains), ...flagRoutes(domains)],
  personalData: moderationPersonalData,
  forgetPerson: forgetReporter,
  auditSubjects: ["flag"],
};
