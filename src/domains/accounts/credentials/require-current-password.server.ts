import {
  enforceRateLimit,
  giveCallBack,
  type RateLimit,
} from "#src/platform/http/rate-limit.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { UserRow } from "../person/queries.server.ts";
import { isPasswordRight } from "./password.server.ts";

/** By account, however many sessions and addresses it has: someone sits at a device that is not theirs. */
const GUESSES_PER_ACCOUNT: RateLimit = { name: "own-secret-guesses", calls: 10, seconds: 15 * 60 };

/** What a signed-in person proves again before something serious; a right answer does not count. */
export async function limitGuesses(
  { db }: Services,
  { id }: Pick<UserRow, "id">,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  await enforceRateLimit(db, GUESSES_PER_ACCOUNT, id);
  if (!(await isRight())) return false;
  await giveCallBack(db, GUESSES_PER_ACCOUNT, id);
  return true;
}

export async function requireCurrentPassword(
  services: Services,
  user: UserRow,
  { password, field }: { password: string; field: "password" | "currentPassword" },
): Promise<void> {
  const isRight = () => isPasswordRight(user.passwordHash, password);
  if (!(await limitGuesses(services, user, isRight))) throw wrongCurrentPassword(field);
}

export function wrongCurrentPassword(field: "password" | "currentPassword"): AppError {
  const message = "That is not your current password.";
  return new AppError("invalid", message, { fields: { [field]: message } });
}
