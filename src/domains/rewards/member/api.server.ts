import { z } from "zod";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RewardTier } from "../worth/contract.ts";
import { REWARD_TIERS } from "../worth/tier-rules.ts";
import { celebrate } from "./celebrate.server.ts";
import { changeSettings } from "./change-settings.server.ts";
import { adoptZone } from "./change-zone.server.ts";
import {
  Celebrations,
  CelebrationsRequest,
  MemberAchievement,
  PointEntry,
  PointsRequest,
  ReviewTier,
  ReviewTiersRequest,
  RewardSettings,
  UserStats,
} from "./contract.ts";
import { listAchievements, listEntries, listReviewTiers, readStats } from "./queries.server.ts";

const params = z.object({ userId: z.string().max(100) });

export const memberRoutes = [
  route({
    method: "GET",
    path: "/api/reward-tiers",
    summary: "The tiers that points lead to",
    access: "public",
    answer: z.array(RewardTier),
    handler: async () => [...REWARD_TIERS],
  }),

  route({
    method: "GET",
    path: "/api/reviews/tiers",
    summary: "The tiers of those who wrote reviews",
    access: "public",
    query: ReviewTiersRequest,
    answer: z.array(ReviewTier),
    handler: ({ query, ctx }) => listReviewTiers(ctx.services.db, query.ids),
  }),

  route({
    method: "GET",
    path: "/api/users/{userId}/stats",
    summary: "A person's points, what they are for, tier and streak",
    access: "self",
    params,
    answer: UserStats,
    handler: ({ params, ctx }) => readStats(ctx.services.db, params.userId, new Date()),
  }),

  route({
    method: "GET",
    path: "/api/users/{userId}/achievements",
    summary: "All achievements, with how far a person is",
    access: "self",
    params,
    answer: z.array(MemberAchievement),
    handler: ({ params, ctx }) => listAchievements(ctx.services.db, params.userId),
  }),

  list({
    path: "/api/users/{userId}/points",
    summary: "What a person's points are for, line by line, the newest first",
    access: "self",
    params,
    query: PointsRequest,
    item: PointEntry,
    handler: ({ params, query, ctx }) => listEntries(ctx.services.db, params.userId, query),
  }),

  route({
    method: "PATCH",
    path: "/api/users/{userId}/reward-settings",
    summary: "Choose a time zone, and whether and how to be named on the leaderboard",
    access: "self",
    rateLimit: { name: "reward-settings", calls: 30, seconds: 60 },
    params,
    body: RewardSettings,
    answer: UserStats,
    handler: ({ params, body, viewer, ctx }) =>
      changeSettings(ctx.services, viewer, { ...body, ...params, now: new Date() }),
  }),

  route({
    method: "POST",
    path: "/api/users/{userId}/celebrations",
    summary: "What was earned since the last time; each is told once",
    access: "self",
    rateLimit: { name: "celebrations", calls: 60, seconds: 60 },
    params,
    body: CelebrationsRequest,
    answer: Celebrations,
    handler: async ({ params, body: { timeZone }, viewer, ctx }) => {
      // What is told to somebody else is told to nobody.
      if (viewer.id !== params.userId) return [];
      if (timeZone) await adoptZone(ctx.services, { ...params, timeZone, now: new Date() });
      return celebrate(ctx.services, params);
    },
  }),
];
