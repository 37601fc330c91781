import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import {
  citizenContributions,
  citizenParticipation,
  citizenProjects,
} from "#src/db/schema/citizen-science.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { addDays } from "#src/shared/calendar-days.ts";
import { DEMO_PROJECTS, type DemoCitizenProject } from "./demo/data/projects.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Twelve projects of every type and status, with rows for all who take part and what they found. */
export const demoCitizenScience: DemoData = {
  name: "citizen-science",
  async load(tx) {
    const now = Date.now();
    for (const project of DEMO_PROJECTS) await loadProject(tx, project, now);
    return [`Demo citizen science projects: ${DEMO_PROJECTS.length}`];
  },
  async remove(tx) {
    await tx.delete(citizenProjects).where(eq(citizenProjects.isDemo, true));
  },
};

async function loadProject(
  tx: Tx,
  { daysAgo, participants, amounts, ...facts }: DemoCitizenProject,
  now: number,
): Promise<void> {
  const createdAt = new Date(now - daysAgo * DAY);
  const [project] = await tx
    .insert(citizenProjects)
    .values({ ...facts, positionSource: "map", accuracyMeters: 2000, createdAt, isDemo: true })
    .returning({ id: citizenProjects.id });
  if (!project) throw new Error("The project was not stored");
  const projectId = project.id;
  const people = Array.from({ length: participants }, () => ({
    projectId,
    createdAt,
    isDemo: true,
  }));
  await tx.insert(citizenParticipation).values(people);
  if (amounts.length === 0) return;
  const today = new Date(now).toISOString().slice(0, 10);
  const apart = Math.max(1, Math.floor(daysAgo / (amounts.length + 1)));
  const sinceEnd = facts.status === "completed" ? 200 : 3;
  await tx.insert(citizenContributions).values(
    amounts.map((amount, place) => ({
      ...{ projectId, amount, isDemo: true, source: `demo:${place}` },
      day: addDays(today, -Math.min(daysAgo, sinceEnd + place * apart)),
    })),
  );
}
