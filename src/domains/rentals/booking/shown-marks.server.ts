import { createHash } from "node:crypto";
import type { ItemRow } from "../item/to-item.server.ts";

const LENGTH = 16;

/** Of words that somebody was shown: others have another mark, and none have one, too. */
const markOf = (words: string): string =>
  createHash("sha256").update(words).digest("base64url").slice(0, LENGTH);

export const termsMark = (policy: string | null): string => markOf(policy ?? "");

/** Of what is rented. Its price is compared by itself. */
export const itemMark = (item: ItemRow): string => {
  const { name, type, description, capacity, requiresLicense, features } = item;
  return markOf(JSON.stringify([name, type, description, capacity, requiresLicense, features]));
};
