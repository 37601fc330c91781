import { createTurns } from "#src/platform/turns.server.ts";

/**
 * Whoever works off news holds a connection while the sandbox's books need another one: more at once
 * could hold all connections and wait for each other.
 */
const turns = createTurns({ atOnce: 3, weightMax: 3, waitingMax: 1000 });

/** One at a time for each thing. */
export const inTurn = <T>(thing: string, work: () => Promise<T>): Promise<T> =>
  turns.take(thing, 1, work);
