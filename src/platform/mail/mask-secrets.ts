/**
 * An administrator may see that a mail went out, not sign in or pass a door with it: codes, tickets and what follows a
 * link's path are covered.
 */
export function maskSecrets(text: string): string {
  return text
    .replaceAll(/(https?:\/\/[^\s#?\])]*)[#?][^\s\])]*/g, "$1#…")
    .replaceAll(/\b\d+-[0-9A-Z]{5}-[0-9A-Z]{5}\b/g, "•-•••••-•••••")
    .replaceAll(/\b\d{6}\b/g, "••••••");
}
