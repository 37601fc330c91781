import type { Tx } from "#src/db/client.server.ts";

export interface SeedContext {
  tx: Tx;
  hashPassword: (password: string) => Promise<string>;
}

/** One file for each domain. Rows are marked as demo data, so that all of them can be taken away. */
export interface Seed {
  name: string;
  /** Answers lines to print, such as a sign-in that is shown once. */
  load(context: SeedContext): Promise<string[]>;
  remove(tx: Tx): Promise<void>;
}
