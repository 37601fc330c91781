import { and, asc, eq, inArray, isNotNull, notExists, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rentalDesks, rentalItems } from "#src/db/schema/rentals.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { NewRentalItem, type NewRentalItemInput } from "../item/contract.ts";
import { RENTALS, zoneOf } from "../item/queries.server.ts";
import { itemColumns } from "../item/to-item.server.ts";
import { composeFleet } from "./demo/compose-fleet.ts";
import { DEMO_ITEM_SCENES, DEMO_ITEMS, DEMO_POLICY } from "./demo/data/items.ts";
import { DEMO_POLICIES } from "./demo/data/policies.ts";
import { writeDemoBookings } from "./demo/write-demo-bookings.server.ts";

const BUSINESSES = 12;
const FEWEST_ITEMS = 4;

/** Rental items of some demo listings, those of the demo owner first, with bookings behind and ahead. */
export const demoRentals: DemoData = {
  name: "rentals",
  async load(tx) {
    const places = await readPlaces(tx).limit(BUSINESSES);
    let [items, bookings] = [0, 0];
    for (const [index, place] of places.entries()) {
      // All of them at the first place, four to twelve at the others.
      const many = index === 0 ? DEMO_ITEMS.length : FEWEST_ITEMS + (index % 9);
      const offered = DEMO_ITEMS.slice(0, many).map((given) => ({
        ...given,
        scene: DEMO_ITEM_SCENES[given.name] ?? "vests",
      }));
      bookings += await openDesk(tx, place, { offered, policy: DEMO_POLICY });
      items += many;
    }
    return [`Demo rental items: ${items}, with ${bookings} bookings`];
  },
  async remove(tx) {
    const demo = tx
      .selectDistinct({ id: rentalItems.businessId })
      .from(rentalItems)
      .where(eq(rentalItems.isDemo, true));
    await tx.delete(rentalDesks).where(inArray(rentalDesks.businessId, demo));
    await tx.delete(rentalItems).where(eq(rentalItems.isDemo, true));
  },
};

/** Every other demo listing that rents something, with what fits it; what was loaded before gets pictures of its own. */
export const demoFleets: DemoData = {
  name: "rental-fleets",
  async load(tx) {
    await drawEach(tx);
    const places = await readPlaces(tx);
    let [items, bookings] = [0, 0];
    for (const [index, place] of places.entries()) {
      const offered = composeFleet(place);
      const policy = DEMO_POLICIES[index % DEMO_POLICIES.length] ?? DEMO_POLICY;
      bookings += await openDesk(tx, place, { offered, policy });
      items += offered.length;
    }
    return [
      `Demo rental items of ${places.length} more places: ${items}, with ${bookings} bookings`,
    ];
  },
  remove: demoRentals.remove,
};

/** Live ones that have nothing to rent yet. */
const readPlaces = (tx: Tx) =>
  tx
    .select({
      id: businesses.id,
      amenities: businesses.amenities,
      timeZone: businesses.timeZone,
    })
    .from(businesses)
    .where(
      and(
        eq(businesses.isDemo, true),
        eq(businesses.status, "live"),
        eq(businesses.category, RENTALS),
        notExists(tx.select().from(rentalItems).where(eq(rentalItems.businessId, businesses.id))),
      ),
    )
    .orderBy(sql`${isNotNull(businesses.ownerId)} desc`, asc(businesses.id));

type Place = Awaited<ReturnType<typeof readPlaces>>[number];

interface Offered {
  offered: readonly (NewRentalItemInput & { scene: string })[];
  policy: string;
}

/** Answers how many bookings there are. */
async function openDesk(tx: Tx, place: Place, { offered, policy }: Offered): Promise<number> {
  const { id: businessId } = place;
  await tx.insert(rentalDesks).values({ businessId, policy }).onConflictDoNothing();
  const rows = offered.map(({ scene, ...given }, order) => {
    const item = NewRentalItem.parse({ ...given, openHours: "listing" });
    const { pricePerHour: hourCents, pricePerDay: dayCents } = item;
    const images = [`/art/rental/${scene}/${businessId * 100 + order}.svg`];
    return { ...item, ...itemColumns(item), hourCents, dayCents, images, businessId, isDemo: true };
  });
  let bookings = 0;
  for (const item of await tx.insert(rentalItems).values(rows).returning())
    bookings += await writeDemoBookings(tx, item, { timeZone: zoneOf(place), policy });
  return bookings;
}

/** Earlier versions showed the pictures of the listing. */
async function drawEach(tx: Tx): Promise<void> {
  for (const [name, scene] of Object.entries(DEMO_ITEM_SCENES))
    await tx
      .update(rentalItems)
      .set({
        images: sql`array['/art/rental/' || ${scene}::text || '/' || ${rentalItems.id} || '.svg']`,
      })
      .where(
        and(
          eq(rentalItems.isDemo, true),
          eq(rentalItems.name, name),
          sql`${rentalItems.images}[1] like '/art/place/%'`,
        ),
      );
}
