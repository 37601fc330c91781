import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import type { TokenBudget } from "#src/platform/language-model/token-budget.server.ts";

interface TokenCaps {
  /** For each visitor and day (UTC). */
  visitor: number;
  /** For everybody together. */
  site: number;
}

const SITE = "site";

class OverCap extends Error {}

/**
 * Reserved before a question, settled after it: however many ask at once, no day passes its cap. What a
 * process that died had reserved counts as used.
 */
export function createTokenBudget(
  db: Db,
  caps: TokenCaps,
  now: () => Date = () => new Date(),
): TokenBudget {
  return {
    async reserve({ keys }, tokens) {
      if (tokens > Math.min(caps.visitor, caps.site)) return null;
      const day = now().toISOString().slice(0, 10);
      const holders = holdersOf(keys, day);
      const isWithinCaps = await reserveAll(db, { day, holders, tokens }, caps);
      if (!isWithinCaps) return null;
      let isSettled = false;
      return {
        async settle(usedTokens) {
          if (isSettled) return;
          isSettled = true;
          await correct(db, { day, holders, tokens: Math.ceil(usedTokens) - tokens });
        },
      };
    },
  };
}

/** Always in the same order, the site last: whoever waits for a row holds none that comes after it. */
const holdersOf = (keys: readonly string[], day: string): string[] => [
  ...keys.map((key) => createHash("sha256").update(`${day} ${key}`).digest("base64url")).sort(),
  SITE,
];

interface Charge {
  day: string;
  holders: readonly string[];
  tokens: number;
}

/** All of them or none: whoever is fullest decides. */
async function reserveAll(db: Db, charge: Charge, caps: TokenCaps): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      const charged = await tx.execute(sql`
        insert into assistant_tokens as spent (day, holder, used) values ${rowsOf(charge)}
        on conflict (day, holder) do update set used = spent.used + excluded.used
        where spent.used + excluded.used <= case spent.holder when ${SITE} then ${caps.site}::bigint else ${caps.visitor}::bigint end`);
      if (charged.rowCount !== charge.holders.length) throw new OverCap();
    });
    return true;
  } catch (error) {
    if (error instanceof OverCap) return false;
    throw error;
  }
}

const correct = (db: Db, charge: Charge) =>
  db.execute(sql`
    insert into assistant_tokens as spent (day, holder, used) values ${rowsOf(charge)}
    on conflict (day, holder) do update set used = greatest(spent.used + excluded.used, 0)`);

const rowsOf = ({ day, holders, tokens }: Charge): SQL =>
  sql.join(
    holders.map((holder) => sql`(${day}::date, ${holder}, ${tokens}::bigint)`),
    sql`, `,
  );
