import "../start/as-production.ts";
import { access, constants } from "node:fs/promises";
import { parseArgs } from "node:util";
import { importListings } from "#src/domains/directory/import/import-listings.server.ts";
import { readImportFile } from "#src/domains/directory/import/read-import-file.server.ts";
import { refreshSearchIndex } from "#src/domains/search/refresh-search-index.server.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `Usage:
  npm run import -- FILE [--dry-run] [--pending] [--source NAME]

  FILE           CSV or GeoJSON, also with OpenStreetMap's tags
  --dry-run      checks every row and says what would change, and changes nothing
  --pending      new listings wait for approval instead of being live
  --source NAME  put before the ids of the file, when several sources are imported`;

const { file, flags } = readArguments();

await withDatabase(async (db) => {
  await access(file, constants.R_OK).catch(() => {
    throw new Error(`The file ${file} cannot be read.`);
  });
  const summary = await importListings(
    { db },
    {
      rows: readImportFile(file, say),
      isDryRun: flags["dry-run"],
      status: flags.pending ? "pending" : "live",
      source: flags.source,
      report: ({ line, number }, field, message) =>
        say(`line ${line} (row ${number}): ${field}: ${message}`),
    },
  );
  const { read, added, changed, unchanged, kept, refused } = summary;
  if (added + changed > 0 && !flags["dry-run"]) await refreshSearchIndex({ db });
  say(
    `${flags["dry-run"] ? "Nothing was written. " : ""}${read} ${read === 1 ? "row" : "rows"}: ${added} new, ${changed} changed, ` +
      `${unchanged} unchanged, ${kept} left to their owners, ${refused} refused.`,
  );
  if (refused > 0) process.exitCode = 1;
});

/** A file may hold anything, also what a terminal would obey. */
function say(sentence: string): void {
  console.log(sentence.replaceAll(/\p{Cc}/gu, " "));
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        pending: { type: "boolean", default: false },
        source: { type: "string" },
      },
    });
    const [name] = positionals;
    const isSource = values.source === undefined || /^[\w.-]{1,40}$/.test(values.source);
    if (name && positionals.length === 1 && isSource) return { file: name, flags: values };
  } catch {
    // The usage says what is possible.
  }
  console.error(USAGE);
  process.exit(2);
}
