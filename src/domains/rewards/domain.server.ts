import type { Domain } from "#src/platform/domain/domain.server.ts";
import { actionRoutes } from "./action/api.server.ts";
import { boardRoutes } from "./board/api.server.ts";
import { forgetMember } from "./ledger/forget-member.server.ts";
import { ledgerJobs, ledgerSubscriptions } from "./ledger/jobs.server.ts";
import { memberRoutes } from "./member/api.server.ts";
import { demoMembers } from "./member/demo-data.server.ts";
import { oversightRoutes } from "./oversight/api.server.ts";
import { rewardPersonalData } from "./personal-data.server.ts";

export const rewards: Domain = {
  name: "rewards",
  routes: [...actionRoutes, ...memberRoutes, ...boardRoutes, ...oversightRoutes],
  jobs: ledgerJobs,
  subscriptions: ledgerSubscriptions,
  personalData: rewardPersonalData,
  forgetPerson: forgetMember,
  auditSubjects: ["achievement", "member"],
  demoData: [demoMembers],
};
