import { AppError } from "#src/shared/errors.ts";
import type { UserRow } from "./queries.server.ts";

export interface SignedIn {
  user: UserRow;
  /** For the cookie. */
  token: string;
}

/** One answer for a wrong password, a wrong code and an unknown address. */
export const wrongCredentials = (): AppError =>
  new AppError("unauthenticated", "Invalid credentials. Please try again.", {
    code: "wrong_credentials",
  });
