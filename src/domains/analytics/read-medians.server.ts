import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { analyticsMedians } from "#src/db/schema/analytics.server.ts";
import type { CategoryMedian, FeaturedMedians, Figure } from "./figure-contract.ts";
import { addDays } from "./period-rules.ts";
import { readFigures } from "./queries.server.ts";

interface Asked {
  businessId: number;
  category: string;
  days: number;
}

/** What is usual in the category, beside the listing's own figures of the very same days. */
export async function readCategoryMedian(
  db: Db,
  { businessId, category, days }: Asked,
): Promise<CategoryMedian | null> {
  const rows = await db
    .select()
    .from(analyticsMedians)
    .where(
      and(eq(analyticsMedians.group, `category:${category}`), eq(analyticsMedians.days, days)),
    );
  const [first] = rows;
  if (!first) return null;
  const { until, listings } = first;
  const period = { from: addDays(until, 1 - days), to: until };
  const medians = Object.fromEntries(rows.map(({ figure, median }) => [figure, median]));
  return {
    ...{ category, listings, until },
    medians: medians as Record<Figure, number>,
    own: await readFigures(db, { businessId, period }),
  };
}

const FEATURED_DAYS = 30;
/** Of fewer listings nothing is claimed. */
const FEATURED_LISTINGS_MIN = 20;

/** Null while there is too little to say anything about. */
export async function readFeaturedMedians(db: Db): Promise<FeaturedMedians | null> {
  const rows = await db
    .select()
    .from(analyticsMedians)
    .where(
      and(
        inArray(analyticsMedians.group, ["featured", "not-featured"]),
        eq(analyticsMedians.days, FEATURED_DAYS),
        eq(analyticsMedians.figure, "views"),
      ),
    );
  const featured = rows.find(({ group }) => group === "featured");
  const others = rows.find(({ group }) => group === "not-featured");
  if (!featured || !others) return null;
  if (Math.min(featured.listings, others.listings) < FEATURED_LISTINGS_MIN) return null;
  if (featured.median === 0) return null;
  return {
    ...{ days: FEATURED_DAYS, until: featured.until },
    featured: { listings: featured.listings, views: featured.median },
    others: { listings: others.listings, views: others.median },
  };
}
