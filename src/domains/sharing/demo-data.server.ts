import { and, asc, desc, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { experiences } from "#src/db/schema/sharing.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { STORIES } from "./demo/data/stories.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Days at the best known demo listing of each category, two of them not decided about yet. */
export const demoExperiences: DemoData = {
  name: "experiences",
  async load(tx) {
    const now = Date.now();
    const placeOf = await readPlaces(tx);
    const rows = STORIES.flatMap(({ photos, daysAgo, category, ...story }, index) => {
      const place = placeOf.get(category);
      if (!place) return [];
      // Each story begins with another picture of the place.
      const from = index % place.images.length;
      const images = [...place.images.slice(from), ...place.images.slice(0, from)].slice(0, photos);
      const createdAt = new Date(now - daysAgo * DAY);
      return [{ ...story, images, createdAt, businessId: place.id, isDemo: true }];
    });
    if (rows.length > 0) await tx.insert(experiences).values(rows);
    return [`Demo experiences: ${rows.length}`];
  },
  async remove(tx) {
    await tx.delete(experiences).where(eq(experiences.isDemo, true));
  },
};

async function readPlaces(tx: Tx): Promise<Map<string, { id: number; images: string[] }>> {
  const rows = await tx
    .selectDistinctOn([businesses.category], {
      category: businesses.category,
      id: businesses.id,
      images: businesses.images,
    })
    .from(businesses)
    .where(and(eq(businesses.isDemo, true), eq(businesses.status, "live")))
    .orderBy(
      asc(businesses.category),
      desc(businesses.featuredLevel),
      desc(businesses.reviewCount),
      asc(businesses.id),
    );
  return new Map(rows.map(({ category, ...place }) => [category, place]));
}
