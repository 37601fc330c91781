import { eq } from "drizzle-orm";
import { z } from "zod";
import { media } from "#src/db/schema/media.server.ts";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { mediaPath } from "./media-keys.server.ts";

const Upload = z.object({
  address: z.string(),
  kind: z.enum(["image", "video", "document"]),
  bytes: z.int(),
  createdAt: z.iso.datetime(),
});

export const mediaPersonalData = [
  personalData({
    name: "uploads",
    answer: z.array(Upload),
    read: async ({ viewer, ctx }) => {
      const rows = await ctx.services.db
        .select()
        .from(media)
        .where(eq(media.uploaderId, viewer.id))
        .orderBy(media.createdAt, media.id);
      return rows.map((row) => ({
        address: mediaPath(row),
        kind: row.kind,
        bytes: row.bytes,
        createdAt: row.createdAt.toISOString(),
      }));
    },
  }),
];
