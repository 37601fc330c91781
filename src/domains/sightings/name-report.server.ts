import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { speciesReportNames } from "#src/db/schema/sightings.server.ts";
import { readSaid } from "#src/domains/species/name-index.ts";
import { readKnownNames } from "#src/domains/species/read-known-names.server.ts";
import type { ReportRow } from "./report-rows.server.ts";

interface Naming {
  reportId: number;
  /** Whose opinion it is; null for the reporter. */
  userId: string | null;
  name: string | null;
  texts: readonly (string | null)[];
}

/** By what its reporter calls it, and by whatever else the report says. */
export const reporterNaming = (
  reportId: number,
  said: Pick<
    ReportRow,
    "speciesName" | "description" | "behaviorObserved" | "conservationConcerns"
  >,
): Naming => ({
  ...{ reportId, userId: null, name: said.speciesName },
  texts: [said.description, said.behaviorObserved, said.conservationConcerns],
});

const ONCE = [
  ...[speciesReportNames.reportId, speciesReportNames.speciesId, speciesReportNames.userId],
];
const WAS_EVER = sql`${speciesReportNames.wasSensitive} or excluded.was_sensitive`;

/** Notes every species that words on a report may mean; one that is sensitive protects its place from now on. */
export const nameReport = (tx: Tx, naming: Naming): Promise<void> => nameReports(tx, [naming]);

/** The same of many, each of another person or about another report. */
export async function nameReports(tx: Tx, namings: readonly Naming[]): Promise<void> {
  const known = await readKnownNames(tx);
  const rows = namings.flatMap(({ reportId, userId, ...said }) =>
    readSaid(known, said).map((speciesId) => ({
      ...{ reportId, userId, speciesId, wasSensitive: known.sensitive.has(speciesId) },
    })),
  );
  if (rows.length === 0) return;
  await tx
    .insert(speciesReportNames)
    .values(rows)
    .onConflictDoUpdate({
      target: ONCE,
      set: { wasSensitive: WAS_EVER },
    });
}

/** What an expert decided was about the report as it was: a new name or another place is another question. */
export async function forgetClearing(tx: Tx, reportId: number): Promise<void> {
  await tx
    .update(speciesReportNames)
    .set({ isCleared: false })
    .where(eq(speciesReportNames.reportId, reportId));
}

/** The names of an opinion that is taken back. */
export async function unnameReport(tx: Tx, reportId: number, userId: string): Promise<void> {
  await tx
    .delete(speciesReportNames)
    .where(and(eq(speciesReportNames.reportId, reportId), eq(speciesReportNames.userId, userId)));
}

/** Leaving opens no place: what somebody named stays named, by nobody. */
export async function keepNamesOf(tx: Tx, userId: string): Promise<void> {
  const left = await tx
    .delete(speciesReportNames)
    .where(eq(speciesReportNames.userId, userId))
    .returning();
  if (left.length === 0) return;
  await tx
    .insert(speciesReportNames)
    .values(left.map(({ id: _, ...name }) => ({ ...name, userId: null })))
    .onConflictDoUpdate({
      target: ONCE,
      set: {
        wasSensitive: WAS_EVER,
        isCleared: sql`${speciesReportNames.isCleared} and excluded.is_cleared`,
      },
    });
}
