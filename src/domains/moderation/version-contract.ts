import { z } from "zod";

export const VERSION_MISSING = "Please say which version you looked at.";

/** The code of the answer to a decision about something that is no longer what was shown. */
export const CHANGED_SINCE = "changed";
export const CHANGED_SINCE_TEXT = "This was changed since you opened it. Look at it again.";

/** As it was read with the thing; another one since then is refused with 409. */
export const ShownVersion = z
  .string(VERSION_MISSING)
  .min(1, VERSION_MISSING)
  .max(100, "That is no version.");
