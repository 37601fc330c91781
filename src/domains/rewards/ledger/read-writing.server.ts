import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { events } from "#src/db/schema/events.server.ts";
import { media } from "#src/db/schema/media.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { experiences } from "#src/db/schema/sharing.server.ts";
import { aboutPath } from "#src/domains/sharing/rules.ts";
import type { Thing } from "../worth/thing.ts";
import { stateCode } from "./state-code.ts";

/** Something published, with the pictures that it shows. */
interface Published extends Thing {
  images: readonly string[];
}

/** Published reviews, each known by its place: one that is written again is the same. */
async function readReviews(tx: Tx, userId: string): Promise<Published[]> {
  const rows = await tx
    .select({
      at: reviews.createdAt,
      images: reviews.images,
      businessId: reviews.businessId,
      title: businesses.name,
      state: businesses.state,
      ownerId: businesses.ownerId,
    })
    .from(reviews)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .where(and(eq(reviews.userId, userId), reviews.isApproved));
  return rows.map(({ ownerId, businessId, state, ...row }) => ({
    ...row,
    kind: "review",
    source: String(businessId),
    path: `/business/${businessId}?tab=reviews`,
    state: stateCode(state),
    businessId,
    eventId: null,
    isOwn: ownerId === userId,
  }));
}

async function readExperiences(tx: Tx, userId: string): Promise<Published[]> {
  const rows = await tx
    .select({
      id: experiences.id,
      at: experiences.createdAt,
      images: experiences.images,
      businessId: experiences.businessId,
      eventId: experiences.eventId,
      title: sql<string>`coalesce(${businesses.name}, ${events.title})`,
      state: sql<string | null>`coalesce(${businesses.state}, ${events.state})`,
      ownerId: sql<string | null>`coalesce(${businesses.ownerId}, ${events.organizerId})`,
    })
    .from(experiences)
    .leftJoin(businesses, eq(businesses.id, experiences.businessId))
    .leftJoin(events, eq(events.id, experiences.eventId))
    .where(and(eq(experiences.userId, userId), experiences.isApproved));
  return rows.map(({ id, ownerId, state, ...row }) => ({
    ...row,
    kind: "experience",
    source: String(id),
    path: aboutPath(row),
    state: stateCode(state),
    isOwn: ownerId === userId,
  }));
}

/** Each picture once, with the first that shows it; those of others are not the person's. */
function photosOf(published: readonly Published[], pictureAt: (path: string) => string | null) {
  const first = new Map<string, Thing>();
  const inOrder = published.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { images, ...thing } of inOrder) {
    if (thing.isOwn) continue;
    for (const path of images) {
      const source = pictureAt(path);
      if (source !== null && !first.has(source))
        first.set(source, { ...thing, kind: "photo", source });
    }
  }
  return [...first.values()];
}

const MEDIA_ID = /^\/media\/([^/-]+)-/;

/** What a path shows: the same for the same picture sent twice, null for one that somebody else sent. */
async function readPictures(tx: Tx, userId: string, published: readonly Published[]) {
  const ids = published.flatMap(({ images }) =>
    images.map((path) => MEDIA_ID.exec(path)?.[1] ?? ""),
  );
  const { id, uploaderId, bytes, width, height, placeholder } = media;
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({
            id,
            isTheirs: sql<boolean>`coalesce(${uploaderId} = ${userId}, true)`,
            picture: sql<string>`md5(concat_ws(' ', ${bytes}, ${width}, ${height}, ${placeholder}))`,
          })
          .from(media)
          .where(inArray(id, ids));
  const known = new Map(rows.map((row) => [row.id, row.isTheirs ? row.picture : null]));
  return (path: string): string | null => {
    const found = known.get(MEDIA_ID.exec(path)?.[1] ?? "");
    return found === undefined ? path : found;
  };
}

/** What a person wrote and showed, as far as it is published. */
export async function readWriting(tx: Tx, userId: string): Promise<Thing[]> {
  const published = [...(await readReviews(tx, userId)), ...(await readExperiences(tx, userId))];
  const pictureAt = await readPictures(tx, userId, published);
  return [...published.map(({ images: _, ...thing }) => thing), ...photosOf(published, pictureAt)];
}
