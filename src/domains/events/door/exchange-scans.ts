import { RequestError } from "#src/shared/http.ts";
import type { Asks } from "./ask-first.ts";
import { fetchRoster, sendScans } from "./client.ts";
import type { Scan, ScansTaken } from "./contract.ts";
import type { DeviceStore, KeptScan } from "./device-store.ts";
import { withNews } from "./door-rules.ts";
import type { Link, WatchedState } from "./door-state.ts";
import type { KeptDoor } from "./kept-door.ts";
import { SCANS_AT_ONCE, STRANGE, type Strange } from "./limits-contract.ts";

interface Exchanging {
  date: { eventId: number; dateId: number };
  store: DeviceStore;
  state: WatchedState;
  kept: KeptDoor;
  asks: Asks;
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
      while (isWanted) await exchangeOnce();
    })().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

async function exchange(exchanging: Exchanging, isRosterWanted: boolean): Promise<void> {
  const { date, store, state, kept, asks } = exchanging;
  await kept.refresh();
  const withRoster = isRosterWanted || !state.read().roster;
  try {
    const isSent = await upload(exchanging);
    if (!withRoster) return isSent ? state.change({ link: "fresh" }) : undefined;
    const roster = await fetchRoster(date);
    await kept.write(async () => {
      state.change({ roster, link: "fresh" });
      await store.keepRoster(roster).catch(() => undefined);
    });
  } catch (error) {
    state.change({ link: linkAfter(error) });
    asks.giveUp();
  }
}

/** Answers whether there was anything to send. */
async function upload({ date, store, state, kept, asks }: Exchanging): Promise<boolean> {
  for (let isSent = false; ; isSent = true) {
    const asked = asks.waiting();
    const isUnsent = ({ outcome }: KeptScan) => outcome === null;
    const unsent = state
      .read()
      .scans.filter(isUnsent)
      .slice(0, SCANS_AT_ONCE - asked.length);
    if (asked.length + unsent.length === 0) return isSent;
    const scans = [...asked.map(toAsk), ...unsent.map(toScan)];
    const taken = await sendScans({ ...date, scans });
    const refused = refusedOf(asked, taken.results);
    await kept.write(() => keepTaken({ store, state }, taken, refused));
    asks.answer(taken.results);
  }
}

/** What was asked for and is not kept: whoever is let in all the same is told of later. */
function refusedOf(asked: readonly KeptScan[], results: ScansTaken["results"]): Set<string> {
  const ids = new Set(asked.map(({ id }) => id));
  const isRefused = ({ id, outcome }: ScansTaken["results"][number]) =>
    ids.has(id) && outcome !== "counted";
  return new Set(results.filter(isRefused).map(({ id }) => id));
}

/** The roster first: a device that stops in between sends a scan twice rather than forget it. */
async function keepTaken(
  { store, state }: Pick<Exchanging, "store" | "state">,
  { results, parties }: ScansTaken,
  refused: ReadonlySet<string>,
): Promise<void> {
  const strangers = strangersIn(results);
  const sent = new Set(results.map(({ id }) => id).filter((id) => !refused.has(id)));
  const { roster: known, scans: all } = state.read();
  const roster = known && { ...known, parties: withNews(known.parties, parties) };
  const told = all.filter(({ id }) => sent.has(id));
  const isLeft = ({ id }: KeptScan) => !sent.has(id) || strangers.has(id);
  const named = (scan: KeptScan) => ({
    ...scan,
    outcome: sent.has(scan.id) ? (strangers.get(scan.id) ?? scan.outcome) : scan.outcome,
  });
  state.change({ roster, scans: all.filter(isLeft).map(named) });
  if (roster) await store.keepRoster(roster);
  for (const scan of told) {
    if (strangers.has(scan.id)) await store.keepScan(named(scan));
    else await store.dropScan(scan.id);
  }
}

const toScan = ({ id, registrationId, code, count, scannedAt }: KeptScan): Scan => ({
  ...{ id, count, scannedAt },
  ...(registrationId === undefined ? { code } : { registrationId }),
});

const toAsk = (scan: KeptScan): Scan => ({ ...toScan(scan), ifFree: true });

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
