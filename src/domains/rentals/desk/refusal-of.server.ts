import { AppError } from "#src/shared/errors.ts";
import { NOT_YOURS } from "./limits-contract.ts";

/** What a page is told of a refusal, as calls are: that it is somebody else's, or that there is none. */
export function refusalOf(error: unknown): typeof NOT_YOURS | null {
  if (!(error instanceof AppError) || error.status >= 500) throw error;
  return error.kind === "forbidden" ? NOT_YOURS : null;
}
