import type { Db } from "#src/db/client.server.ts";
import { findTimeZone } from "#src/domains/places/find-time-zone.server.ts";
import { searchListings } from "#src/domains/search/search.server.ts";
import { departureTime } from "./chain-stops.ts";
import { dayAndClock } from "./clock-text.ts";
import type { NamedPosition } from "./find-position.server.ts";
import { findSun } from "./find-surroundings.server.ts";
import type { Start } from "./plan-routes.ts";

/** Where a route begins, and when: now while it is light, else at sunrise. */
export async function findStart(
  db: Db,
  given: NamedPosition | null,
  now: Date,
): Promise<(Start & NamedPosition & { departsAt: number }) | null> {
  const from = given ?? (await findBestMarina(db));
  if (from === null) return null;
  const { latitude, longitude, name } = from;
  const point = { latitude, longitude };
  const timeZone = findTimeZone(point);
  const departsAt = departureTime(now.getTime(), findSun(point, timeZone, now.getTime()));
  const { sunset } = findSun(point, timeZone, departsAt);
  const departure = dayAndClock(departsAt, now.getTime(), timeZone);
  return { ...{ latitude, longitude, point, name, timeZone, departsAt, departure, sunset } };
}

/** Somebody has to begin somewhere: the marina that readers liked best. */
async function findBestMarina(db: Db): Promise<NamedPosition | null> {
  const best = { category: "marinas", sort: "rating", radius: 0, limit: 5, offset: 0 } as const;
  const { businesses } = await searchListings(db, best);
  const marina = businesses.find(({ latitude, longitude }) => latitude && longitude);
  if (!marina) return null;
  const { name, latitude, longitude } = marina;
  return { name, latitude: Number(latitude), longitude: Number(longitude) };
}
