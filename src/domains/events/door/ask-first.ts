import type { ScansTaken } from "./contract.ts";
import type { KeptScan } from "./device-store.ts";

type Outcome = ScansTaken["results"][number]["outcome"];

/** Scans of which the server is asked before anybody is let in. */
export interface Asks {
  /** Null where no answer comes in time: whoever stands at the door does not wait for longer. */
  ask(scan: KeptScan): Promise<Outcome | null>;
  waiting(): KeptScan[];
  answer(results: ScansTaken["results"]): void;
  giveUp(): void;
}

const PATIENCE_MS = 1500;

export function createAsks(): Asks {
  const open = new Map<string, { scan: KeptScan; resolve: (outcome: Outcome | null) => void }>();
  const settle = (id: string, outcome: Outcome | null) => {
    open.get(id)?.resolve(outcome);
    open.delete(id);
  };
  return {
    ask: (scan) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => settle(scan.id, null), PATIENCE_MS);
        open.set(scan.id, {
          scan,
          resolve: (outcome) => {
            clearTimeout(timer);
            resolve(outcome);
          },
        });
      }),
    waiting: () => [...open.values()].map(({ scan }) => scan),
    answer: (results) => {
      for (const { id, outcome } of results) settle(id, outcome);
    },
    giveUp: () => {
      for (const id of [...open.keys()]) settle(id, null);
    },
  };
}
