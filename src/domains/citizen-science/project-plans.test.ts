import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#src/db/client.server.ts";
import { listAlerts } from "#src/domains/alerts/shown-alerts.server.ts";
import { planOf, recordStatements } from "#tests/support/record-statements.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { listProjects } from "./queries.server.ts";

/** Enough of them for the planner to want the indices. */
const MANY = 20_000;
const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeAll(async () => {
  await pool.query(`
    insert into citizen_science_projects
      (title, description, project_type, organizer, location, status, featured, goal_unit, created_at)
    select 'Project ' || n, 'Count spat.', 'monitoring', 'Watch', 'Creek', 'active', n % 1000 = 0,
      'counts', now() - n * interval '1 minute' from generate_series(1, ${MANY}) n`);
  await pool.query(`
    insert into conservation_alerts (id, title, description, alert_type, location, created_at)
    select n, 'Alert ' || n, 'A rainbow.', 'pollution', 'Creek', now() - n * interval '1 minute'
    from generate_series(1, ${MANY}) n`);
  await pool.query("analyze citizen_science_projects, conservation_alerts");
});

test.each([
  ["citizen_science_projects", listProjects],
  ["conservation_alerts", listAlerts],
] as const)("a page of %s is read from the index of its order", async (table, list) => {
  const page = { limit: 20, offset: 100 };
  const [asked] = await recordStatements(pool, () => list(db, page, null));
  if (!asked) throw new Error("No page was read");
  const { indices, seqScans } = await planOf(pool, asked);
  expect(indices).toContain(`${table}_order`);
  expect(seqScans).not.toContain(table);
});
