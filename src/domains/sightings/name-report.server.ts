import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { speciesReportNames } from "#src/db/schema/sightings.server.ts";
import { species } from "#src/db/schema/species.server.ts";
import { readSaid } from "#src/domains/species/name-index.ts";
import { readKnownNames } from "#src/domains/species/read-known-names.server.ts";
import type { ReportRow } from "./report-rows.server.ts";

interface Naming {
  reportId: number;
  /** Whose opinion it is; null for the reporter. */
  userId: string | null;
  name: string | null;
  texts: readonly (string | null)[];
  /** What an expert cleared on this report stays so, unless this protects it anew. */
  mayReopen: boolean;
}

/** By what its reporter calls it, and by whatever else the report says. */
export const reporterNaming = (
  reportId: number,
  said: Pick<
    ReportRow,
    "speciesName" | "description" | "behaviorObserved" | "conservationConcerns"
  >,
): Naming => ({
  ...{ reportId, userId: null, name: said.speciesName, mayReopen: true },
  texts: [said.description, said.behaviorObserved, said.conservationConcerns],
});

const ONCE = [
  ...[speciesReportNames.reportId, speciesReportNames.speciesId, speciesReportNames.userId],
];
const WAS_EVER = sql`${speciesReportNames.wasSensitive} or excluded.was_sensitive`;

/** Notes every species that words on a report may mean; one that is sensitive protects its place from now on. */
export async function nameReport(tx: Tx, naming: Naming): Promise<void> {
  await nameReports(tx, [naming]);
  const { reportId, userId, mayReopen } = naming;
  if (!mayReopen || userId === null) return;
  await tx.update(speciesReportNames).set({ isCleared: false }).where(ownNames(reportId, userId));
}

const ownNames = (reportId: number, userId: string) =>
  and(eq(speciesReportNames.reportId, reportId), eq(speciesReportNames.userId, userId));

/** The same of many, each of another person or about another report. */
export async function nameReports(tx: Tx, namings: readonly Naming[]): Promise<void> {
  const known = await readKnownNames(tx);
  const cleared = await clearedOn(tx, namings);
  const rows = namings.flatMap(({ reportId, userId, mayReopen: _, ...said }) =>
    readSaid(known, said).map((speciesId) => ({
      ...{ reportId, userId, speciesId, wasSensitive: known.sensitive.has(speciesId) },
      isCleared: cleared.has(`${reportId}:${speciesId}`),
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

/** The species that an expert looked at, with the reports as they are now, of those who may not reopen it. */
async function clearedOn(tx: Tx, namings: readonly Naming[]): Promise<Set<string>> {
  const ids = namings.filter(({ mayReopen }) => !mayReopen).map(({ reportId }) => reportId);
  const rows = await tx
    .select()
    .from(speciesReportNames)
    .where(and(inArray(speciesReportNames.reportId, ids), eq(speciesReportNames.isCleared, true)));
  return new Set(rows.map(({ reportId, speciesId }) => `${reportId}:${speciesId}`));
}

/** What an expert decided was about the report as it was: a new name or another place is another question. */
export async function forgetClearing(tx: Tx, reportId: number): Promise<void> {
  await tx
    .update(speciesReportNames)
    .set({ isCleared: false })
    .where(eq(speciesReportNames.reportId, reportId));
}

/** The names of an opinion that is taken back, but for those that protect its place: only an expert shows it. */
export async function unnameReport(tx: Tx, reportId: number, userId: string): Promise<void> {
  await tx.delete(speciesReportNames).where(
    and(
      eq(speciesReportNames.reportId, reportId),
      eq(speciesReportNames.userId, userId),
      eq(speciesReportNames.wasSensitive, false),
      notExists(
        tx
          .select({ id: species.id })
          .from(species)
          .where(and(eq(species.id, speciesReportNames.speciesId), eq(species.isSensitive, true))),
      ),
    ),
  );
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
