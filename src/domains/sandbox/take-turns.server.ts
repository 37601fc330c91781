export interface Turns {
  /** Once more from the start, after the turn that runs. */
  again(): void;
  idle(): Promise<void>;
}

/** Work of which one turn runs at a time; asked for meanwhile, it runs once more. */
export function takeTurns(work: () => Promise<void>, onError: (error: unknown) => void): Turns {
  let running: Promise<void> | null = null;
  let isWanted = false;
  const run = async () => {
    while (isWanted) {
      isWanted = false;
      await work().catch(onError);
    }
    running = null;
  };
  return {
    again() {
      isWanted = true;
      running ??= run();
    },
    idle: async () => {
      while (running) await running;
    },
  };
}
