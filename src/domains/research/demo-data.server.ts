import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { collaborationRequests, researchProjects } from "#src/db/schema/research.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { DEMO_PROJECTS, type DemoProject } from "./demo/data/projects.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Ten projects in every state, half of them with people who take part. Nobody is mailed about them. */
export const demoResearch: DemoData = {
  name: "research",
  async load(tx) {
    const now = Date.now();
    for (const project of DEMO_PROJECTS) await loadProject(tx, project, now);
    return [`Demo research projects: ${DEMO_PROJECTS.length}`];
  },
  async remove(tx) {
    await tx.delete(researchProjects).where(eq(researchProjects.isDemo, true));
  },
};

async function loadProject(
  tx: Tx,
  { daysAgo, collaborators, ...facts }: DemoProject,
  now: number,
): Promise<void> {
  const createdAt = new Date(now - daysAgo * DAY);
  const [project] = await tx
    .insert(researchProjects)
    .values({ ...facts, contactEmail: null, createdAt, isDemo: true })
    .returning({ id: researchProjects.id });
  if (!project || collaborators.length === 0) return;
  await tx.insert(collaborationRequests).values(
    collaborators.map((name, place) => ({
      projectId: project.id,
      name,
      email: "",
      expertise: "Time on the water",
      contribution: "Help in the field and with counting",
      message: "I live close by and would like to help.",
      availability: "volunteer",
      status: "accepted" as const,
      answeredAt: new Date(createdAt.getTime() + DAY),
      askerKey: `demo:${place}`,
      createdAt,
      isDemo: true,
    })),
  );
}
