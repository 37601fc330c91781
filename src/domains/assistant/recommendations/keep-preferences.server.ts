import { userPreferences } from "#src/db/schema/assistant-recommendations.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Preferences } from "./limits-contract.ts";

/** The last word counts: one row for each account. */
export async function keepPreferences(
  { db }: Services,
  { id: userId }: Viewer,
  preferences: Preferences,
): Promise<Preferences> {
  const row = { ...preferences, updatedAt: new Date() };
  await db
    .insert(userPreferences)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: userPreferences.userId, set: row });
  return preferences;
}
