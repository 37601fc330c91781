import { randomInt } from "node:crypto";
import { and, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db, Tx } from "#src/db/client.server.ts";
import { type SignUpFacts, signInCodes } from "#src/db/schema/accounts.server.ts";
import { hashToken, isEqualSecret, type Secrets } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { CODE_LENGTH, CODE_MAX_TRIES, CODE_VALID_MINUTES } from "../person/limits-contract.ts";

/** A code has too few digits for a plain hash; the key keeps a stolen table useless. */
const codeHash = (secrets: Secrets, email: string, code: string) =>
  secrets.sign("sign-in-code", `${email} ${code}`);

export interface CodeRequest {
  email: string;
  /** As the table keeps it. */
  ticketHash: string;
  signUp: SignUpFacts | null;
}

/** The code for one asking. Codes of other browsers for the same address stay as they are. */
export async function issueCode(
  { db, secrets }: Services,
  { email, ticketHash, signUp }: CodeRequest,
): Promise<string> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
  const row = {
    codeHash: codeHash(secrets, email, code),
    signUp,
    tries: 0,
    strangerTries: 0,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + CODE_VALID_MINUTES * 60_000),
  };
  await db
    .insert(signInCodes)
    .values({ email, ticket: ticketHash, ...row })
    .onConflictDoUpdate({ target: [signInCodes.email, signInCodes.ticket], set: row });
  return code;
}

export interface MatchedCode {
  codeHash: string;
  signUp: SignUpFacts | null;
}

/** "gone": expired, tried too often, used, or never asked for; which of them is not told. */
export type CodeTry = MatchedCode | "wrong" | "gone";

/**
 * Counts the try before it looks at the code, in one statement: however many tries come at once,
 * no more than the allowed number is compared. A browser with the ticket has its own tries at its own
 * code; one without has the tries that all strangers share, at the newest code.
 */
export async function tryCode(
  { db, secrets }: Services,
  { email, code, ticket }: { email: string; code: string; ticket: string | undefined },
): Promise<CodeTry> {
  const given = codeHash(secrets, email, code);
  const row = ticket
    ? await countTry(db, email, signInCodes.tries, sql`${hashToken(ticket)}`)
    : await countTry(db, email, signInCodes.strangerTries, newestTicket(db, email));
  if (!row) return "gone";
  return isEqualSecret(row.codeHash, given) ? row : "wrong";
}

async function countTry(
  db: Db,
  email: string,
  counter: PgColumn,
  ticket: SQL,
): Promise<MatchedCode | undefined> {
  const field = counter === signInCodes.tries ? "tries" : "strangerTries";
  const [row] = await db
    .update(signInCodes)
    .set({ [field]: sql`${counter} + 1` })
    .where(
      and(
        eq(signInCodes.email, email),
        eq(signInCodes.ticket, ticket),
        lt(counter, CODE_MAX_TRIES),
        gt(signInCodes.expiresAt, new Date()),
      ),
    )
    .returning({ codeHash: signInCodes.codeHash, signUp: signInCodes.signUp });
  return row;
}

function newestTicket(db: Db, email: string): SQL {
  const newest = db
    .select({ ticket: signInCodes.ticket })
    .from(signInCodes)
    .where(eq(signInCodes.email, email))
    .orderBy(desc(signInCodes.createdAt))
    .limit(1);
  return sql`(${newest})`;
}

/** False when another request used the same code first. */
export async function consumeCode(tx: Tx, email: string, matched: MatchedCode): Promise<boolean> {
  const used = await tx
    .delete(signInCodes)
    .where(and(eq(signInCodes.email, email), eq(signInCodes.codeHash, matched.codeHash)))
    .returning({ email: signInCodes.email });
  return used.length > 0;
}
