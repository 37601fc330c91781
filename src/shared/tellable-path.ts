/**
 * What is sealed in an address is nobody's business, neither of visits nor of the log:
 * "/sandbox-portal/6f1c…" → "/sandbox-portal".
 */
export const tellablePath = (path: string): string =>
  path.replace(/\/[0-9a-f]{64,}(?:[/.].*)?$/i, "") || "/";
