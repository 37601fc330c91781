interface BreakerOptions {
  /** So many failures one after the other open it. */
  failures: number;
  /** Then nobody is asked for so long; after that one call tries, and the others wait for it. */
  restMs: number;
  now: () => number;
}

export class BreakerOpen extends Error {
  override name = "BreakerOpen";
}

export interface Breaker {
  /** Work that fails with what `isFailure` counts brings it nearer to opening. */
  run<T>(work: () => Promise<T>, isFailure: (error: unknown) => boolean): Promise<T>;
}

/** A service that does not answer is left alone for a while. */
export function createBreaker({ failures, restMs, now }: BreakerOptions): Breaker {
  let failed = 0;
  let restsUntil = 0;
  let trial: Promise<unknown> | undefined;

  const attempt = async <T>(work: () => Promise<T>, isFailure: (error: unknown) => boolean) => {
    try {
      const result = await work();
      failed = 0;
      return result;
    } catch (error) {
      failed = isFailure(error) ? failed + 1 : 0;
      if (failed >= failures) restsUntil = now() + restMs;
      throw error;
    }
  };

  return {
    async run(work, isFailure) {
      if (failed < failures) return attempt(work, isFailure);
      if (trial) await trial.catch(() => undefined);
      else if (now() >= restsUntil) {
        const tried = attempt(work, isFailure).finally(() => {
          trial = undefined;
        });
        trial = tried;
        return tried;
      }
      if (failed >= failures) throw new BreakerOpen("The service is left alone");
      return attempt(work, isFailure);
    },
  };
}
