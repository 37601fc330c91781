import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Secrets } from "#src/platform/secrets.server.ts";
import { Identification } from "./contract.ts";

const PURPOSE = "identification";
const ANSWER_MAX_BYTES = 64 * 1024;

/** The answer to a plain form stands in the address of the page that shows it: the server keeps nothing. */
export const sealAnswer = (secrets: Secrets, answer: Identification): string =>
  secrets.encrypt(PURPOSE, deflateRawSync(JSON.stringify(answer)).toString("base64url"));

/** Null for what was not sealed here. */
export function unsealAnswer(secrets: Secrets, sealed: string): Identification | null {
  try {
    const packed = Buffer.from(secrets.decrypt(PURPOSE, sealed), "base64url");
    const text = inflateRawSync(packed, { maxOutputLength: ANSWER_MAX_BYTES }).toString("utf8");
    return Identification.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
