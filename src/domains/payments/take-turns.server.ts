import { createTurns } from "#src/platform/turns.server.ts";

/** Whoever works off news holds a connection while the processor answers: the others stay for visitors. */
const turns = createTurns({
  ...{ atOnce: 4, weightMax: 4, waitingMax: 1000 },
  busy: "Many payments are being worked on just now. Please try again in a moment.",
});

/** One at a time for each thing. */
export const inTurn = <T>(thing: string, work: () => Promise<T>): Promise<T> =>
  turns.take(thing, 1, work);
