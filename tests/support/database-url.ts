import type { Connection } from "#src/db/client.server.ts";

/** As an operator writes it, for a server that is reached through its socket. */
export const databaseUrl = ({ host = "", port, user, password, database }: Connection): string =>
  `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
