import { and, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { widthOf } from "./area-contract.ts";
import { insideOf } from "./area-filter.server.ts";
import { findPage } from "./find-page.server.ts";
import { withTowns } from "./find-towns.server.ts";
import { loosen } from "./loosen-query.server.ts";
import {
  type Bounds,
  MAP_MARKS_MAX,
  MAP_MATCHES_MAX,
  MAP_PINS_ZOOM,
  type MapMarks,
  type MapRequest,
} from "./map-contract.ts";
import { type MarkGroup, mergeNear } from "./map-rules.ts";
import { mercatorOfListing } from "./position-filter.server.ts";
import { conditionOf } from "./search-conditions.server.ts";
import type { SearchInput } from "./search-input.server.ts";
import { understandQuery } from "./understand-query.server.ts";

/** Pixels of the map that one cluster stands for: a finger's width and a half. */
const CELL_PIXELS = 72;
const WORLD_PIXELS = 512;
/** However far the box and the zoom disagree, so many cells lie side by side at most. */
const CELLS_ACROSS_MAX = 24;

const NOTHING: MapMarks = { bounds: null, pins: [], clusters: [], isCapped: false };

/** What the same search finds, as pins and counted groups for a map. */
export async function listMapMarks(db: Db, request: MapRequest): Promise<MapMarks> {
  const { bbox: _view, zoom: _scale, ...conditions } = request;
  const input = { ...(await withTowns(db, conditions)), limit: 1, offset: 0 };
  const understood = input.q ? await understandQuery(db, input.q) : null;
  if (!understood) return input.q ? NOTHING : markMatches(db, request, input, null);
  const marks = await markMatches(db, request, input, understood.tsquery);
  if (marks.pins.length + marks.clusters.length > 0) return marks;
  // Nothing in view, or nothing at all: then the list shows what comes near.
  const isMissed = (await findPage(db, input, understood.tsquery)).total === 0;
  const looser = isMissed ? await loosen(db, input, understood) : null;
  return looser ? markMatches(db, request, input, looser) : marks;
}

async function markMatches(
  db: Db,
  { bbox, zoom }: MapRequest,
  input: SearchInput,
  tsquery: string | null,
): Promise<MapMarks> {
  const where = and(
    conditionOf(input, tsquery),
    isNotNull(businesses.latitude),
    isNotNull(businesses.longitude),
  );
  const bounds = bbox ?? (await readExtent(db, where));
  if (!bounds) return NOTHING;
  const cell = cellOf(bounds, zoom);
  const counted = await countGroups(db, and(where, insideOf(bounds)), cell);
  const groups = cell === null ? counted : mergeNear(counted, cell);
  const matches = groups.reduce((sum, { count }) => sum + count, 0);
  return {
    bounds,
    pins: groups
      .filter(({ count }) => count === 1)
      .map(({ id, name, latitude, longitude }) => ({ id, name, latitude, longitude })),
    clusters: groups
      .filter(({ count }) => count > 1)
      .map(({ count, latitude, longitude }) => ({ count, latitude, longitude })),
    isCapped: groups.length === MAP_MARKS_MAX || matches === MAP_MATCHES_MAX,
  };
}

async function readExtent(db: Db, where: SQL | undefined): Promise<Bounds | null> {
  const found = db
    .select({ latitude: businesses.latitude, longitude: businesses.longitude })
    .from(businesses)
    .where(where)
    .limit(MAP_MATCHES_MAX)
    .as("found");
  const [extent] = await db
    .select({
      west: sql<number | null>`min(${found.longitude})`,
      south: sql<number | null>`min(${found.latitude})`,
      east: sql<number | null>`max(${found.longitude})`,
      north: sql<number | null>`max(${found.latitude})`,
    })
    .from(found);
  const { west, south, east, north } = extent ?? {};
  if (west == null || south == null || east == null || north == null) return null;
  return { west, south, east, north };
}

/** Places in one cell of a grid belong together; near enough (null) each place is its own group. */
function cellOf(bounds: Bounds, zoom: number | undefined): number | null {
  if (zoom !== undefined && zoom >= MAP_PINS_ZOOM) return null;
  const radians = (widthOf(bounds) * Math.PI) / 180;
  const pixels = zoom === undefined ? Number.POSITIVE_INFINITY : WORLD_PIXELS * 2 ** zoom;
  return Math.max((2 * Math.PI * CELL_PIXELS) / pixels, radians / CELLS_ACROSS_MAX, 1e-9);
}

type CountedGroup = MarkGroup & Record<string, unknown>;

async function countGroups(
  db: Db,
  where: SQL | undefined,
  cell: number | null,
): Promise<MarkGroup[]> {
  const group =
    cell === null
      ? sql`id`
      : sql`floor(place[0] / ${cell}::float8), floor(place[1] / ${cell}::float8)`;
  const { rows } = await db.execute<CountedGroup>(sql`
    with found as materialized (
      select ${businesses.id}, ${businesses.name}, ${businesses.latitude}, ${businesses.longitude},
        ${mercatorOfListing} as place
      from ${businesses} where ${where} limit ${MAP_MATCHES_MAX})
    select count(*)::int as count, min(id) as id, min(name) as name,
      avg(latitude) as latitude, avg(longitude) as longitude
    from found group by ${group} order by count(*) desc, min(id) limit ${MAP_MARKS_MAX}`);
  return rows;
}
