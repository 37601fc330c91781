import { buildAccount } from "#src/db/build/account.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildRentalItem } from "#src/db/build/rental.server.ts";
import { type Db, openDatabase } from "#src/db/client.server.ts";
import { openBuiltLandfall } from "./built-landfall.ts";
import { type Bench, timesOf } from "./measure.ts";

const PEOPLE = 200;
const ROUNDS = 5;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const noon = Math.ceil(Date.now() / DAY) * DAY + 10 * DAY + 12 * HOUR;
const TIME = {
  startDate: new Date(noon).toISOString(),
  endDate: new Date(noon + 2 * HOUR).toISOString(),
};

type Landfall = Awaited<ReturnType<typeof openBuiltLandfall>>;
type Item = Awaited<ReturnType<typeof buildRentalItem>>;

/** How long a rush for one time takes, of which exactly one may come through. */
export const rentals: Bench = {
  name: "rentals",
  title: `Rentals, ${PEOPLE} requests at once for one item and one time`,
  async run({ connection }) {
    const { db, pool } = openDatabase(connection, console.error);
    const landfall = await openBuiltLandfall(connection);
    // Everything is called once to warm up, and each time for an item that nobody has.
    const items: Item[] = [];
    for (let call = 0; call < 2 * ROUNDS; call += 1) items.push(await rentOut(db));
    const next = async () => {
      const item = items.pop();
      if (item) await rush(landfall, item);
    };
    const calls = Array<typeof next>(ROUNDS).fill(next);
    const result = await timesOf("All of them are answered, one is stored", calls);
    await landfall.stop();
    await pool.end();
    return [result];
  },
};

/** Of somebody who answers. */
async function rentOut(db: Db): Promise<Item> {
  const { id: ownerId } = await buildAccount(db);
  const { id: businessId } = await buildListing(db, { category: "rentals", ownerId });
  return buildRentalItem(db, { businessId });
}

async function rush(landfall: Landfall, item: Item): Promise<void> {
  const asking = Array.from({ length: PEOPLE }, (_, person) => ask(landfall, item, person));
  const told = await Promise.all(asking);
  const stored = told.filter((status) => status === 201).length;
  const refused = told.filter((status) => status === 409).length;
  if (stored !== 1 || refused !== PEOPLE - 1)
    throw new Error(`Of ${PEOPLE} requests ${stored} were stored and ${refused} refused`);
}

/** Each from an address of their own, so that no limit is met. */
async function ask(landfall: Landfall, item: Item, person: number): Promise<number> {
  const request = new Request("http://localhost:3000/api/bookings", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Requested-With": "XMLHttpRequest" },
    body: JSON.stringify({
      ...{ rentalItemId: item.id, businessId: item.businessId, totalGuests: 1, ...TIME },
      ...{ customerName: "One of many", customerEmail: `${item.id}-${person}@example.com` },
    }),
  });
  const remoteAddress = `10.9.${person >> 8}.${person & 255}`;
  const answer = await landfall.fetch(request, { incoming: { socket: { remoteAddress } } });
  return answer.status;
}
