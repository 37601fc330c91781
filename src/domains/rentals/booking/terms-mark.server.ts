import { createHash } from "node:crypto";

const LENGTH = 16;

/** Of the terms that somebody was shown: other words have another mark, and none have one, too. */
export const termsMark = (policy: string | null): string =>
  createHash("sha256")
    .update(policy ?? "")
    .digest("base64url")
    .slice(0, LENGTH);
