import { type Violation, violation } from "./violation.ts";

const CLAIMS = "src/domains/claims/give-listing.server.ts";
const IMPORT = 'import { businesses } from "#src/db/schema/directory.server.ts";\n';

const written = (title: string, source: string, says: string): Violation =>
  violation("table", title, { [CLAIMS]: source }, says);

export const TABLE_VIOLATIONS: Violation[] = [
  written(
    "an insert into another domain's table",
    `${IMPORT}export const a = (tx) => tx.insert(businesses).values({});`,
    "insert businesses: only directory writes",
  ),
  written(
    "an update of another domain's table",
    `${IMPORT}export const a = (tx) =>\n  tx\n    .update(businesses)\n    .set({});`,
    "update businesses",
  ),
  written(
    "a deletion under another name",
    'import { businesses as places } from "#src/db/schema/directory.server.ts";\n' +
      "export const a = (services) => services.db.delete(places);",
    "delete businesses",
  ),
  written(
    "SQL that updates another domain's table",
    `${IMPORT}export const a = sql\`\n  update \${businesses} set owner_id = null\`;`,
    "update businesses",
  ),
  written(
    "SQL that names another domain's table",
    "export const a = sql`with gone as (delete from rate_limits returning key) select 1`;",
    "only platform writes",
  ),
  written(
    "SQL in plain quotes",
    'export const a = "INSERT INTO public.businesses (id) VALUES (1)";',
    "insert into businesses",
  ),
  written(
    "an update with another name for the table",
    'export const a = "update businesses as b set owner_id = null";',
    "update businesses",
  ),
  written(
    "SQL that empties another domain's table",
    'export const a = "truncate table businesses";',
    "truncate table businesses",
  ),
  written(
    "a table that is chosen at run time",
    "export const a = (tx, table) => tx.delete(table);",
    "no check can see",
  ),
  written(
    "SQL with a table that is chosen at run time",
    `export const a = (name) => \`insert into \${quote(name)} values (1)\`;`,
    "no check can see",
  ),
  violation(
    "table",
    "a page that writes",
    { "src/web/seen.server.ts": `${IMPORT}export const a = (db) => db.delete(businesses);` },
    "only directory writes",
  ),
  violation(
    "table",
    "the server that writes to the platform's table",
    { "src/server/app.ts": 'export const a = "delete from rate_limits";' },
    "only platform writes",
  ),
];
