import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "#src/db/client.server.ts";
import { suggest } from "#src/domains/search/suggest.server.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

let folder: string;
let database: TestDatabase;
let opened: Database;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "landfall-import-"));
  database = await createTestDatabase();
  opened = openDatabase(database.connection, () => {});
});

afterAll(async () => {
  await opened.pool.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const runImport = (...given: string[]) =>
  runCommand("import", database.connection, folder, ...given);

test("npm run import reports each refused row, sums up, and its exit code says whether all went well", async () => {
  const file = path.join(folder, "places.csv");
  const header = "id,name,category,city,state,vintage\u001b[31m\n";
  const good = "1,Tern Cove,marinas,Annapolis,MD,\n";
  await writeFile(file, `${header}${good}2,,marinas,Annapolis,MD,\n`);

  const tried = await runImport(file, "--dry-run");
  expect(tried.lines.at(-1)).toMatch(/^Nothing was written\. 2 rows: 1 new, .* 1 refused\.$/);
  expect(await suggest(opened.db, "tern", 5)).toEqual([]);
  const first = await runImport(file);
  expect(await suggest(opened.db, "tern", 5)).toContainEqual(
    expect.objectContaining({ displayText: "Tern Cove" }),
  );
  expect(first).toMatchObject({
    code: 1,
    lines: [
      "Columns that are not used: vintage [31m",
      "line 3 (row 2): name: Please enter the name of the business.",
      "2 rows: 1 new, 0 changed, 0 unchanged, 0 left to their owners, 1 refused.",
    ],
  });

  await writeFile(file, header + good);
  const second = await runImport(file);
  expect(second).toMatchObject({ code: 0 });
  expect(second.lines.at(-1)).toMatch(/^1 row: 0 new, 0 changed, 1 unchanged/);
}, 120_000);

test("npm run import says what is wrong with its arguments and with a file that it cannot take", async () => {
  expect(await runImport()).toMatchObject({ code: 2, complaint: expect.stringMatching(/Usage/) });
  const missing = await runImport(path.join(folder, "nothing.csv"));
  expect(missing).toMatchObject({ code: 1, complaint: expect.stringMatching(/cannot be read/) });
  const file = path.join(folder, "other.csv");
  await writeFile(file, "name,city\nTern,Annapolis\n");
  expect(await runImport(file)).toMatchObject({
    code: 1,
    complaint: expect.stringMatching(/no column externalId, category, state/),
  });
}, 120_000);
