import type { Db, Tx } from "#src/db/client.server.ts";
import { collaborationRequests, researchProjects } from "#src/db/schema/research.server.ts";

type NewProject = Partial<Omit<typeof researchProjects.$inferInsert, "id">>;
type NewRequest = Partial<Omit<typeof collaborationRequests.$inferInsert, "id" | "projectId">>;

let built = 0;

/** An active project whose lead has confirmed the address. */
export async function buildProject(
  db: Db | Tx,
  facts: NewProject = {},
): Promise<typeof researchProjects.$inferSelect> {
  built += 1;
  const [project] = await db
    .insert(researchProjects)
    .values({
      title: `Terrapin nests ${built}`,
      description: "Where terrapins nest beside bulkheads.",
      leadResearcher: "Dr. Imke Halloran",
      institution: "Quill Creek Station",
      contactEmail: `lead-${built}@station.example`,
      contactConfirmedAt: new Date(),
      status: "active",
      ...facts,
    })
    .returning();
  if (!project) throw new Error("The project was not stored");
  return project;
}

export async function buildRequest(
  db: Db | Tx,
  projectId: number,
  facts: NewRequest = {},
): Promise<typeof collaborationRequests.$inferSelect> {
  built += 1;
  const [request] = await db
    .insert(collaborationRequests)
    .values({
      projectId,
      name: "Ansel Brook",
      email: `ansel-${built}@mail.example`,
      expertise: "Turtles",
      contribution: "Two mornings a week",
      message: "I live on the creek.",
      availability: "volunteer",
      askerKey: `built:${built}`,
      ...facts,
    })
    .returning();
  if (!request) throw new Error("The request was not stored");
  return request;
}
