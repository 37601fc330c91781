import { and, asc, desc, eq, getTableColumns } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { experiences } from "#src/db/schema/sharing.server.ts";
import { findSignals, type SignalSource } from "#src/domains/moderation/find-signals.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type {
  AdminExperience,
  AdminExperienceFilter,
  Experience,
  ExperienceListRequest,
  OwnExperience,
} from "./contract.ts";
import { toExperience, versionOfExperience } from "./to-experience.server.ts";

export const EXPERIENCE_NOT_FOUND = "Experience not found";

/** What visitors shared about a listing, the newest first. */
export async function listExperiences(
  db: Db,
  businessId: number,
  { limit, offset }: ExperienceListRequest,
): Promise<ListPage<Experience>> {
  const where = and(eq(experiences.businessId, businessId), eq(experiences.isApproved, true));
  const rows = await db
    .select()
    .from(experiences)
    .where(where)
    .orderBy(desc(experiences.createdAt), desc(experiences.id))
    .limit(limit)
    .offset(offset);
  return { items: rows.map(toExperience), total: await db.$count(experiences, where) };
}

/** One that everyone may see, on a listing that everyone may see. */
export async function requirePublished(db: Db, id: number): Promise<void> {
  const [row] = await db
    .select({ id: experiences.id })
    .from(experiences)
    .innerJoin(businesses, eq(businesses.id, experiences.businessId))
    .where(
      and(eq(experiences.id, id), eq(experiences.isApproved, true), eq(businesses.status, "live")),
    );
  if (!row) throw new AppError("not_found", EXPERIENCE_NOT_FOUND);
}

const SOURCE: SignalSource = {
  table: experiences,
  text: "caption",
  email: null,
  sender: "sender_key",
  about: "business_id",
  account: "user_id",
};

/** What waits comes the oldest first, what is published the newest first. */
export async function listForAdmin(
  db: Db,
  { approved = false, limit, offset }: AdminExperienceFilter,
): Promise<ListPage<AdminExperience>> {
  const where = eq(experiences.isApproved, approved);
  const direction = approved ? desc : asc;
  const rows = await selectNamed(db)
    .where(where)
    .orderBy(direction(experiences.createdAt), direction(experiences.id))
    .limit(limit)
    .offset(offset);
  return {
    items: await withSignals(db, rows),
    total: await db.$count(experiences, where),
  };
}

const selectNamed = (db: Db) =>
  db
    .select({ ...getTableColumns(experiences), businessName: businesses.name })
    .from(experiences)
    .innerJoin(businesses, eq(businesses.id, experiences.businessId));

type NamedRow = Awaited<ReturnType<typeof selectNamed>>[number];

async function withSignals(db: Db, rows: readonly NamedRow[]): Promise<AdminExperience[]> {
  const waiting = rows.filter((row) => !row.isApproved);
  const signals = await findSignals(
    db,
    SOURCE,
    waiting.map(({ id, caption }) => ({ id, text: caption })),
  );
  return rows.map(({ businessName, ...row }) => ({
    ...toExperience(row),
    businessName,
    version: versionOfExperience(row),
    signals: signals.get(row.id) ?? [],
  }));
}

/** One, published or not, as administrators see it. */
export async function readForAdmin(db: Db, id: number): Promise<AdminExperience> {
  const [row] = await selectNamed(db).where(eq(experiences.id, id));
  if (!row) throw new AppError("not_found", EXPERIENCE_NOT_FOUND);
  const [experience] = await withSignals(db, [row]);
  if (!experience) throw new AppError("not_found", EXPERIENCE_NOT_FOUND);
  return experience;
}

/** Published or not, for whoever shared it. */
export async function listOwn(db: Db, userId: string): Promise<OwnExperience[]> {
  const rows = await selectNamed(db)
    .where(eq(experiences.userId, userId))
    .orderBy(desc(experiences.createdAt), desc(experiences.id));
  return rows.map(({ businessName, ...row }) => ({ ...toExperience(row), businessName }));
}
