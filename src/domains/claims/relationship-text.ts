import type { Relationship } from "./limits-contract.ts";

/** "authorized_representative" reads "Authorized representative". */
export const relationshipText = ([first = "", ...rest]: Relationship): string =>
  (first.toUpperCase() + rest.join("")).replaceAll("_", " ");
