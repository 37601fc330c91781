import { z } from "zod";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import {
  AchievementRule,
  AchievementSwitch,
  AdminAchievement,
  NewAchievement,
  RulePreview,
} from "./contract.ts";
import { createAchievement } from "./create-achievement.server.ts";
import { listForAdmin, previewRule } from "./queries.server.ts";
import { switchAchievement } from "./switch-achievement.server.ts";

export const oversightRoutes = [
  route({
    method: "GET",
    path: "/api/admin/achievements",
    summary: "All achievements, and how many people hold each",
    access: "admin",
    answer: z.array(AdminAchievement),
    handler: ({ ctx }) => listForAdmin(ctx.services.db),
  }),

  route({
    method: "POST",
    path: "/api/admin/achievements/preview",
    summary: "Who would earn an achievement by a rule: how many, and those who are furthest",
    access: "admin",
    body: AchievementRule,
    answer: RulePreview,
    handler: ({ body, ctx }) => previewRule(ctx.services.db, body),
  }),

  route({
    method: "POST",
    path: "/api/admin/achievements",
    summary: "Make an achievement from a rule; it is switched on by a call of its own",
    access: "admin",
    body: NewAchievement,
    answer: AdminAchievement,
    status: 201,
    handler: ({ body, viewer, ctx }) => createAchievement(ctx.services, viewer, body),
  }),

  route({
    method: "POST",
    path: "/api/admin/achievements/{id}/switch",
    summary: "Switch an achievement on or off for everybody",
    access: "admin",
    params: z.object({ id: RowId }),
    body: AchievementSwitch,
    answer: AdminAchievement,
    handler: ({ params, body, viewer, ctx }) =>
      switchAchievement(ctx.services, viewer, { ...params, ...body }),
  }),
];
