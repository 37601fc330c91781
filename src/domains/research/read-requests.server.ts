import { and, desc, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { collaborationRequests, researchProjects } from "#src/db/schema/research.server.ts";
import { totalOfPage } from "#src/db/total-of-page.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Availability } from "./limits-contract.ts";
import type { Collaboration, LeadsCollaboration } from "./request-contract.ts";
import { requestOfToken } from "./research-tokens.server.ts";

export type RequestRow = typeof collaborationRequests.$inferSelect;

const requestNotFound = () => new AppError("not_found", "Collaboration request not found");

/** That of the account which asked. Later accounts get what was asked under their address, and prove nothing. */
const isEmailConfirmed = sql<boolean>`exists (select from ${users}
  where 'user:' || ${users.id} = ${collaborationRequests.askerKey}
    and ${users.email} = ${collaborationRequests.email})`;

const selectRequests = (db: Db | Tx) =>
  db
    .select({
      ...getTableColumns(collaborationRequests),
      projectTitle: researchProjects.title,
      isEmailConfirmed,
    })
    .from(collaborationRequests)
    .innerJoin(researchProjects, eq(researchProjects.id, collaborationRequests.projectId));

type ReadRequest = RequestRow & { projectTitle: string; isEmailConfirmed: boolean };

const toCollaboration = (row: ReadRequest): Collaboration => ({
  id: row.id,
  projectId: row.projectId,
  projectTitle: row.projectTitle,
  name: row.name,
  expertise: row.expertise,
  contribution: row.contribution,
  message: row.message,
  availability: row.availability as Availability,
  status: row.status,
  note: row.note,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

export const toLeads = (row: ReadRequest): LeadsCollaboration => ({
  ...toCollaboration(row),
  email: row.email,
  isEmailConfirmed: row.isEmailConfirmed,
});

export async function findRequest(db: Db, id: number): Promise<ReadRequest | undefined> {
  const [row] = await selectRequests(db).where(eq(collaborationRequests.id, id));
  return row;
}

/** Those that wait come first; the caller has made sure that the reader leads the project. */
export async function listRequests(
  db: Db,
  projectId: number,
  page: Paging,
): Promise<ListPage<LeadsCollaboration>> {
  const where = eq(collaborationRequests.projectId, projectId);
  const rows = await selectRequests(db)
    .where(where)
    .orderBy(
      desc(sql`${collaborationRequests.status} = 'pending'`),
      desc(collaborationRequests.createdAt),
      desc(collaborationRequests.id),
    )
    .limit(page.limit)
    .offset(page.offset);
  const total = await totalOfPage(rows.length, page, () => db.$count(collaborationRequests, where));
  return { items: rows.map(toLeads), total };
}

/** Those of the account, and those that were sent without signing in under its proved address. */
export const isOwnRequest = ({ id, email }: Viewer): SQL | undefined =>
  or(
    eq(collaborationRequests.userId, id),
    and(
      sql`${collaborationRequests.userId} is null`,
      eq(sql`lower(${collaborationRequests.email})`, email.toLowerCase()),
    ),
  );

export async function listOwnRequests(db: Db, viewer: Viewer): Promise<LeadsCollaboration[]> {
  const rows = await selectRequests(db)
    .where(isOwnRequest(viewer))
    .orderBy(desc(collaborationRequests.id));
  return rows.map(toLeads);
}

/** The last one that a signed-in person sent to a project. */
export async function findOwnRequest(
  db: Db,
  viewer: Viewer,
  projectId: number,
): Promise<Collaboration | null> {
  const [row] = await selectRequests(db)
    .where(
      and(
        eq(collaborationRequests.userId, viewer.id),
        eq(collaborationRequests.projectId, projectId),
      ),
    )
    .orderBy(desc(collaborationRequests.id))
    .limit(1);
  return row ? toCollaboration(row) : null;
}

/** For whoever holds the link. It shows, and changes nothing. */
export async function viewCollaboration(
  services: Pick<Services, "db" | "secrets">,
  { token }: { token: string },
): Promise<Collaboration> {
  const id = requestOfToken(services, token);
  const row = await findRequest(services.db, id);
  if (!row) throw requestNotFound();
  return toCollaboration(row);
}

export async function lockRequest(tx: Tx, id: number): Promise<RequestRow> {
  const [row] = await tx
    .select()
    .from(collaborationRequests)
    .where(eq(collaborationRequests.id, id))
    .for("update");
  if (!row) throw requestNotFound();
  return row;
}
