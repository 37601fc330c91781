import { lt } from "drizzle-orm";
import { assistantTokens } from "#src/db/schema/assistant-budget.server.ts";
import type { Services } from "#src/platform/services.server.ts";

const KEPT_MS = 48 * 3_600_000;

/** Days that limit nobody any more. */
export async function sweepTokens({ db }: Pick<Services, "db">, now: Date): Promise<void> {
  const day = new Date(now.getTime() - KEPT_MS).toISOString().slice(0, 10);
  await db.delete(assistantTokens).where(lt(assistantTokens.day, day));
}
