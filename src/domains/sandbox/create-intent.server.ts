import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { sandboxIntents } from "#src/db/schema/sandbox.server.ts";
import {
  type Intent,
  type NewIntent,
  PaymentRefusedError,
  type Reference,
} from "#src/platform/payments/processor.server.ts";
import { type Books, enter, newId } from "./books.server.ts";
import { findIntent, requireRow } from "./queries.server.ts";
import { SMALLEST_CHARGE_CENTS } from "./rules.ts";

export async function createIntent(books: Books, intent: NewIntent): Promise<Intent> {
  if (intent.amountCents < SMALLEST_CHARGE_CENTS) {
    throw new PaymentRefusedError("This amount is too small to be charged.");
  }
  return enter(books, async (tx) => {
    const id = await insertIntent(tx, intent);
    const made = await findIntent(tx, id);
    if (made.amountCents !== intent.amountCents) throw keyUsedAgain(intent.key);
    return made;
  });
}

/** Changed words under a key that was used already are a mistake of whoever asks, not another payment. */
export const keyUsedAgain = (key: string): Error =>
  new Error(`The key ${key} was used for something else.`);

interface IntentToInsert {
  key: string;
  amountCents: number;
  description: string;
  reference?: Reference;
  invoiceId?: string;
}

/** The intent of the key: made now, or before. */
export async function insertIntent(tx: Tx, intent: IntentToInsert): Promise<string> {
  const id = newId("payment_intent");
  const clientSecret = `${id}_secret_${randomBytes(16).toString("hex")}`;
  await tx
    .insert(sandboxIntents)
    .values({ ...intent, id, clientSecret })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ id: sandboxIntents.id })
    .from(sandboxIntents)
    .where(eq(sandboxIntents.key, intent.key));
  return requireRow(row, intent.key).id;
}
