import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { sandboxEvents } from "#src/db/schema/sandbox.server.ts";

/** What every part of the sandbox works with. */
export interface Books {
  /** On connections of its own: whoever asks it in a transaction must not wait for himself. */
  db: Db;
  /** Tests move it. */
  clock: () => Date;
  /** Where its own pages are. */
  baseUrl: string;
  /** Sends what waits, without anybody waiting for it. */
  wake: () => void;
}

/** As Stripe begins its ids, so that people know them: an id tells what it is of. */
const PREFIXES = {
  payment_intent: "pi",
  subscription: "sub",
  "checkout.session": "cs",
  invoice: "in",
  refund: "re",
  charge: "ch",
  dispute: "du",
  customer: "cus",
  event: "evt",
} as const;

export const newId = (object: keyof typeof PREFIXES): string =>
  `${PREFIXES[object]}_sandbox_${randomBytes(16).toString("hex")}`;

export function objectOf(id: string): string | undefined {
  const prefix = id.slice(0, id.indexOf("_"));
  return Object.entries(PREFIXES).find(([, known]) => known === prefix)?.[0];
}

/** One entry into the books; what it tells the world leaves when it is written. */
export async function enter<T>(books: Books, work: (tx: Tx) => Promise<T>): Promise<T> {
  const result = await books.db.transaction(work);
  books.wake();
  return result;
}

/** Sent on after the transaction, until it was taken. */
export async function tell(tx: Tx, type: string, objectId: string): Promise<void> {
  const createdAt = sql`clock_timestamp()`;
  await tx.insert(sandboxEvents).values({ id: newId("event"), type, objectId, createdAt });
}
