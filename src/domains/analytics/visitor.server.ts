import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { visitorSalts } from "#src/db/schema/analytics.server.ts";
import { callerOf } from "#src/platform/http/caller.server.ts";
import { dayOf } from "./period-rules.ts";
import { HOUSEHOLD_LENGTH, VISITOR_LENGTH } from "./rules.ts";

/**
 * Tells the visitors of one day apart; it begins with what all devices at one address share. Neither the address nor the browser can be read back, and
 * when the day's salt is deleted nobody can even try addresses.
 */
export async function visitorOf(
  db: Db,
  { address, userAgent }: { address: string; userAgent: string },
  at: Date,
): Promise<string> {
  const salt = await saltOf(db, dayOf(at));
  const household = callerOf(address);
  const hash = (text: string) => createHmac("sha256", salt).update(text).digest("base64url");
  const device = hash(`${household}\0${userAgent}`);
  return `${hash(household).slice(0, HOUSEHOLD_LENGTH)}${device}`.slice(0, VISITOR_LENGTH);
}

/** Made by whoever needs it first; everyone else waits for that row and reads it. */
async function saltOf(db: Db, day: string): Promise<string> {
  const known = await readSalt(db, day);
  if (known) return known;
  const salt = randomBytes(32).toString("base64url");
  await db.insert(visitorSalts).values({ day, salt }).onConflictDoNothing();
  return (await readSalt(db, day)) ?? salt;
}

async function readSalt(db: Db, day: string): Promise<string | undefined> {
  const [row] = await db.select().from(visitorSalts).where(eq(visitorSalts.day, day));
  return row?.salt;
}
