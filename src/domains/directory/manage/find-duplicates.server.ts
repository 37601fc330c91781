import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { nameLikeness, phoneDigits, SIMILAR_NAME } from "../listing/name-rules.ts";
import type { Duplicate, DuplicateRequest } from "./contract.ts";
import { findPosition } from "./find-position.server.ts";

const NEARBY_MILES = 15;
const CANDIDATES_MAX = 300;
const SHOWN_MAX = 5;

/** Live listings that may be the same place: the same phone, or nearly the same name nearby. */
export async function findDuplicates(db: Db, given: DuplicateRequest): Promise<Duplicate[]> {
  const [samePhone, nearby] = await Promise.all([
    listByPhone(db, given.phone),
    given.name ? listNearby(db, given) : [],
  ]);
  const similar = nearby
    .map((row) => ({ ...row, likeness: nameLikeness(row.name, given.name) }))
    .filter(({ id, likeness }) => likeness >= SIMILAR_NAME && !samePhone.some((s) => s.id === id))
    .sort((a, b) => b.likeness - a.likeness);
  return [
    ...samePhone.map((row) => ({ ...row, reason: "same phone" as const })),
    ...similar.map(({ likeness: _likeness, ...row }) => ({
      ...row,
      reason: "similar name" as const,
    })),
  ].slice(0, SHOWN_MAX);
}

const SHOWN = {
  id: businesses.id,
  name: businesses.name,
  address: businesses.address,
  city: businesses.city,
  state: businesses.state,
  phone: businesses.phone,
};

function listWhere(db: Db, condition: SQL | undefined) {
  return db
    .select(SHOWN)
    .from(businesses)
    .where(and(eq(businesses.status, "live"), condition))
    .limit(CANDIDATES_MAX);
}

async function listByPhone(db: Db, phone: string) {
  const digits = phoneDigits(phone);
  if (!digits) return [];
  const stored = sql`right(regexp_replace(${businesses.phone}, '\\D', '', 'g'), 10)`;
  return listWhere(db, sql`${stored} = ${digits}`);
}

/** In the same town, and around the middle of the address. */
async function listNearby(db: Db, given: DuplicateRequest) {
  const { city, state } = given;
  const inTown = sql`lower(${businesses.city}) = lower(${city}) and ${businesses.state} = ${state}`;
  const middle = await findPosition(given);
  const [ofTown, around] = await Promise.all([
    city ? listWhere(db, inTown) : [],
    middle ? listWhere(db, isAround(middle)) : [],
  ]);
  return [...new Map([...ofTown, ...around].map((row) => [row.id, row])).values()];
}

function isAround({ latitude, longitude }: { latitude: number; longitude: number }): SQL {
  const reach = NEARBY_MILES / 3958.7613 / Math.cos((latitude * Math.PI) / 180);
  return sql`${businesses.latitude} is not null
    and mercator(${businesses.latitude}, ${businesses.longitude})
      <@ circle(mercator(${latitude}::float8, ${longitude}::float8), ${reach}::float8)`;
}
