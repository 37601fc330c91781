import { eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { userPreferences } from "#src/db/schema/assistant-recommendations.server.ts";
import { KeptPreferences } from "./contract.ts";
import type { Preferences } from "./limits-contract.ts";

/** Null for somebody who never asked. */
export async function findPreferences(db: Db, userId: string): Promise<Preferences | null> {
  const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId));
  return row ? KeptPreferences.parse(row) : null;
}
