import type { Pool } from "pg";
import { buildEvent } from "#src/db/build/event.server.ts";
import type { Connection, Database } from "#src/db/client.server.ts";
import { openBuiltLandfall } from "./built-landfall.ts";
import { type RatioResult, ratioOf } from "./measure.ts";

const CLIENTS = 16;

/** All for places of one date, the way a rush is; mails are asked for and not made. */
export async function measureRegistrations(
  connection: Connection,
  { db, pool }: Database,
): Promise<RatioResult> {
  const landfall = await openBuiltLandfall(connection);
  const ours = await buildEvent(db);
  const bare = await buildEvent(db);
  const register = async () => {
    const { request, bindings } = askFor(ours.event.id);
    const answer = await landfall.fetch(request, bindings);
    if (answer.status !== 201) throw new Error(`Refused: ${await answer.text()}`);
  };
  const ratio = await ratioOf(register, () => insertBare(pool, bare.date.id), CLIENTS);
  await landfall.stop();
  return {
    name: `Registrations for one date, ${CLIENTS} at a time`,
    ratio,
    limit: "a bare transaction that locks the row of the date, writes it and adds a party",
  };
}

let people = 0;

/** Each from an address of their own, so that no limit is met. */
function askFor(eventId: number) {
  people += 1;
  const remoteAddress = `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`;
  const request = new Request(`http://localhost:3000/api/events/${eventId}/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Requested-With": "XMLHttpRequest" },
    body: JSON.stringify({ userName: "One of many", userEmail: `${people}@example.com` }),
  });
  return { request, bindings: { incoming: { socket: { remoteAddress } } } };
}

let strangers = 0;

/** What cannot be left out: the lock, the party, the counter. */
async function insertBare(pool: Pool, dateId: number): Promise<void> {
  strangers += 1;
  const email = `${strangers}@bare.example`;
  const client = await pool.connect();
  try {
    await client.query("begin");
    const lock = "select taken from event_dates where id = $1 for update";
    await client.query({ name: "lock", text: lock, values: [dateId] });
    const insert =
      "insert into event_registrations (date_id, user_name, user_email) values ($1, 'One', $2)";
    await client.query({
      name: "party",
      text: insert,
      values: [dateId, email],
    });
    const count = "update event_dates set taken = taken + 1 where id = $1";
    await client.query({ name: "count", text: count, values: [dateId] });
    await client.query("commit");
  } finally {
    client.release();
  }
}
