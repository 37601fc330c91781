import type { experiences } from "#src/db/schema/sharing.server.ts";
import { versionOf } from "#src/domains/moderation/require-shown.server.ts";
import type { Experience } from "./contract.ts";

export type ExperienceRow = typeof experiences.$inferSelect;

/** Neither the account nor where it came from. */
export function toExperience(row: ExperienceRow): Experience {
  const { userId: _, senderKey: _key, createdAt, ...shown } = row;
  return { ...shown, createdAt: createdAt.toISOString() };
}

export const versionOfExperience = (row: ExperienceRow): string => versionOf(toExperience(row));
