import { asc, like } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import {
  type ImportOptions,
  importListings,
} from "#src/domains/directory/import/import-listings.server.ts";
import { readRows } from "#src/domains/directory/import/read-import-file.server.ts";
import type { Services } from "#src/platform/services.server.ts";

async function* inPieces(content: string | Uint8Array, size = 1000) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  for (let from = 0; from < bytes.length; from += size) yield bytes.slice(from, from + size);
}

/** The file comes in pieces, and each complaint is "line/row field: sentence". */
export async function runImport(
  { db }: Pick<Services, "db">,
  content: string | Uint8Array,
  options: Partial<ImportOptions> = {},
) {
  const lines: string[] = [];
  const notes: string[] = [];
  const summary = await importListings(
    { db },
    {
      rows: readRows(inPieces(content), (note) => notes.push(note)),
      isDryRun: false,
      status: "live",
      report: ({ line, number }, field, message) =>
        lines.push(`${line}/${number} ${field}: ${message}`),
      ...options,
    },
  );
  return { summary, lines, notes };
}

/** Listings whose id in the file begins so. */
export const readImported = ({ db }: Pick<Services, "db">, prefix: string) =>
  db
    .select()
    .from(businesses)
    .where(like(businesses.externalId, `${prefix}%`))
    .orderBy(asc(businesses.externalId));
