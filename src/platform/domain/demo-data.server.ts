import type { Tx } from "#src/db/client.server.ts";

/**
 * Rows to try things out with. They are marked as demo data, so that all of them can be taken away.
 * Each finds the rows of those before it by that mark.
 */
export interface DemoData {
  /** Installations keep the names of what they have loaded: it never changes. */
  name: string;
  /** Answers lines to print, such as a sign-in that is shown once. */
  load(tx: Tx): Promise<string[]>;
  remove(tx: Tx): Promise<void>;
}
