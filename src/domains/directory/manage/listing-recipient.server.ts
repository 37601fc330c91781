import { eq } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import type { ListingRow } from "../listing/load-listings.server.ts";

interface Recipient {
  email: string;
  firstName: string | null;
  /** Of an account. Nothing that was typed is repeated to an address that somebody only wrote down. */
  isProved: boolean;
}

/** Whoever sent it in, by the account, else by the address on the listing. */
export async function recipientOf(
  db: Db | Tx,
  row: Pick<ListingRow, "submittedById" | "email">,
): Promise<Recipient | null> {
  const [person] = row.submittedById
    ? await db
        .select({ email: users.email, firstName: users.firstName })
        .from(users)
        .where(eq(users.id, row.submittedById))
    : [];
  if (person) return { ...person, isProved: true };
  return row.email ? { email: row.email, firstName: null, isProved: false } : null;
}
