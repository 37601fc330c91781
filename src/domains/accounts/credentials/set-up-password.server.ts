import { and, eq, isNull } from "drizzle-orm";
import { users } from "#src/db/schema/accounts.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { PasswordSetup } from "../person/contract.ts";
import { requireUser, type UserRow } from "../person/queries.server.ts";
import { hashPassword, requireGoodPassword } from "./password.server.ts";

/** The first password of an account, and the type that it shall have. */
export async function setUpPassword(
  { db }: Services,
  { id: userId }: Viewer,
  { password, accountType }: PasswordSetup,
): Promise<UserRow> {
  const before = await requireUser(db, userId);
  requireGoodPassword(password, before.isAdmin, "password");
  const [user] = await db
    .update(users)
    .set({ passwordHash: await hashPassword(password), accountType })
    .where(and(eq(users.id, userId), isNull(users.passwordHash)))
    .returning();
  if (!user) throw new AppError("conflict", "This account already has a password.");
  return user;
}
