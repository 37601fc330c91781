import { eq } from "drizzle-orm";
import { z } from "zod";
import { flags } from "#src/db/schema/moderation.server.ts";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { Flag } from "./contract.ts";

const Report = Flag.pick({
  subjectType: true,
  subjectId: true,
  reason: true,
  note: true,
  status: true,
  createdAt: true,
});

export const moderationPersonalData = [
  personalData({
    name: "reports",
    answer: z.array(Report),
    read: async ({ viewer, ctx }) => {
      const rows = await ctx.services.db
        .select()
        .from(flags)
        .where(eq(flags.reporterId, viewer.id))
        .orderBy(flags.id);
      return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
    },
  }),
];
