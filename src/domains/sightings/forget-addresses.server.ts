import { and, isNotNull, lt } from "drizzle-orm";
import { speciesReports } from "#src/db/schema/sightings.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { ADDRESS_KEPT_DAYS } from "./limits-contract.ts";

const DAY_MS = 86_400_000;

/** Of people without an account: by then there is hardly anything to tell them. */
export async function forgetAddresses({ db }: Pick<Services, "db">, now: Date): Promise<void> {
  const since = new Date(now.getTime() - ADDRESS_KEPT_DAYS * DAY_MS);
  await db
    .update(speciesReports)
    .set({ reporterEmail: null })
    .where(and(isNotNull(speciesReports.reporterEmail), lt(speciesReports.createdAt, since)));
}
