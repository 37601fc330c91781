import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import { type Breaker, createBreaker } from "./breaker.server.ts";
import type { Loaded } from "./kept-answers.server.ts";

interface ClientOptions {
  baseUrl: string;
  /** The service wants to know who asks. */
  contact: string;
  now: () => number;
  /** Before the first of two retries; longer before the second. */
  pauseMs: number;
}

/** What the service said instead of an answer. */
class NwsProblem extends Error {
  override name = "NwsProblem";
  readonly status: number;

  constructor(status: number) {
    super(`${status} from the National Weather Service`);
    this.status = status;
  }
}

/** Outside of its country; of a forecast, a cell of water, for which nobody writes one. */
export const isUnknownPlace = (error: unknown): boolean =>
  error instanceof NwsProblem && error.status === 404;

/** An error of theirs is usual, and often gone a moment later. */
const WORTH_RETRYING = [500, 502, 503, 504];
const TRIES = 3;
const AT_ONCE = 6;
const BREAKER = { failures: 6, restMs: 60_000 };
const FRESH = { leastMs: 5 * 60_000, mostMs: 3_600_000 };

export interface NwsClient {
  read<T>(address: string, schema: z.ZodType<T>, signal: AbortSignal): Promise<Loaded<T>>;
}

export function createNwsClient({ baseUrl, contact, now, pauseMs }: ClientOptions): NwsClient {
  const breaker: Breaker = createBreaker({ ...BREAKER, now });
  const inTurn = createGate(AT_ONCE);
  const headers = { "User-Agent": `Landfall (${contact})`, Accept: "application/geo+json" };

  const fetchOnce = (url: string, signal: AbortSignal) =>
    inTurn(() => fetch(url, { headers, signal, redirect: "error" }));

  const fetchPatiently = async (url: string, signal: AbortSignal): Promise<Response> => {
    for (let tried = 1; ; tried += 1) {
      const response = await fetchOnce(url, signal);
      if (!WORTH_RETRYING.includes(response.status) || tried === TRIES) return response;
      await response.arrayBuffer();
      await sleep(pauseMs * tried * (0.5 + Math.random()), null, { signal });
    }
  };

  return {
    read: (address, schema, signal) =>
      breaker.run(
        async () => {
          const response = await fetchPatiently(underBase(address, baseUrl), signal);
          if (!response.ok) {
            await response.arrayBuffer();
            throw new NwsProblem(response.status);
          }
          return { value: schema.parse(await response.json()), freshMs: wishOf(response) };
        },
        (error) => !isUnknownPlace(error),
      ),
  };
}

/** The service names the next address; only the service itself is asked. */
function underBase(address: string, baseUrl: string): string {
  const { pathname, search } = new URL(address, baseUrl);
  return `${baseUrl}${pathname}${search}`;
}

/** As long as the service wants its answer kept, within reason. */
function wishOf({ headers }: Response): number | undefined {
  const [, seconds] = /(?:^|[\s,])max-age=(\d+)/.exec(headers.get("cache-control") ?? "") ?? [];
  if (seconds === undefined) return undefined;
  return Math.min(Math.max(Number(seconds) * 1000, FRESH.leastMs), FRESH.mostMs);
}

/** So many at a time, the others in the order in which they came. */
function createGate(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
