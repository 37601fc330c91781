import { rm } from "node:fs/promises";
import type { Reporter } from "@playwright/test/reporter";

/** Takes the database and the mail of a run away, once the server has stopped. */
export default class SweepData implements Reporter {
  readonly #folder: string | undefined;

  constructor({ folder }: { folder?: string }) {
    this.#folder = folder;
  }

  printsToStdio(): boolean {
    return false;
  }

  async onExit(): Promise<void> {
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
  }
}
