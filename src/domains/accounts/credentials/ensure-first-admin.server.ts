import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { makeAdmin, temporaryPassword } from "./make-admin.server.ts";

interface FirstAdmin {
  email?: string;
  password?: string;
  /** On our own database nobody else could make an admin, so one is made. */
  isEmbedded: boolean;
}

const DEFAULT_EMAIL = "admin@localhost";

/** Answers the lines to print: a password that we made is shown once and must be changed. */
export async function ensureFirstAdmin(tx: Tx, given: FirstAdmin): Promise<string[]> {
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.isAdmin, true));
  if (known) return [];
  if (!given.email && !given.isEmbedded) {
    return ["There is no administrator yet: npm run admin -- create EMAIL"];
  }
  const email = (given.email ?? DEFAULT_EMAIL).toLowerCase();
  const password = given.password ?? temporaryPassword();
  await makeAdmin(tx, email, password, !given.password);
  if (given.password) return [`Administrator: ${email}`];
  return [
    `Administrator: ${email}  password: ${password}  (shown once; sign in at /admin-secure-access)`,
  ];
}
