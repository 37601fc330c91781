import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import type { Departure, ForgetPerson } from "#src/platform/domain/personal-data.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireCurrentPassword } from "../credentials/require-current-password.server.ts";
import { requireUser } from "../person/queries.server.ts";
import { removeStored } from "./change-profile.server.ts";

interface Leaving extends Pick<Departure, "reviews"> {
  /** Where the account has one. */
  password?: string;
  forgets: readonly ForgetPerson[];
}

/**
 * Takes the account with everything that hangs on it, and the person's name out of what later
 * domains keep. The last admin cannot leave.
 */
export async function deleteAccount(
  services: Services,
  viewer: Viewer,
  { reviews, password = "", forgets }: Leaving,
): Promise<void> {
  const { db, storage } = services;
  const userId = viewer.id;
  const user = await requireUser(db, userId);
  if (user.passwordHash)
    await requireCurrentPassword(services, user, { password, field: "password" });
  await db.transaction(async (tx) => {
    if (user.isAdmin) await requireOtherAdmin(tx);
    for (const forget of forgets) await forget(tx, { viewer, reviews, services });
    await tx.delete(users).where(eq(users.id, userId));
  });
  await removeStored(storage, user.profileImageUrl);
}

/** Locks the rows: of two administrators who leave at once, the second sees that the first is gone. */
async function requireOtherAdmin(tx: Tx): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.id)
    .for("update");
  if (admins.length <= 1) {
    throw new AppError("conflict", "This is the only administrator's account.");
  }
}
