import type { Roster } from "./contract.ts";
import type { DeviceStore, KeptScan } from "./device-store.ts";
import type { WatchedState } from "./door-state.ts";

/** What is shown and what the device keeps, in step: other windows of the same browser write it, too. */
export interface KeptDoor {
  /** As the device has it now. */
  refresh(): Promise<void>;
  keep(scan: KeptScan): Promise<void>;
  /** Nothing is read while it is written. */
  write(change: () => Promise<void>): Promise<void>;
}

interface Keeping {
  dateId: number;
  store: DeviceStore;
  state: WatchedState;
}

export function createKeptDoor({ dateId, store, state }: Keeping): KeptDoor {
  /** The device has no room for them: they are here until they are sent. */
  const loose = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  async function read(): Promise<void> {
    const [kept, scans] = await Promise.all([store.readRoster(dateId), store.readScans(dateId)]);
    const shown = state.read();
    const own = shown.scans.filter(({ id }) => loose.has(id));
    state.change({ roster: newer(shown.roster, kept ?? null), scans: [...scans, ...own] });
  }

  return {
    refresh: () => inTurn(() => read().catch(() => undefined)),
    keep: (scan) =>
      inTurn(async () => {
        state.change({ scans: [...state.read().scans, scan] });
        await store.keepScan(scan).catch(() => loose.add(scan.id));
      }),
    write: inTurn,
  };
}

/** The device's own, unless it could not keep the last. */
const newer = (shown: Roster | null, kept: Roster | null): Roster | null =>
  kept && (!shown || kept.takenAt >= shown.takenAt) ? kept : shown;
