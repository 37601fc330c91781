import type pg from "pg";
import type { Connection } from "#src/db/client.server.ts";
import { withClient } from "#src/db/with-client.server.ts";
import type { ShownTable } from "#src/platform/domain/shown-table.server.ts";
import { RENEWAL_PREFIX, renewalTrigger } from "./renewal-trigger.ts";

const RENEWAL_LOCK = 7_190_233;

/**
 * Brings the triggers that tell of changes in line with what the domains declare. Processes that start
 * at once wait for the first one; where nothing is to change, no table is locked.
 */
export async function ensureRenewal(
  connection: Connection,
  shown: readonly ShownTable[],
): Promise<void> {
  await withClient(connection, async (client) => {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [RENEWAL_LOCK]);
    const statements = await statementsToChange(client, shown);
    for (const statement of statements) await client.query(statement);
    // What changed meanwhile was told by nobody.
    if (statements.length > 0) await client.query("select pg_notify('page_changes', '*')");
    await client.query("commit");
  });
}

/** The functions and triggers as they are, to make them anew where tables are built anew. */
export async function readRenewal(client: pg.ClientBase): Promise<string[]> {
  const { functions, triggers } = await readPresent(client);
  return [
    ...functions.map(({ name, body }) => createFunction(name, body)),
    ...triggers.map(({ statement }) => statement),
  ];
}

async function statementsToChange(
  client: pg.ClientBase,
  shown: readonly ShownTable[],
): Promise<string[]> {
  const present = await readPresent(client);
  const wanted = shown.filter(({ tags }) => tags.length > 0).map(renewalTrigger);
  const bodies = new Map(present.functions.map(({ name, body }) => [name, body]));
  const names = new Set(wanted.map(({ name }) => name));
  const triggers = new Set(wanted.flatMap((each) => each.triggers));
  const known = new Set(present.triggers.map(({ statement }) => statement));
  return [
    ...present.functions
      .filter(({ name }) => !names.has(name))
      .map(({ name }) => `DROP FUNCTION ${name}() CASCADE`),
    ...present.triggers
      .filter(({ statement, calls }) => names.has(calls) && !triggers.has(statement))
      .map(({ name, table }) => `DROP TRIGGER ${name} ON ${table}`),
    ...wanted
      .filter(({ name, body }) => bodies.get(name) !== body)
      .map(({ name, body }) => createFunction(name, body)),
    ...[...triggers].filter((statement) => !known.has(statement)),
  ];
}

const createFunction = (name: string, body: string): string =>
  `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $renewal$${body}$renewal$`;

interface PresentTrigger {
  name: string;
  table: string;
  calls: string;
  statement: string;
}

async function readPresent(client: pg.ClientBase) {
  const functions = await client.query<{ name: string; body: string }>(
    `select proname as name, prosrc as body from pg_proc
    where pronamespace = 'public'::regnamespace and starts_with(proname, $1) order by 1`,
    [RENEWAL_PREFIX],
  );
  const triggers = await client.query<PresentTrigger>(
    `select quote_ident(tgname) as name, tgrelid::regclass::text as table, proname as calls,
      replace(pg_get_triggerdef(t.oid), 'FUNCTION public.', 'FUNCTION ') as statement
    from pg_trigger t join pg_proc p on p.oid = tgfoid
    where not tgisinternal and pronamespace = 'public'::regnamespace and starts_with(proname, $1)
    order by tgrelid::regclass::text, tgname`,
    [RENEWAL_PREFIX],
  );
  return { functions: functions.rows, triggers: triggers.rows };
}
