import { AppError } from "#src/shared/errors.ts";
import type { UserRow } from "../person/queries.server.ts";

export interface SignedIn {
  user: UserRow;
  /** For the cookie of the session. */
  token: string;
  /** For the cookie by which this device is known again. */
  device: string;
}

/** One answer for a wrong password and an unknown address. */
export const wrongCredentials = (): AppError =>
  new AppError("unauthenticated", "Invalid credentials. Please try again.", {
    code: "wrong_credentials",
  });

/** The same for a known and an unknown address, for which nobody was told the code. */
export const wrongCode = (): AppError =>
  new AppError("unauthenticated", "That code is wrong. Please check it and try again.", {
    code: "wrong_code",
  });

export const codeGone = (): AppError =>
  new AppError(
    "unauthenticated",
    "This code no longer works: it has expired or was used up. Please ask for a new one.",
    { code: "code_expired" },
  );
