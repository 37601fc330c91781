import type { Relationship } from "./limits-contract.ts";

/** "authorized_representative" reads "authorized representative". */
export const relationshipText = (relationship: Relationship): string =>
  relationship.replaceAll("_", " ");
