import type { Db, Tx } from "#src/db/client.server.ts";
import { citizenContributions, citizenProjects } from "#src/db/schema/citizen-science.server.ts";

type NewProject = Partial<Omit<typeof citizenProjects.$inferInsert, "id">>;
type NewContribution = Partial<Omit<typeof citizenContributions.$inferInsert, "id" | "projectId">>;

let built = 0;

/** An active project without a goal. */
export async function buildCitizenProject(
  db: Db | Tx,
  facts: NewProject = {},
): Promise<typeof citizenProjects.$inferSelect> {
  built += 1;
  const [project] = await db
    .insert(citizenProjects)
    .values({
      title: `Nests of the creek ${built}`,
      description: "Every platform, once a fortnight.",
      projectType: "monitoring",
      organizer: "Creek Watch",
      location: "Weems Creek, Maryland",
      goalUnit: "nest checks",
      ...facts,
    })
    .returning();
  if (!project) throw new Error("The project was not stored");
  return project;
}

export async function buildContribution(
  db: Db | Tx,
  projectId: number,
  facts: NewContribution = {},
): Promise<typeof citizenContributions.$inferSelect> {
  built += 1;
  const source = `built:${built}`;
  const [contribution] = await db
    .insert(citizenContributions)
    .values({ projectId, amount: 3, day: "2026-05-02", source, ...facts })
    .returning();
  if (!contribution) throw new Error("The contribution was not stored");
  return contribution;
}
