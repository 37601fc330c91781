import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#src/db/client.server.ts";
import { SIGHTING_DAYS, type Sightings, type Signal } from "./signal-contract.ts";
import { signalsOfHistory, signalsOfText } from "./signal-rules.ts";

/** Where a kind of contribution keeps what is compared: the names of its columns. */
export interface SignalSource {
  text: string;
  email?: string;
  sender: string;
  /** What it is about, such as "business_id". */
  about?: string;
  /** Null in a row that was sent without an account. */
  account?: string;
}

/** Of a changed item the new ones. */
export interface WaitingWords {
  id: number;
  text: string;
  /** Further words that readers will see, such as a title. */
  heading?: string;
}

/** The reasons to look twice at each pending item, for a page of a queue at a time. */
export async function findSignals(
  db: Db,
  table: PgTable,
  source: SignalSource,
  items: readonly WaitingWords[],
): Promise<Map<number, Signal[]>> {
  if (items.length === 0) return new Map();
  const seen = await countSightings(db, table, source, items);
  return new Map(
    items.map(({ id, text, heading = "" }) => [
      id,
      [...signalsOfHistory(seen.get(id) ?? NOTHING), ...signalsOfText(`${heading}\n${text}`)],
    ]),
  );
}

const NOTHING: Sightings = { sameText: 0, sameEmail: 0, sameSender: 0, anonymousAgain: 0 };

async function countSightings(
  db: Db,
  table: PgTable,
  { text, email, sender, about, account }: SignalSource,
  items: readonly WaitingWords[],
): Promise<Map<number, Sightings>> {
  const other = (name: string) => sql`other.${sql.identifier(name)}`;
  const own = (name: string) => sql`own.${sql.identifier(name)}`;
  const countOthers = (condition: SQL) =>
    sql`(select count(*)::int from ${table} other where other.id <> own.id and ${condition})`;
  const recent = sql`other.created_at > now() - make_interval(days => ${SIGHTING_DAYS})`;
  const sameSender = sql`${other(sender)} = ${own(sender)}`;
  const none = sql`0`;
  const { rows } = await db.execute<{ id: number } & Sightings>(sql`
    select own.id,
      ${countOthers(sql`md5(lower(${other(text)})) = md5(lower(item.text))`)} as "sameText",
      ${email ? countOthers(sql`lower(${other(email)}) = lower(${own(email)}) and ${own(email)} <> '' and ${recent}`) : none} as "sameEmail",
      ${countOthers(sql`${sameSender} and ${recent}`)} as "sameSender",
      ${
        about && account
          ? sql`case when ${own(account)} is null then ${countOthers(
              sql`${sameSender} and ${other(about)} = ${own(about)} and ${other(account)} is null`,
            )} else 0 end`
          : none
      } as "anonymousAgain"
    from unnest(${sql.param(items.map(({ id }) => id))}::int[], ${sql.param(items.map((item) => item.text))}::text[]) as item(id, text)
    join ${table} own on own.id = item.id`);
  return new Map(rows.map(({ id, ...sightings }) => [id, sightings]));
}
