import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { speciesReportNames } from "#src/db/schema/sightings.server.ts";
import { species } from "#src/db/schema/species.server.ts";
import { findNamedSpecies } from "#src/domains/species/find-named-species.server.ts";
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
  const { reportId, userId, name, texts, mayReopen } = naming;
  const ids = await findNamedSpecies(tx, { name, texts });
  if (ids.length === 0) return;
  const named = await tx
    .select({ speciesId: species.id, wasSensitive: species.isSensitive })
    .from(species)
    .where(inArray(species.id, ids));
  const cleared = mayReopen ? [] : await clearedOn(tx, reportId);
  const isCleared = ({ speciesId }: { speciesId: number }) => cleared.includes(speciesId);
  await tx
    .insert(speciesReportNames)
    .values(named.map((row) => ({ ...row, reportId, userId, isCleared: isCleared(row) })))
    .onConflictDoUpdate({
      target: ONCE,
      set: {
        wasSensitive: WAS_EVER,
        ...(mayReopen && userId !== null && { isCleared: false }),
      },
    });
}

/** The species that an expert looked at, with the report as it is now. */
async function clearedOn(tx: Tx, reportId: number): Promise<number[]> {
  const rows = await tx
    .select({ speciesId: speciesReportNames.speciesId })
    .from(speciesReportNames)
    .where(and(eq(speciesReportNames.reportId, reportId), eq(speciesReportNames.isCleared, true)));
  return rows.map(({ speciesId }) => speciesId);
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
