import { AppError } from "#src/shared/errors.ts";

export interface TurnLimits {
  /** How many works run at a time. */
  atOnce: number;
  /** What they may weigh together; one that is heavier than all runs alone. */
  weightMax: number;
  waitingMax: number;
  /** What is told to those for whom there is no room to wait. */
  busy?: string;
}

export interface Turns {
  take<T>(person: string, weight: number, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  person: string;
  weight: number;
  begin: () => void;
}

const TRY_AGAIN_SECONDS = 5;
const BUSY = "Many files are being read just now. Please try again in a moment.";

/**
 * Work that takes much of the machine is done in turn. Each person has one turn at a time, so that
 * whoever sends a hundred files at once holds up nobody but themselves.
 */
export function createTurns({
  atOnce,
  weightMax,
  waitingMax,
  busy: sentence = BUSY,
}: TurnLimits): Turns {
  const waiting: Waiting[] = [];
  const busy = new Set<string>();
  let weightNow = 0;

  function beginNext(): void {
    const index = waiting.findIndex(({ person }) => !busy.has(person));
    const next = waiting[index];
    if (!next || busy.size >= atOnce) return;
    if (weightNow > 0 && weightNow + next.weight > weightMax) return;
    waiting.splice(index, 1);
    busy.add(next.person);
    weightNow += next.weight;
    next.begin();
    beginNext();
  }

  return {
    async take(person, weight, work) {
      if (waiting.length >= waitingMax) throw tooBusy(sentence);
      await new Promise<void>((begin) => {
        waiting.push({ person, weight, begin });
        beginNext();
      });
      try {
        return await work();
      } finally {
        busy.delete(person);
        weightNow -= weight;
        beginNext();
      }
    },
  };
}

const tooBusy = (sentence: string) =>
  new AppError("unavailable", sentence, { retryAfterSeconds: TRY_AGAIN_SECONDS });
