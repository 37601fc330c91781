import { LRUCache } from "lru-cache";

export interface Loaded<T> {
  value: T;
  /** As the service wishes; else as long as usual. */
  freshMs?: number | undefined;
}

interface KeptOptions {
  freshMs: number;
  /** After a failure, what is no older than this will do. */
  staleMs: number;
  /** How long a failure is remembered. */
  failedMs: (error: unknown) => number;
  /** What was there before is no answer any more. */
  isFinal: (error: unknown) => boolean;
  now: () => number;
}

export interface KeptAnswer<T> {
  value: T;
  fetchedAt: number;
  isStale: boolean;
}

interface Entry<T> {
  value?: T;
  fetchedAt: number;
  freshUntil: number;
  failure: unknown;
  failedUntil: number;
  pending?: Promise<void> | undefined;
}

export interface KeptAnswers<T> {
  get(key: string, load: () => Promise<Loaded<T>>): Promise<KeptAnswer<T>>;
  forget(key: string): void;
}

const KEPT_MAX = 1000;

/** One question at a time for each key; the answer, and that there is none, are remembered. */
export function createKeptAnswers<T>(options: KeptOptions): KeptAnswers<T> {
  const { freshMs, staleMs, failedMs, isFinal, now } = options;
  const entries = new LRUCache<string, Entry<T>>({ max: KEPT_MAX });

  const ask = async (entry: Entry<T>, load: () => Promise<Loaded<T>>) => {
    try {
      const { value, freshMs: wished } = await load();
      const fetchedAt = now();
      Object.assign(entry, { value, fetchedAt, failure: null, failedUntil: 0 });
      entry.freshUntil = fetchedAt + (wished ?? freshMs);
    } catch (failure) {
      Object.assign(entry, { failure, failedUntil: now() + failedMs(failure) });
    }
  };

  return {
    async get(key, load) {
      const entry = entries.get(key) ?? {
        fetchedAt: 0,
        freshUntil: 0,
        failure: null,
        failedUntil: 0,
      };
      entries.set(key, entry);
      if (now() >= entry.freshUntil && now() >= entry.failedUntil) {
        entry.pending ??= ask(entry, load).finally(() => {
          entry.pending = undefined;
        });
        await entry.pending;
      }
      const { value, fetchedAt } = entry;
      const isFresh = now() < entry.freshUntil;
      const isUsable = now() - fetchedAt <= staleMs && !isFinal(entry.failure);
      if (value !== undefined && (isFresh || isUsable))
        return { value, fetchedAt, isStale: !isFresh };
      throw entry.failure;
    },
    forget: (key) => void entries.delete(key),
  };
}
