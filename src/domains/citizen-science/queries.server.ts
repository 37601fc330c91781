import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import {
  citizenContributions,
  citizenParticipation,
  citizenProjects,
} from "#src/db/schema/citizen-science.server.ts";
import { totalOfPage } from "#src/db/total-of-page.server.ts";
import { shownPlace } from "#src/domains/places/shown-place.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { CitizenProject, CitizenProjectFilter } from "./contract.ts";
import { seesProject } from "./sees-project.server.ts";
import {
  type CountedProject,
  type ProjectRow,
  toProject,
  toProjects,
} from "./to-project.server.ts";

export const projectNotFound = () => new AppError("not_found", "Project not found");

/** Written out: of a select from one table, drizzle leaves out which table a column is of. */
const OF_PROJECT = sql`project_id = ${citizenProjects}.id`;
const PARTICIPANTS = sql<number>`(select count(*)::int from ${citizenParticipation} where ${OF_PROJECT})`;
const COLLECTED = sql<number>`(select coalesce(sum(amount), 0)::int from ${citizenContributions} where ${OF_PROJECT})`;
const joinedBy = (viewer: Viewer | null): SQL<boolean> =>
  viewer
    ? sql<boolean>`exists (select from ${citizenParticipation} where ${OF_PROJECT} and user_id = ${viewer.id})`
    : sql<boolean>`false`;

const selectProjects = (db: Db | Tx, viewer: Viewer | null) =>
  db
    .select({
      ...getTableColumns(citizenProjects),
      seen: { ...shownPlace(citizenProjects, seesProject(viewer)), exactly: seesProject(viewer) },
      participantCount: PARTICIPANTS,
      dataCollected: COLLECTED,
      isJoined: joinedBy(viewer),
    })
    .from(citizenProjects);

/** What is shown roughly is found by its county or water, and by the words that are shown of it. */
const searched = (viewer: Viewer | null): SQL[] => [
  ...[citizenProjects.title, citizenProjects.description, citizenProjects.organizer].map(
    (column) => sql`case when ${seesProject(viewer)} then ${column} end`,
  ),
  sql`case when not ${seesProject(viewer)} then ${citizenProjects.publicWords} end`,
  shownPlace(citizenProjects, seesProject(viewer)).location,
];

/** Featured ones first, then the newest: as the index has it, which is not read in another order of nulls. */
const LIST_ORDER = [citizenProjects.featured, citizenProjects.createdAt, citizenProjects.id].map(
  (column) => sql`${column} desc nulls last`,
);

export async function listProjects(
  db: Db,
  { projectType, status, q, ...page }: CitizenProjectFilter & Paging,
  viewer: Viewer | null,
): Promise<ListPage<CitizenProject>> {
  const where = and(
    projectType && eq(citizenProjects.projectType, projectType),
    status && eq(citizenProjects.status, status),
    containsText(searched(viewer), q),
  );
  const rows = await selectProjects(db, viewer)
    .where(where)
    .orderBy(...LIST_ORDER)
    .limit(page.limit)
    .offset(page.offset);
  const total = await totalOfPage(rows.length, page, () => db.$count(citizenProjects, where));
  return { items: await toProjects(rows), total };
}

export async function findProjectRow(
  db: Db | Tx,
  id: number,
  viewer: Viewer | null,
): Promise<CountedProject | undefined> {
  const [row] = await selectProjects(db, viewer).where(eq(citizenProjects.id, id));
  return row;
}

export const findProjects = async (
  db: Db,
  ids: readonly number[],
  viewer: Viewer | null,
): Promise<CitizenProject[]> =>
  toProjects(await selectProjects(db, viewer).where(inArray(citizenProjects.id, [...ids])));

export async function requireProjectRow(
  db: Db | Tx,
  id: number,
  viewer: Viewer | null,
): Promise<CountedProject> {
  const row = await findProjectRow(db, id, viewer);
  if (!row) throw projectNotFound();
  return row;
}

export const requireProject = async (
  db: Db | Tx,
  id: number,
  viewer: Viewer | null,
): Promise<CitizenProject> => toProject(await requireProjectRow(db, id, viewer));

/** Whoever else changes or deletes it waits, and so do those who join. */
export async function lockProject(tx: Tx, id: number): Promise<ProjectRow> {
  const [row] = await tx
    .select()
    .from(citizenProjects)
    .where(eq(citizenProjects.id, id))
    .for("update");
  if (!row) throw projectNotFound();
  return row;
}

export async function listOwnProjects(db: Db, viewer: Viewer): Promise<CitizenProject[]> {
  const rows = await selectProjects(db, viewer)
    .where(eq(citizenProjects.userId, viewer.id))
    .orderBy(desc(citizenProjects.createdAt), desc(citizenProjects.id));
  return toProjects(rows);
}

export const countActiveProjects = (db: Db): Promise<number> =>
  db.$count(citizenProjects, eq(citizenProjects.status, "active"));

/** The sum of all participants. */
export const countContributors = (db: Db): Promise<number> => db.$count(citizenParticipation);
