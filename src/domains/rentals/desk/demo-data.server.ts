import { and, asc, eq, inArray, isNotNull, notExists, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rentalDesks, rentalItems } from "#src/db/schema/rentals.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { NewRentalItem, type NewRentalItemInput } from "../item/contract.ts";
import { RENTALS } from "../item/queries.server.ts";
import { itemColumns } from "../item/to-item.server.ts";
import { composeFleet } from "./demo/compose-fleet.ts";
import { DEMO_ITEM_SCENES, DEMO_ITEMS, DEMO_POLICY } from "./demo/data/items.ts";
import { DEMO_POLICIES } from "./demo/data/policies.ts";
import { writeDemoBookings } from "./demo/write-demo-bookings.server.ts";

const BUSINESSES = 12;

/** Rental items of some demo listings, those of the demo owner first, with bookings behind and ahead. */
export const demoRentals: DemoData = {
  name: "rentals",
  async load(tx) {
    const [first, ...others] = await readPlaces(tx).limit(BUSINESSES);
    if (!first) return [];
    // Of everything one, so that there is something of each kind to try.
    const offered = DEMO_ITEMS.map((given) => ({
      ...given,
      scene: DEMO_ITEM_SCENES[given.name] ?? "outfit",
    }));
    const own = await openDesk(tx, first, { offered, policy: DEMO_POLICY });
    return [`Demo rental items: ${wordsOf([own, ...(await openFleets(tx, others))])}`];
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
    const opened = await openFleets(tx, places);
    return [`Demo rental items of ${places.length} more places: ${wordsOf(opened)}`];
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
      hours: businesses.hours,
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

interface Opened {
  items: number;
  bookings: number;
}

const wordsOf = (opened: readonly Opened[]): string => {
  const sum = (name: keyof Opened) => opened.reduce((total, each) => total + each[name], 0);
  return `${sum("items")}, with ${sum("bookings")} bookings`;
};

/** What fits each place. */
async function openFleets(tx: Tx, places: readonly Place[]): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const place of places) {
    const policy = DEMO_POLICIES[place.id % DEMO_POLICIES.length] ?? DEMO_POLICY;
    opened.push(await openDesk(tx, place, { offered: composeFleet(place), policy }));
  }
  return opened;
}

async function openDesk(tx: Tx, place: Place, { offered, policy }: Offered): Promise<Opened> {
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
    bookings += await writeDemoBookings(tx, { item, business: place }, policy);
  return { items: rows.length, bookings };
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
