import { inArray, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { FieldMessages } from "#src/shared/errors.ts";
import { checkPlainly } from "#src/shared/plain-objections.ts";
import { listingDeriver } from "../manage/derive-listing.server.ts";
import { ImportedListing } from "./import-fields.server.ts";
import { ImportFileError, type ReadRow } from "./import-row.ts";
import { compareListing, insertListings, updateListing } from "./write-imported.server.ts";

export interface ImportOptions {
  /** Checks and compares, and writes nothing. */
  isDryRun: boolean;
  /** Of listings that are new; what is there keeps its own. */
  status: "live" | "pending";
  /** Put before the ids of the file, so that two sources cannot mean the same listing. */
  source?: string;
  /** One sentence for each field that was refused. */
  report: (row: RowPlace, field: string, message: string) => void;
}

interface RowPlace {
  /** Among the rows of the file, from 1; several may stand on one line. */
  number: number;
  line: number;
}

export interface ImportSummary {
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Has an owner, whose word counts more than a file's. */
  kept: number;
  refused: number;
}

interface ValidRow extends RowPlace {
  listing: ImportedListing;
}

const BATCH = 500;
const IMPORT_LOCK = 7_190_234;

/** Row after row into batches, each batch in a transaction of its own; memory stays the same. */
export async function importListings(
  { db }: Pick<Services, "db">,
  { rows, ...options }: ImportOptions & { rows: AsyncIterable<ReadRow> },
): Promise<ImportSummary> {
  const derive = listingDeriver(new Date());
  const summary = { read: 0, added: 0, changed: 0, unchanged: 0, kept: 0, refused: 0 };
  await db.transaction(async (ledger) => {
    await openLedger(ledger);
    for await (const batch of inBatches(rows)) {
      const valid = batch.flatMap((row, index) => checkRow(row, summary.read + index + 1, options));
      summary.read += batch.length;
      const once = await withoutRepeats(ledger, valid, options);
      summary.refused += batch.length - once.length;
      await db.transaction((tx) => writeBatch(tx, once, { ...options, derive }, summary));
    }
  });
  return summary;
}

/** Which ids this file has had is kept in the database: a million of them would fill our memory. */
async function openLedger(ledger: Tx): Promise<void> {
  const { rows } = await ledger.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as free`,
  );
  if (!rows[0]?.free) throw new ImportFileError("Another import is running.");
  await ledger.execute(
    sql`create temp table import_ledger (external_id text primary key, number int) on commit drop`,
  );
}

async function* inBatches(rows: AsyncIterable<ReadRow>): AsyncGenerator<ReadRow[]> {
  let batch: ReadRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function checkRow(row: ReadRow, number: number, { report, source }: ImportOptions): ValidRow[] {
  const place = { number, line: row.line };
  if ("problem" in row) {
    report(place, "row", row.problem);
    return [];
  }
  const parsed = checkPlainly(ImportedListing, row.fields);
  if (parsed.success) {
    const { externalId } = parsed.data;
    const named = source ? `${source}:${externalId}` : externalId;
    return [{ ...place, listing: { ...parsed.data, externalId: named } }];
  }
  const messages: FieldMessages = {};
  for (const { path, message } of parsed.error.issues) messages[path.join(".")] ??= message;
  for (const [field, message] of Object.entries(messages)) report(place, field, message);
  return [];
}

/** The first row with an id counts, every later one is refused. */
async function withoutRepeats(
  ledger: Tx,
  rows: ValidRow[],
  { report }: ImportOptions,
): Promise<ValidRow[]> {
  if (rows.length === 0) return [];
  const ids = sql.param(rows.map(({ listing }) => listing.externalId));
  const numbers = sql.param(rows.map(({ number }) => number));
  const { rows: first } = await ledger.execute<{ external_id: string; number: number }>(sql`
    with added as (
      insert into import_ledger
      select external_id, min(number)
      from unnest(${ids}::text[], ${numbers}::int[]) as given(external_id, number)
      group by external_id
      on conflict do nothing returning *)
    select * from added
    union all
    select * from import_ledger where external_id = any(${ids}::text[])`);
  const firstOf = new Map(first.map((row) => [row.external_id, row.number]));
  return rows.filter((row) => {
    const number = firstOf.get(row.listing.externalId);
    if (number === row.number) return true;
    report(row, "externalId", `Row ${number} has this id already.`);
    return false;
  });
}

async function writeBatch(
  tx: Tx,
  rows: ValidRow[],
  { isDryRun, status, derive }: ImportOptions & { derive: ReturnType<typeof listingDeriver> },
  summary: ImportSummary,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ listing }) => listing.externalId);
  const found = await tx
    .select()
    .from(businesses)
    .where(inArray(businesses.externalId, ids))
    .orderBy(businesses.id)
    .for("update");
  const byId = new Map(found.map((row) => [row.externalId, row]));
  const added: ImportedListing[] = [];
  for (const { listing } of rows) {
    const stored = byId.get(listing.externalId);
    if (!stored) added.push(listing);
    const outcome = stored ? compareListing(stored, listing) : "added";
    summary[outcome] += 1;
    if (stored && outcome === "changed" && !isDryRun)
      await updateListing(tx, stored, listing, derive);
  }
  if (!isDryRun) await insertListings(tx, added, status, derive);
}
