import { type SQL, sql } from "drizzle-orm";
import type { users } from "#src/db/schema/accounts.server.ts";

/** What administrators read beside a deed; null where nobody is joined. */
export const personName = ({
  firstName,
  email,
}: Pick<typeof users, "firstName" | "email">): SQL<string | null> =>
  sql`coalesce(${firstName}, ${email})`;
