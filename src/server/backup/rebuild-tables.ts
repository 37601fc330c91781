import type { MigrationMeta } from "drizzle-orm/migrator";
import type pg from "pg";

/** The tables of an older version, inside the transaction of the client. */
export async function rebuildTables(
  client: pg.ClientBase,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  await dropEverything(client);
  await client.query("truncate drizzle.__drizzle_migrations");
  await applyMigrations(client, migrations);
}

/** With whatever a later version does to data that are there. */
export async function applyMigrations(
  client: pg.ClientBase,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  await client.query("set constraints all immediate");
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
      [hash, folderMillis],
    );
  }
}

/** What migrations made in the schema "public"; extensions and what belongs to them stay. */
async function dropEverything(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `with made (kind, name, catalog, oid, step) as (
      select 'table', oid::regclass::text, 'pg_class'::regclass, oid, 1
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      union all
      select 'routine', oid::regprocedure::text, 'pg_proc'::regclass, oid, 2
        from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select 'type', oid::regtype::text, 'pg_type'::regclass, oid, 3
        from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
      union all
      select 'text search configuration', oid::regconfig::text, 'pg_ts_config'::regclass, oid, 3
        from pg_ts_config where cfgnamespace = 'public'::regnamespace
    )
    select format('drop %s if exists %s cascade', kind, name) as statement from made
    where not exists (select from pg_depend d
      where d.classid = made.catalog and d.objid = made.oid and d.deptype = 'e')
    order by step`,
  );
  for (const { statement } of rows) await client.query(statement);
}
