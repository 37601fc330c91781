/** Pages whose address ends with what opens them, and whatever holds something sealed. */
const SECRET_ENDS = [/(?<=\/sandbox-(?:portal|checkout))\/.*$/i, /\/[^/]*[0-9a-f]{64,}.*$/i];

/**
 * What is secret in an address is nobody's business, neither of visits nor of the log:
 * "/sandbox-portal/6f1c…" → "/sandbox-portal".
 */
export const tellablePath = (path: string): string =>
  SECRET_ENDS.reduce((told, end) => told.replace(end, ""), path) || "/";
