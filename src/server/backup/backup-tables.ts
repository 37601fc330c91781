import type pg from "pg";
import { toLine } from "./backup-format.ts";

/**
 * What nobody misses: counted calls and tokens, what was sent a moment ago, the salt that would tell visitors of a day apart, and the counts
 * that writing the listings makes anew.
 */
const LEFT_OUT = [
  "assistant_tokens",
  "listing_counts",
  "rate_limits",
  "sent_once",
  "visitor_salts",
];
const ROWS_AT_ONCE = 500;

export interface Table {
  name: string;
  /** Those that are not computed from others. */
  columns: string[];
}

/** Each table after those that it points to. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(
    `select c.relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select coalesce(array_agg(confrelid::regclass::text), '{}') from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as needs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
    order by c.relname`,
    [LEFT_OUT],
  );
  const sorted: Table[] = [];
  const waiting = new Map(rows.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ needs }) => !needs.some((name) => waiting.has(name)),
    );
    if (free.length === 0) throw new Error(`Tables in a circle: ${[...waiting.keys()].join(", ")}`);
    for (const { name, columns } of free) {
      sorted.push({ name, columns });
      waiting.delete(name);
    }
  }
  return sorted;
}

/** Rows go from the database to the file as they are: JavaScript would round large numbers. */
export async function* tableLines(client: pg.ClientBase, table: Table): AsyncGenerator<string> {
  const { name, columns } = table;
  const from = `from ${quote(name)}`;
  const counted = await client.query(`select count(*)::int as lines ${from}`);
  const sequences = await readSequences(client, table);
  yield toLine({ table: name, lines: counted.rows[0].lines, sequences });
  await client.query(
    `declare backup no scroll cursor for
    select row_to_json(r)::text as line from (select ${columns.map(quote).join(", ")} ${from}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from backup`);
    if (rows.length === 0) break;
    for (const { line } of rows) yield `${line}\n`;
  }
  await client.query("close backup");
}

export async function fillTable(
  client: pg.ClientBase,
  { name, columns }: Table,
  lines: AsyncIterable<string>,
): Promise<void> {
  const list = columns.map(quote).join(", ");
  const insert = `insert into ${quote(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${quote(name)}, $1::json)`;
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(",")}]`]);
    batch = [];
  };
  for await (const line of lines) {
    batch.push(line);
    if (batch.length === ROWS_AT_ONCE) await flush();
  }
  await flush();
}

type Sequences = Record<string, string>;

async function readSequences(client: pg.ClientBase, { name, columns }: Table): Promise<Sequences> {
  const { rows } = await client.query<{ column: string; last: string }>(
    `select c as column, pg_sequence_last_value(pg_get_serial_sequence($1, c)::regclass)::text as last
    from unnest($2::text[]) c
    where pg_sequence_last_value(pg_get_serial_sequence($1, c)::regclass) is not null`,
    [quote(name), columns],
  );
  return Object.fromEntries(rows.map(({ column, last }) => [column, last]));
}

/** Numbers that were given once are not given again. */
export async function setSequences(
  client: pg.ClientBase,
  { name }: Table,
  sequences: Sequences,
): Promise<void> {
  for (const [column, last] of Object.entries(sequences)) {
    await client.query("select setval(pg_get_serial_sequence($1, $2), $3::bigint)", [
      quote(name),
      column,
      last,
    ]);
  }
}

/** Also of what a migration put into them, and of what backups leave out. */
export async function emptyTables(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const names = rows.map(({ name }) => name);
  const guarded = await listGuarded(client);
  for (const name of guarded) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(", ")} restart identity`);
  for (const name of guarded) await client.query(`alter table ${name} enable trigger user`);
}

/** Tables that a trigger keeps whole: nobody but a restore, which replaces everything, empties them. */
async function listGuarded(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger
    where not tgisinternal and tgtype & 32 > 0`,
  );
  return rows.map(({ name }) => name);
}

export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by id",
  );
  return rows.map(({ hash }) => hash);
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
