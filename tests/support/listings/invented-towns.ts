import { TOWNS } from "#src/domains/directory/manage/demo/towns.ts";
import { seededRandom } from "#src/shared/seeded-random.ts";

export interface InventedTown {
  city: string;
  state: string;
  zip: string;
  latitude: number;
  longitude: number;
}

const BEFORE = "Port,Cape,East,West,North,South,New,Old,Little,Upper,Lower,Saint".split(",");
const MIDDLE =
  "Ash,Bay,Brant,Cedar,Cliff,Drift,Egret,Fair,Gull,Hart,Iron,King,Lark,Marsh,Oak,Osprey,Pine,Reed,Salt,Sand,Stone,Tern,Wake,Wind".split(
    ",",
  );
const AFTER = "bury,ford,haven,ham,land,mouth,port,shore,stead,ton,view,wick".split(",");
const SPREAD_DEGREES = 1.2;

/** The real towns of the demo data first, then made-up ones not far from them. */
export function inventTowns(seed: string): InventedTown[] {
  const random = seededRandom(`${seed}-towns`);
  const invented = BEFORE.flatMap((before) =>
    MIDDLE.flatMap((middle) => AFTER.map((after) => `${before} ${middle}${after}`)),
  ).map((city) => {
    const near = TOWNS[Math.floor(random() * TOWNS.length)];
    if (!near) throw new Error("There are no towns");
    return {
      city,
      state: near.state,
      zip: near.zip,
      latitude: near.latitude + (random() - 0.5) * SPREAD_DEGREES,
      longitude: near.longitude + (random() - 0.5) * SPREAD_DEGREES,
    };
  });
  return [...TOWNS, ...invented].map(({ city, state, zip, latitude, longitude }) => ({
    city,
    state,
    zip,
    latitude,
    longitude,
  }));
}
