import { plainCode } from "./rules.ts";

const TICKET = /^\d{1,9}[-\s]?[0-9A-Z]{5}[-\s]?[0-9A-Z]{5}$/i;

/** Something else that a camera may see, such as the address of a page, is no ticket. */
export const looksLikeTicket = (text: string): boolean => TICKET.test(text.trim());

/** As the roster has it; null where a browser makes no hashes, without a safe connection for instance. */
export async function hashCode(code: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new TextEncoder().encode(plainCode(code));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
