type Step = () => Promise<void>;

export interface Shutdown {
  /** Runs at the end, the latest first: requests finish, then jobs, then the database. */
  defer(step: Step): void;
  /** Nothing can be saved any more: says why and ends at once. */
  fail(reason: string): void;
}

/** Ctrl-C and SIGTERM end the process in order; a second one does not cut the first short. */
export function createShutdown(): Shutdown {
  const steps: Step[] = [];
  let isStopping = false;

  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    let exitCode = 0;
    for (const step of steps.reverse()) {
      await step().catch((error: unknown) => {
        exitCode = 1;
        console.error(error);
      });
    }
    process.exit(exitCode);
  }

  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
  return {
    defer: (step) => steps.push(step),
    fail(reason) {
      if (isStopping) return;
      console.error(reason);
      process.exit(1);
    },
  };
}
