import { sql } from "drizzle-orm";
import { ensureFirstAdmin } from "#src/domains/accounts/credentials/ensure-first-admin.server.ts";
import { nameAlertsAnew } from "#src/domains/alerts/name-alerts-anew.server.ts";
import { nameProjectsAnew } from "#src/domains/citizen-science/name-projects-anew.server.ts";
import {
  isSearchIndexMissing,
  writeSearchIndex,
} from "#src/domains/search/refresh-search-index.server.ts";
import { nameReportsAnew } from "#src/domains/sightings/name-reports-anew.server.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { loadDemoData } from "../demo-data.ts";
import type { Env } from "./env.ts";

const FIRST_START_LOCK = 7_190_232;

/** What an empty or an upgraded installation needs before it is ready. Done once, however many processes start together. */
export async function prepareFirstStart(env: Env, { db }: Services): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_START_LOCK})`);
    const admin = await ensureFirstAdmin(tx, {
      email: env.ADMIN_EMAIL,
      password: env.ADMIN_PASSWORD,
      isEmbedded: !env.DATABASE_URL,
    });
    await writeCatalogue(tx);
    const demo = env.DEMO_DATA === "on" ? await loadDemoData(tx) : { names: [], lines: [] };
    await nameAlertsAnew(tx);
    await nameProjectsAnew(tx);
    await nameReportsAnew(tx);
    if (demo.names.length > 0 || (await isSearchIndexMissing(tx))) await writeSearchIndex(tx);
    return [...admin, ...demo.lines];
  });
}
