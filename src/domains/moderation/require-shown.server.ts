import { hash } from "node:crypto";
import { AppError } from "#src/shared/errors.ts";
import { CHANGED_SINCE, CHANGED_SINCE_TEXT, VERSION_MISSING } from "./version-contract.ts";

/** Names what a moderator is shown: whatever differs in it has another name. */
export const versionOf = (shown: unknown): string =>
  hash("sha256", JSON.stringify(shown)).slice(0, 32);

/**
 * What is decided about is what was seen. Asked once the row is locked, so that nothing changes
 * between this and the decision.
 */
export function requireShown<Version extends string | number>(
  shown: Version | undefined,
  now: Version,
): void {
  if (shown === undefined) {
    throw new AppError("invalid", VERSION_MISSING, { fields: { version: VERSION_MISSING } });
  }
  if (shown !== now) throw new AppError("conflict", CHANGED_SINCE_TEXT, { code: CHANGED_SINCE });
}
