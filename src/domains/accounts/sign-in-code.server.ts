import { randomInt } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { type SignUpFacts, signInCodes } from "#src/db/schema/accounts.server.ts";
import { isEqualSecret, type Secrets } from "#src/platform/secrets.server.ts";
import { CODE_LENGTH, CODE_MAX_TRIES, CODE_VALID_MINUTES } from "./contract.ts";

/** A code has too few digits for a plain hash; the key keeps a stolen table useless. */
const codeHash = (secrets: Secrets, email: string, code: string) =>
  secrets.sign("sign-in-code", `${email} ${code}`);

/** The newest code replaces an older one. */
export async function issueCode(
  db: Db,
  secrets: Secrets,
  email: string,
  signUp: SignUpFacts | null,
): Promise<string> {
  const { code, row } = newCode(secrets, email, signUp);
  await db
    .insert(signInCodes)
    .values(row)
    .onConflictDoUpdate({ target: signInCodes.email, set: row });
  return code;
}

/**
 * For an address without an account: nobody is told the code, but trying one takes the same time.
 * It leaves the code of a sign-up that is under way.
 */
export async function issueDecoy(db: Db, secrets: Secrets, email: string): Promise<void> {
  await db
    .insert(signInCodes)
    .values(newCode(secrets, email, null).row)
    .onConflictDoNothing();
}

function newCode(secrets: Secrets, email: string, signUp: SignUpFacts | null) {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
  const row = {
    email,
    codeHash: codeHash(secrets, email, code),
    signUp,
    tries: 0,
    expiresAt: new Date(Date.now() + CODE_VALID_MINUTES * 60_000),
  };
  return { code, row };
}

export interface MatchedCode {
  codeHash: string;
  signUp: SignUpFacts | null;
}

/**
 * Counts the try before it looks at the code, in one statement: however many tries come at once,
 * no more than the allowed number is compared.
 */
export async function matchCode(
  db: Db,
  secrets: Secrets,
  email: string,
  code: string,
): Promise<MatchedCode | null> {
  const given = codeHash(secrets, email, code);
  const [row] = await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(
      and(
        eq(signInCodes.email, email),
        lt(signInCodes.tries, CODE_MAX_TRIES),
        gt(signInCodes.expiresAt, new Date()),
      ),
    )
    .returning({ codeHash: signInCodes.codeHash, signUp: signInCodes.signUp });
  return row && isEqualSecret(row.codeHash, given) ? row : null;
}

/** False when another request used the same code first. */
export async function consumeCode(tx: Tx, email: string, matched: MatchedCode): Promise<boolean> {
  const used = await tx
    .delete(signInCodes)
    .where(and(eq(signInCodes.email, email), eq(signInCodes.codeHash, matched.codeHash)))
    .returning({ email: signInCodes.email });
  return used.length === 1;
}
