import { AppError } from "#src/shared/errors.ts";

interface Waiting {
  start: () => void;
  refuse: () => void;
}

export interface QueueState {
  running: number;
  waiting: number;
  refused: number;
}

export interface RenderQueue {
  /** Does the work when its turn comes; throws `unavailable` when there is no place to wait. */
  run<T>(client: string, work: () => Promise<T>): Promise<T>;
  state(): QueueState;
}

interface QueueOptions {
  atOnce: number;
  waitingMax: number;
  waitingMaxOfOne: number;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Renderings take turns between clients, not between requests: whoever asks for many pages waits for
 * them and others do not. When every place is taken, whoever waits for the most loses the last of them.
 */
export function createRenderQueue({
  atOnce,
  waitingMax,
  waitingMaxOfOne,
}: QueueOptions): RenderQueue {
  /** In the order of their turns. A client that waits for nothing is not in it. */
  const clients = new Map<string, Waiting[]>();
  const state: QueueState = { running: 0, waiting: 0, refused: 0 };

  function leave(client: string, line: Waiting[]): void {
    state.waiting -= 1;
    if (line.length === 0) clients.delete(client);
  }

  function startNext(): void {
    const [next] = clients;
    if (!next || state.running >= atOnce) return;
    const [client, line] = next;
    const turn = line.shift();
    // To the end of the round.
    clients.delete(client);
    clients.set(client, line);
    leave(client, line);
    turn?.start();
  }

  /** False when this client waits for the most already. */
  function makeRoom(client: string, own: number): boolean {
    if (own >= waitingMaxOfOne) return false;
    if (state.waiting < waitingMax) return true;
    const [longest, line] = [...clients].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    if (longest === client || line.length <= own + 1) return false;
    line.pop()?.refuse();
    leave(longest, line);
    return true;
  }

  function refusal(): AppError {
    state.refused += 1;
    return new AppError(
      "unavailable",
      "More pages are asked for than Landfall can show just now. Please try again in a moment.",
      { code: "too_busy", retryAfterSeconds: RETRY_AFTER_SECONDS },
    );
  }

  function turnOf(client: string): Promise<void> {
    if (state.running < atOnce && clients.size === 0) {
      state.running += 1;
      return Promise.resolve();
    }
    const line = clients.get(client) ?? [];
    if (!makeRoom(client, line.length)) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const start = () => {
        state.running += 1;
        resolve();
      };
      line.push({ start, refuse: () => reject(refusal()) });
      clients.set(client, line);
      state.waiting += 1;
    });
  }

  return {
    async run(client, work) {
      await turnOf(client);
      try {
        return await work();
      } finally {
        state.running -= 1;
        // What came in meanwhile, cached pages and calls, is answered before the next begins.
        setImmediate(startNext);
      }
    },
    state: () => ({ ...state }),
  };
}
