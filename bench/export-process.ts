import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import { type Connection, openDatabase } from "#src/db/client.server.ts";
import { inSnapshot } from "#src/db/read-snapshot.server.ts";
import { ExportRequest } from "#src/domains/exports/dataset/contract.ts";
import type { Dataset } from "#src/domains/exports/dataset/dataset.server.ts";
import { fileFacts } from "#src/domains/exports/dataset/file-facts.ts";
import { OCCURRENCE_COLUMNS } from "#src/domains/exports/dataset/occurrence-columns.ts";
import { openTable } from "#src/domains/exports/dataset/open-tables.server.ts";
import { fileKindOf } from "#src/domains/exports/dataset/write-tables.server.ts";

/** node --expose-gc bench/export-process.ts FORMAT ROWS FILE CONNECTION: prints what it took. */
const [format = "", rows = "", file = "", connection = "{}"] = process.argv.slice(2);

const occurrences = (count: number): Dataset => ({
  columns: OCCURRENCE_COLUMNS,
  query: () => sql`
    select 'urn:landfall:report:' || number as "occurrenceID", 'HumanObservation' as "basisOfRecord",
      'present' as "occurrenceStatus",
      to_char('2127-01-01'::timestamp + number * interval '30 seconds', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "eventDate",
      'Tursiops truncatus' as "scientificName",
      'urn:lsid:marinespecies.org:taxname:137111' as "scientificNameID", 'species' as "taxonRank",
      'Animalia' as kingdom, 'Bottlenose dolphin' as "vernacularName",
      'common (11-50)' as "organismQuantity", 'abundance class' as "organismQuantityType",
      'US' as "countryCode", 'Chesapeake Bay, ' || md5(number::text) as locality,
      'https://creativecommons.org/licenses/by/4.0/legalcode' as license,
      25 + (number % 2000) / 100.0 as "decimalLatitude", -80 + (number % 1000) / 100.0 as "decimalLongitude",
      'EPSG:4326' as "geodeticDatum", number % 500 as "coordinateUncertaintyInMeters",
      '=a pod, “close” to the ' || repeat(md5(number::text) || ' ', 4) as "occurrenceRemarks",
      'http://landfall.example/reports/' || number as "references"
    from generate_series(1, ${count}::int) number`,
});

const { db, pool } = openDatabase(JSON.parse(connection) as Connection, console.error, { max: 2 });

async function write(count: number): Promise<void> {
  const scope = { db, viewer: null, start: "2127-01-01", end: "2127-12-31", verifiedOnly: false };
  const request = ExportRequest.parse({
    ...{ format, dataTypes: ["sightings"], standard: "darwin-core" },
    ...{ includeMetadata: true, includeImages: true, includeCoordinates: true },
  });
  await inSnapshot(db, async (snapshot) => {
    const wanted = { name: "sightings", dataset: occurrences(count), request };
    const table = await openTable(snapshot, { ...wanted, scope: { ...scope, baseUrl: "" } });
    const facts = fileFacts(request, { ...scope, siteUrl: "", madeAt: new Date() });
    await pipeline(fileKindOf(request).write(facts, [table]), createWriteStream(file));
  });
}

await write(1000);
globalThis.gc?.();
const idle = process.memoryUsage.rss();
let most = idle;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 10);
const startedAt = performance.now();
await write(Number(rows));
clearInterval(watch);
await pool.end();
console.log(
  JSON.stringify({ bytes: most - idle, seconds: (performance.now() - startedAt) / 1000 }),
);
