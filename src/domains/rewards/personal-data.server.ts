import { asc, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { rewardActions, rewardZones } from "#src/db/schema/rewards.server.ts";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { MemberAchievement, PointEntry, UserStats } from "./member/contract.ts";
import { listAchievements, listEntries, readStats } from "./member/queries.server.ts";

const EVERYTHING = { limit: 1_000_000, offset: 0 };

const Action = z.object({
  kind: z.string(),
  businessId: z.int().nullable(),
  eventId: z.int().nullable(),
  platform: z.string().nullable(),
  localDate: z.string(),
  createdAt: z.iso.datetime(),
});

const Zone = z.object({ timeZone: z.string(), effectiveFrom: z.iso.datetime() });

export const rewardPersonalData = [
  personalData({
    name: "rewards",
    answer: z.object({
      stats: UserStats,
      achievements: z.array(MemberAchievement),
      points: z.array(PointEntry),
      actions: z.array(Action),
      timeZones: z.array(Zone),
    }),
    read: async ({ viewer, ctx }) => {
      const { db } = ctx.services;
      const actions = await db
        .select()
        .from(rewardActions)
        .where(eq(rewardActions.userId, viewer.id))
        .orderBy(desc(rewardActions.id));
      const zones = await db
        .select()
        .from(rewardZones)
        .where(eq(rewardZones.userId, viewer.id))
        .orderBy(asc(rewardZones.effectiveFrom));
      return {
        stats: await readStats(db, viewer.id, new Date()),
        achievements: (await listAchievements(db, viewer.id)).filter(({ earnedAt }) => earnedAt),
        points: (await listEntries(db, viewer.id, EVERYTHING)).items,
        actions: actions.map(({ id: _, userId: _person, createdAt, ...action }) => ({
          ...action,
          createdAt: createdAt.toISOString(),
        })),
        timeZones: zones.map(({ timeZone, effectiveFrom }) => ({
          timeZone,
          effectiveFrom: effectiveFrom.toISOString(),
        })),
      };
    },
  }),
];
