import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { prepareOnce } from "#src/db/prepare-once.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { events } from "#src/db/schema/events.server.ts";
import { experiences } from "#src/db/schema/sharing.server.ts";
import { totalOfPage } from "#src/db/total-of-page.server.ts";
import { requireListing } from "#src/domains/directory/listing/queries.server.ts";
import { type QueueView, readQueue } from "#src/domains/moderation/read-queue.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type {
  AdminExperience,
  AdminExperienceFilter,
  Experience,
  ExperienceListRequest,
  OwnExperience,
} from "./contract.ts";
import type { About, SharedItem } from "./rules.ts";
import { toExperience, versionOfExperience } from "./to-experience.server.ts";

export const EXPERIENCE_NOT_FOUND = "Experience not found";

const approvedNewest = (column: typeof experiences.businessId | typeof experiences.eventId) =>
  prepareOnce((db) =>
    db
      .select()
      .from(experiences)
      .where(and(eq(column, sql.placeholder("id")), sql`${experiences.isApproved}`))
      .orderBy(desc(experiences.createdAt), desc(experiences.id))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare(`approved_experiences_${column.name}`),
  );

const ABOUT = {
  business: { column: experiences.businessId, read: approvedNewest(experiences.businessId) },
  event: { column: experiences.eventId, read: approvedNewest(experiences.eventId) },
};

/** What visitors shared about a listing or an event, the newest first. */
export async function listExperiences(
  db: Db,
  { type, id }: Pick<SharedItem, "type" | "id">,
  page: ExperienceListRequest,
): Promise<ListPage<Experience>> {
  const { column, read } = ABOUT[type];
  const rows = await read(db).execute({ id, ...page });
  const where = and(eq(column, id), eq(experiences.isApproved, true));
  const total = await totalOfPage(rows.length, page, () => db.$count(experiences, where));
  return { items: rows.map(toExperience), total };
}

const PHOTOS_SHOWN = 60;

/** Of published experiences at a listing, with who shared them; the newest first. */
export async function listExperiencePhotos(
  db: Db,
  id: number,
): Promise<{ src: string; by: string }[]> {
  const rows = await ABOUT.business.read(db).execute({ id, limit: PHOTOS_SHOWN, offset: 0 });
  const photos = rows.flatMap(({ images, authorName }) =>
    images.map((src) => ({ src, by: authorName })),
  );
  return photos.slice(0, PHOTOS_SHOWN);
}

/** One that was not taken down. */
const isPublicEvent = (id: number | null) =>
  and(eq(events.id, id ?? 0), isNull(events.takenDownReason));

/** Only live listings are told about, also by those who see others. */
export async function requireAbout(db: Db, { businessId, eventId }: About): Promise<void> {
  if (businessId !== null) await requireListing(db, businessId, null);
  else if ((await db.$count(events, isPublicEvent(eventId))) === 0)
    throw new AppError("not_found", "Event not found");
}

/** One that everyone may see, on a page that everyone may see. */
export async function requirePublished(db: Db, id: number): Promise<void> {
  const [row] = await db
    .select({ id: experiences.id })
    .from(experiences)
    .leftJoin(businesses, eq(businesses.id, experiences.businessId))
    .where(
      and(
        eq(experiences.id, id),
        eq(experiences.isApproved, true),
        or(isNotNull(experiences.eventId), eq(businesses.status, "live")),
      ),
    );
  if (!row) throw new AppError("not_found", EXPERIENCE_NOT_FOUND);
}

const selectNamed = (db: Db) =>
  db
    .select({
      ...getTableColumns(experiences),
      aboutName: sql<string>`coalesce(${businesses.name}, ${events.title})`,
    })
    .from(experiences)
    .leftJoin(businesses, eq(businesses.id, experiences.businessId))
    .leftJoin(events, eq(events.id, experiences.eventId));

type NamedRow = Awaited<ReturnType<typeof selectNamed>>[number];

const adminView: QueueView<NamedRow, AdminExperience> = {
  table: experiences,
  select: selectNamed,
  signals: {
    text: "caption",
    sender: "sender_key",
    about: "business_id",
    account: "user_id",
    wordsOf: ({ id, caption, isApproved }) => (isApproved ? null : { id, text: caption }),
  },
  toItem: ({ aboutName, ...row }, signals) => ({
    ...toExperience(row),
    aboutName,
    version: versionOfExperience(row),
    signals,
  }),
};

/** What waits comes the oldest first, what is published the newest first. */
export function listForAdmin(
  db: Db,
  { approved = false, ...page }: AdminExperienceFilter,
): Promise<ListPage<AdminExperience>> {
  const direction = approved ? desc : asc;
  return readQueue(db, adminView, {
    ...page,
    where: eq(experiences.isApproved, approved),
    order: [direction(experiences.createdAt), direction(experiences.id)],
  });
}

/** One, published or not, as administrators see it. */
export async function readForAdmin(db: Db, id: number): Promise<AdminExperience> {
  const which = { where: eq(experiences.id, id), order: [experiences.id], limit: 1, offset: 0 };
  const [experience] = (await readQueue(db, adminView, which)).items;
  if (!experience) throw new AppError("not_found", EXPERIENCE_NOT_FOUND);
  return experience;
}

/** Published or not, for whoever shared it. */
export async function listOwn(
  db: Db,
  userId: string,
  { limit, offset }: Paging,
): Promise<ListPage<OwnExperience>> {
  const isOwn = eq(experiences.userId, userId);
  const rows = await selectNamed(db)
    .where(isOwn)
    .orderBy(desc(experiences.createdAt), desc(experiences.id))
    .limit(limit)
    .offset(offset);
  const items = rows.map(({ aboutName, ...row }) => ({ ...toExperience(row), aboutName }));
  return { items, total: await db.$count(experiences, isOwn) };
}
