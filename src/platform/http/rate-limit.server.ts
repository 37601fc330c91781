import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { AppError } from "#src/shared/errors.ts";

/** `calls` in any `seconds`, all at once or spread out. */
export interface RateLimit {
  name: string;
  calls: number;
  seconds: number;
}

/**
 * The generic cell rate algorithm in one statement, in the database, so that it holds across
 * processes and under concurrency. Callers are kept as hashes: no address is stored.
 */
export async function isAdmitted(db: Db | Tx, limit: RateLimit, caller: string): Promise<boolean> {
  const key = keyOf(limit, caller);
  const step = stepOf(limit);
  const admitted = await db.execute(sql`
    insert into rate_limits as seen (key, allowed_at) values (${key}, now() + ${step})
    on conflict (key) do update set allowed_at = greatest(seen.allowed_at, now()) + ${step}
    where greatest(seen.allowed_at, now()) + ${step} <= now() + ${spanOf(limit)}`);
  return admitted.rowCount === 1;
}

/** The same, telling whoever is refused how long to wait. */
export async function enforceRateLimit(db: Db, limit: RateLimit, caller: string): Promise<void> {
  if (await isAdmitted(db, limit, caller)) return;
  throw new AppError("rate_limited", "Too many attempts. Please wait a moment and try again.", {
    retryAfterSeconds: await secondsUntilAdmitted(db, limit, caller),
  });
}

/** For whoever was refused; at least one. */
export async function secondsUntilAdmitted(
  db: Db | Tx,
  limit: RateLimit,
  caller: string,
): Promise<number> {
  const { rows } = await db.execute<{ wait: number }>(sql`
    select ceil(extract(epoch from allowed_at + ${stepOf(limit)} - ${spanOf(limit)} - now()))::int as wait
    from rate_limits where key = ${keyOf(limit, caller)}`);
  return Math.max(1, rows[0]?.wait ?? 1);
}

/** Takes back one call that was admitted and shall not count after all. */
export async function giveCallBack(db: Db, limit: RateLimit, caller: string): Promise<void> {
  await db.execute(sql`
    update rate_limits set allowed_at = allowed_at - ${stepOf(limit)}
    where key = ${keyOf(limit, caller)}`);
}

/** Those that limit nobody any more. */
export async function forgetOldCalls(db: Db): Promise<void> {
  await db.execute(sql`delete from rate_limits where allowed_at < now()`);
}

const stepOf = ({ seconds, calls }: RateLimit): SQL =>
  sql`make_interval(secs => ${seconds / calls})`;

const spanOf = ({ seconds }: RateLimit): SQL => sql`make_interval(secs => ${seconds})`;

const keyOf = ({ name }: RateLimit, caller: string): string =>
  `${name}:${createHash("sha256").update(caller).digest("base64url")}`;
