import { and, desc, eq, getTableColumns, or, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { researchProjects } from "#src/db/schema/research.server.ts";
import { totalOfPage } from "#src/db/total-of-page.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { OwnProject, Project, ProjectFilter } from "./contract.ts";
import { collaboratorsOfProject, waitingOfProject } from "./count-requests.server.ts";
import { mayManage } from "./rules.ts";
import { type CountedProject, type ProjectRow, toProject } from "./to-project.server.ts";

export const projectNotFound = () => new AppError("not_found", "Research project not found");

const selectProjects = (db: Db | Tx) =>
  db
    .select({ ...getTableColumns(researchProjects), collaborators: collaboratorsOfProject })
    .from(researchProjects);

const SEARCHED = [
  researchProjects.title,
  researchProjects.description,
  researchProjects.leadResearcher,
  researchProjects.institution,
  sql`array_to_string(${researchProjects.targetSpecies}, ' ')`,
];

/** As the index has it, which is not read in another order of nulls. */
const NEWEST_FIRST = [researchProjects.createdAt, researchProjects.id].map(
  (column) => sql`${column} desc nulls last`,
);

/** The newest first. */
export async function listProjects(
  db: Db,
  { status, researchType, q, ...page }: ProjectFilter & Paging,
  viewer: Viewer | null,
): Promise<ListPage<Project>> {
  const where = and(
    status && eq(researchProjects.status, status),
    researchType && eq(researchProjects.researchType, researchType),
    containsText(SEARCHED, q),
  );
  const rows = await selectProjects(db)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(page.limit)
    .offset(page.offset);
  const total = await totalOfPage(rows.length, page, () => db.$count(researchProjects, where));
  return { items: rows.map((row) => toProject(row, viewer)), total };
}

export async function findProjectRow(db: Db | Tx, id: number): Promise<CountedProject | undefined> {
  const [row] = await selectProjects(db).where(eq(researchProjects.id, id));
  return row;
}

export async function requireProjectRow(db: Db | Tx, id: number): Promise<CountedProject> {
  const row = await findProjectRow(db, id);
  if (!row) throw projectNotFound();
  return row;
}

export const requireProject = async (db: Db, id: number, viewer: Viewer | null): Promise<Project> =>
  toProject(await requireProjectRow(db, id), viewer);

/** Whoever else changes or deletes it waits. */
export async function lockProject(tx: Tx, id: number): Promise<ProjectRow> {
  const [row] = await tx
    .select()
    .from(researchProjects)
    .where(eq(researchProjects.id, id))
    .for("update");
  if (!row) throw projectNotFound();
  return row;
}

/** What the signed-in person leads or sent in, the newest first, with what waits for an answer. */
export async function listOwnProjects(db: Db, viewer: Viewer): Promise<OwnProject[]> {
  const rows = await db
    .select({
      ...getTableColumns(researchProjects),
      collaborators: collaboratorsOfProject,
      waiting: waitingOfProject,
    })
    .from(researchProjects)
    .where(or(eq(researchProjects.userId, viewer.id), eq(researchProjects.submitterId, viewer.id)))
    .orderBy(desc(researchProjects.createdAt), desc(researchProjects.id));
  return rows.map(({ waiting, ...row }) => ({
    ...toProject(row, viewer),
    isContactConfirmed: row.contactConfirmedAt !== null,
    mayManage: mayManage(row, viewer),
    waiting,
  }));
}
