import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { parse } from "csv-parse/sync";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase } from "#src/db/client.server.ts";
import { inSnapshot, type Snapshot } from "#src/db/read-snapshot.server.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { until } from "#tests/support/until.ts";
import { ExportRequest } from "./contract.ts";
import type { Dataset } from "./dataset.server.ts";
import { fileFacts } from "./file-facts.ts";
import { OCCURRENCE_COLUMNS } from "./occurrence-columns.ts";
import { openTable } from "./open-tables.server.ts";
import { fileKindOf } from "./write-tables.server.ts";

const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const MANY = 100_000;
const MADE: Dataset = {
  columns: OCCURRENCE_COLUMNS,
  query: () => sql`
    select 'urn:landfall:report:' || number as "occurrenceID", '2127-07-04' as "eventDate",
      'Tursiops truncatus' as "scientificName", 38.9 as "decimalLatitude", -76.49 as "decimalLongitude",
      md5(number::text) || md5('a' || number) || md5('b' || number) as "occurrenceRemarks"
    from generate_series(1, ${MANY}::int) number`,
};
const SCOPE = {
  ...{ db, viewer: null, start: "2127-07-01", end: "2127-07-31", verifiedOnly: false },
  baseUrl: "http://landfall.example",
};
const asked = (format: string) =>
  ExportRequest.parse({ format, dataTypes: ["sightings"], includeMetadata: true });

const cursorsOf = async ({ ask }: Snapshot) =>
  (await ask(sql`select name from pg_cursors where name like 'read_%'`)).length;

/** Some batches of rows, in every format. */
const FIRST_BYTES = 300_000;

async function untilAtRest(read: () => number): Promise<void> {
  for (let [before, now] = [-1, read()]; before !== now; [before, now] = [now, read()])
    await sleep(400);
}

describe.each(["csv", "excel", "json", "dwca"])("a reader of %s", (format) => {
  test("who is slow is never overtaken; one who hangs up closes the cursor", async () => {
    let taken = 0;
    await inSnapshot(db, async (snapshot) => {
      const request = asked(format);
      const onRows = (count: number) => {
        taken += count;
      };
      const wanted = { name: "sightings", dataset: MADE, request, scope: SCOPE };
      const table = await openTable(snapshot, wanted, { onRows });
      const facts = fileFacts(request, { ...SCOPE, siteUrl: SCOPE.baseUrl, madeAt: new Date() });
      const file = fileKindOf(request).write(facts, [table]);
      for (let bytes = 0; bytes < FIRST_BYTES; bytes += file.read()?.length ?? 0)
        await once(file, "readable");
      await untilAtRest(() => taken);
      expect(taken).toBeGreaterThan(0);
      expect(taken).toBeLessThan(MANY / 4);
      expect(await cursorsOf(snapshot)).toBe(1);
      file.destroy();
      await until(async () => expect(await cursorsOf(snapshot)).toBe(0));
    });
    expect(pool.idleCount).toBe(pool.totalCount);
    expect(taken).toBeLessThan(MANY);
  });
});

test("who goes on reading when the work is over asks nothing of a connection that is another's", async () => {
  const left = await inSnapshot(db, async (snapshot) => {
    const table = await openTable(snapshot, {
      ...{ name: "sightings", dataset: MADE, request: asked("csv"), scope: SCOPE },
    });
    const rows = table.read()[Symbol.asyncIterator]();
    await rows.next();
    return rows;
  });
  await expect(left.next()).rejects.toThrow("The snapshot is over");
});

test("rows that are deleted meanwhile are in the file, as they were when it was begun", async () => {
  await db.execute(
    sql`create table doomed as select number as id from generate_series(1, 3000) number`,
  );
  const dataset: Dataset = {
    columns: [{ name: "id", type: "number", group: "base", about: "" }],
    query: () => sql`select id from doomed order by id`,
  };
  const file = await inSnapshot(db, async (snapshot) => {
    const request = asked("csv");
    const table = await openTable(snapshot, { name: "doomed", dataset, request, scope: SCOPE });
    await db.execute(sql`delete from doomed where id > 10`);
    const facts = fileFacts(request, { ...SCOPE, siteUrl: SCOPE.baseUrl, madeAt: new Date() });
    expect(table.rowCount).toBe(3000);
    return buffer(fileKindOf(request).write(facts, [table]));
  });
  expect(parse(file, { bom: true, columns: true })).toHaveLength(3000);
});
