import type { experiences } from "#src/db/schema/sharing.server.ts";
import { versionOf } from "#src/domains/moderation/require-shown.server.ts";
import type { Experience } from "./contract.ts";

export type ExperienceRow = typeof experiences.$inferSelect;

/** Neither the account nor where it came from. */
export function toExperience(row: ExperienceRow): Experience {
  return {
    id: row.id,
    businessId: row.businessId,
    eventId: row.eventId,
    authorName: row.authorName,
    caption: row.caption,
    rating: row.rating,
    companions: row.companions,
    activity: row.activity,
    mood: row.mood,
    weather: row.weather,
    hashtags: row.hashtags,
    images: row.images,
    isApproved: row.isApproved,
    isDemo: row.isDemo,
    createdAt: row.createdAt.toISOString(),
  };
}

export const versionOfExperience = (row: ExperienceRow): string => versionOf(toExperience(row));
