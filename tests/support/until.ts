import { vi } from "vitest";

/** Asks again until nothing is thrown; long before it gives up, only a busy machine is slow. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 });
