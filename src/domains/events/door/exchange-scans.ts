import { RequestError } from "#src/shared/http.ts";
import { fetchRoster, sendScans } from "./client.ts";
import type { Roster, Scan, ScansTaken } from "./contract.ts";
import type { DeviceStore, KeptScan } from "./device-store.ts";
import { withNews } from "./door-rules.ts";
import type { Link, WatchedState } from "./door-state.ts";
import { SCANS_AT_ONCE, STRANGE, type Strange } from "./limits-contract.ts";

interface Exchanging {
  date: { eventId: number; dateId: number };
  store: DeviceStore;
  state: WatchedState;
  /** What the device kept is read. */
  opened: Promise<void>;
}

/** Sends what is not sent yet, and fetches the roster anew where that is wanted or none is there. */
export function createExchange(exchanging: Exchanging) {
  let underWay: Promise<void> | null = null;
  let isWanted = false;
  let isRosterWanted = false;

  const exchangeOnce = (): Promise<void> => {
    const withRoster = isRosterWanted;
    isWanted = false;
    isRosterWanted = false;
    return exchange(exchanging, withRoster);
  };

  /** One after another: a roster that overtakes an upload would count twice. */
  return ({ withRoster }: { withRoster: boolean }): Promise<void> => {
    isWanted = true;
    isRosterWanted ||= withRoster;
    underWay ??= (async () => {
      await exchanging.opened;
      while (isWanted) await exchangeOnce();
    })().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

async function exchange(exchanging: Exchanging, isRosterWanted: boolean): Promise<void> {
  const { date, store, state } = exchanging;
  const withRoster = isRosterWanted || !state.read().roster;
  try {
    await upload(exchanging);
    if (!withRoster) return state.change({ link: "fresh" });
    const roster = await fetchRoster(date);
    state.change({ roster, link: "fresh" });
    await store.keepRoster(roster).catch(() => undefined);
  } catch (error) {
    state.change({ link: linkAfter(error) });
  }
}

async function upload({ date, store, state }: Exchanging): Promise<void> {
  for (;;) {
    const isUnsent = ({ outcome }: KeptScan) => outcome === null;
    const unsent = state.read().scans.filter(isUnsent).slice(0, SCANS_AT_ONCE);
    if (unsent.length === 0) return;
    const { results, parties } = await sendScans({ ...date, scans: unsent.map(toScan) });
    const strangers = strangersIn(results);
    const sent = new Set(results.map(({ id }) => id));
    const { roster: known, scans: all } = state.read();
    const roster = known && { ...known, parties: withNews(known.parties, parties) };
    const scans = all
      .filter(({ id }) => !sent.has(id) || strangers.has(id))
      .map((scan) => ({ ...scan, outcome: strangers.get(scan.id) ?? scan.outcome }));
    state.change({ roster, scans });
    await keepSent(store, { unsent, strangers, roster });
  }
}

interface Sent {
  unsent: readonly KeptScan[];
  strangers: ReadonlyMap<string, Strange>;
  roster: Roster | null;
}

/** The roster first: a device that stops in between sends a scan twice rather than forget it. */
async function keepSent(store: DeviceStore, { unsent, strangers, roster }: Sent): Promise<void> {
  if (roster) await store.keepRoster(roster);
  for (const scan of unsent) {
    const outcome = strangers.get(scan.id);
    if (outcome) await store.keepScan({ ...scan, outcome });
    else await store.dropScan(scan.id);
  }
}

const toScan = ({ id, registrationId, code, count, scannedAt }: KeptScan): Scan => ({
  ...{ id, count, scannedAt },
  ...(registrationId === undefined ? { code } : { registrationId }),
});

function linkAfter(error: unknown): Link {
  const status = error instanceof RequestError ? error.status : 0;
  if (status === 401) return "signed_out";
  return status >= 400 && status < 500 && status !== 429 && status !== 408 ? "refused" : "offline";
}

/** By the id of the scan. */
function strangersIn(results: ScansTaken["results"]): Map<string, Strange> {
  const isStrange = (outcome: string): outcome is Strange =>
    STRANGE.some((each) => each === outcome);
  const found = new Map<string, Strange>();
  for (const { id, outcome } of results) if (isStrange(outcome)) found.set(id, outcome);
  return found;
}
