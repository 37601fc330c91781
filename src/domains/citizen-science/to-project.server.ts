import type { citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import { versionOf } from "#src/domains/moderation/require-shown.server.ts";
import { cleanGuarded } from "#src/domains/places/clean-guarded.server.ts";
import { catalogueWords } from "#src/domains/species/catalogue-words.server.ts";
import type { CitizenProject } from "./contract.ts";
import type { ProjectType } from "./limits-contract.ts";

export type ProjectRow = typeof citizenProjects.$inferSelect;

/** With the place as the reader may see it. */
interface Seen {
  exactly: boolean;
  location: string;
  latitude: string | null;
  longitude: string | null;
  uncertaintyMeters: number | null;
}

export type CountedProject = ProjectRow &
  Pick<CitizenProject, "participantCount" | "dataCollected" | "isJoined"> & { seen: Seen };

/** Neither the account nor the cell; where the place is shown roughly, no word that says where it is, and the day alone. */
export async function toProject(counted: CountedProject): Promise<CitizenProject> {
  const { id, featured, participantCount, dataCollected, status, goalAmount, seen } = counted;
  const { photo, isJoined, isDemo, createdAt } = counted;
  const { title, description, organizer, goalUnit } = await wordsOf(counted);
  return {
    ...{ id, title, description, projectType: counted.projectType as ProjectType, featured },
    ...{ participantCount, dataCollected, organizer, status, goalAmount, goalUnit, photo },
    ...{ location: seen.location, latitude: seen.latitude, longitude: seen.longitude },
    ...{ accuracyMeters: seen.uncertaintyMeters, isBlurred: !seen.exactly },
    positionSource: seen.exactly ? counted.positionSource : null,
    ...{ isJoined, isDemo },
    createdAt: seen.exactly
      ? createdAt.toISOString()
      : `${createdAt.toISOString().slice(0, 10)}T00:00:00.000Z`,
  };
}

export const toProjects = (rows: readonly CountedProject[]): Promise<CitizenProject[]> =>
  Promise.all(rows.map(toProject));

async function wordsOf(row: CountedProject) {
  const { title, description, organizer, goalUnit, location, cellLatitude, cellLongitude } = row;
  const words = { title, description, organizer, goalUnit };
  if (row.seen.exactly) return words;
  const cell = {
    latitude: cellLatitude === null ? null : Number(cellLatitude),
    longitude: cellLongitude === null ? null : Number(cellLongitude),
  };
  return cleanGuarded({ place: location, ...cell, words }, catalogueWords());
}

/** What readers see of it, which a report is about. */
const saidOf = ({ title, description, organizer, location, goalUnit, photo }: ProjectRow) => ({
  ...{ title, description, organizer, location, goalUnit, photo },
});

export const versionOfProject = (row: ProjectRow): string => versionOf(saidOf(row));

/** What the audit log keeps of it. */
export const auditText = (row: ProjectRow) => ({
  ...saidOf(row),
  projectType: row.projectType,
  status: row.status,
  featured: row.featured,
  goalAmount: row.goalAmount,
});
