import { createHash } from "node:crypto";
import { composeSpecies } from "./compose-species.server.ts";
import * as everyday from "./data/everyday-names.ts";

/** Raised when names are read, or words cleaned, in another way. */
const READING = 2;

let version: string | undefined;

/** Names the catalogue by which words are read now; what was read by another one is read anew. */
export function namesVersion(): string {
  version ??= createHash("sha256")
    .update(
      JSON.stringify([
        READING,
        composeSpecies().map(({ row, names }) => [names, row.sensitiveReason !== null]),
        Object.values(everyday).map((data) => (data instanceof Set ? [...data] : data)),
      ]),
    )
    .digest("base64url");
  return version;
}
