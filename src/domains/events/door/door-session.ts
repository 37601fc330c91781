import { RequestError } from "#src/shared/http.ts";
import { fetchRoster, sendScans } from "./client.ts";
import type { Roster, RosterParty, Scan, ScansTaken } from "./contract.ts";
import type { DeviceStore, KeptScan } from "./device-store.ts";
import { withNews, withUnsent } from "./door-rules.ts";
import { SCANS_AT_ONCE, STRANGE, type Strange } from "./limits-contract.ts";
import { arrivedOf } from "./rules.ts";
import { hashCode, looksLikeTicket } from "./ticket-rules.ts";

/** How the device stands with the server. */
export type Link = "opening" | "fresh" | "offline" | "signed_out" | "refused";

export interface DoorState {
  roster: Roster | null;
  /** Not sent yet, or told to be a stranger's. */
  scans: readonly KeptScan[];
  link: Link;
}

/** What came of a ticket or a name. */
export type Seen =
  | { kind: "in"; partyId: number; count: number }
  | { kind: "already" | "no_place"; partyId: number }
  | { kind: "unknown"; scanId: string; hash: string | null }
  | { kind: "no_ticket" };

interface DateAtDoor {
  eventId: number;
  dateId: number;
}

export interface DoorSession {
  read(): DoorState;
  subscribe(listener: () => void): () => void;
  /** What is not sent yet. Failing, everything stays for the next time. */
  send(): Promise<void>;
  /** The same, and then the roster anew. */
  sync(): Promise<void>;
  /** A code that was read or typed. */
  check(code: string): Promise<Seen>;
  /** All who are still missing of a party. */
  admit(partyId: number): Promise<Seen>;
  /** So many more, or fewer, whatever the roster says. */
  correct(partyId: number, count: number): Promise<void>;
  dismiss(scanId: string): Promise<void>;
}

export function openDoorSession(date: DateAtDoor, store: DeviceStore): DoorSession {
  let state: DoorState = { roster: null, scans: [], link: "opening" };
  const listeners = new Set<() => void>();
  const change = (next: Partial<DoorState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const opened = readKept().catch(() => undefined);
  let underWay: Promise<void> | null = null;
  let isWanted = false;
  let isRosterWanted = false;

  async function readKept() {
    const [roster, scans] = await Promise.all([
      store.readRoster(date.dateId),
      store.readScans(date.dateId),
    ]);
    change({ roster: roster ?? null, scans });
  }

  async function record(scan: Pick<Scan, "registrationId" | "code" | "count">): Promise<string> {
    const id = newId();
    const scannedAt = new Date().toISOString();
    const kept: KeptScan = { ...scan, ...date, id, scannedAt, outcome: null };
    change({ scans: [...state.scans, kept] });
    await store.keepScan(kept);
    return id;
  }

  async function upload() {
    for (;;) {
      const unsent = state.scans.filter(({ outcome }) => outcome === null).slice(0, SCANS_AT_ONCE);
      if (unsent.length === 0) return;
      const { results, parties } = await sendScans({ ...date, scans: unsent.map(toScan) });
      const strangers = strangersIn(results);
      const sent = new Set(results.map(({ id }) => id));
      const roster = state.roster && {
        ...state.roster,
        parties: withNews(state.roster.parties, parties),
      };
      const scans = state.scans
        .filter(({ id }) => !sent.has(id) || strangers.has(id))
        .map((scan) => ({ ...scan, outcome: strangers.get(scan.id) ?? scan.outcome }));
      change({ roster, scans });
      await keepSent(unsent, strangers, roster);
    }
  }

  /** The roster first: a device that stops in between sends a scan twice rather than forget it. */
  async function keepSent(
    unsent: KeptScan[],
    strangers: Map<string, Strange>,
    roster: Roster | null,
  ) {
    if (roster) await store.keepRoster(roster);
    for (const scan of unsent) {
      const outcome = strangers.get(scan.id);
      if (outcome) await store.keepScan({ ...scan, outcome });
      else await store.dropScan(scan.id);
    }
  }

  async function exchange() {
    await opened;
    const withRoster = isRosterWanted || !state.roster;
    isWanted = false;
    isRosterWanted = false;
    try {
      await upload();
      if (!withRoster) return change({ link: "fresh" });
      const roster = await fetchRoster(date);
      change({ roster, link: "fresh" });
      await store.keepRoster(roster).catch(() => undefined);
    } catch (error) {
      change({ link: linkAfter(error) });
    }
  }

  /** One after another: a roster that overtakes an upload would count twice. */
  function exchangeInTurn(): Promise<void> {
    isWanted = true;
    underWay ??= (async () => {
      while (isWanted) await exchange();
    })().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  const party = (id: number): RosterParty | undefined =>
    withUnsent(state.roster?.parties ?? [], state.scans).find((each) => each.id === id);

  async function admit(partyId: number): Promise<Seen> {
    const found = party(partyId);
    if (found?.status !== "registered") return { kind: "no_place", partyId };
    const count = found.size - arrivedOf(found);
    if (count <= 0) return { kind: "already", partyId };
    await record({ registrationId: partyId, count });
    return { kind: "in", partyId, count };
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: exchangeInTurn,
    sync() {
      isRosterWanted = true;
      return exchangeInTurn();
    },
    async check(code) {
      if (!looksLikeTicket(code)) return { kind: "no_ticket" };
      const hash = await hashCode(code);
      const known = state.roster?.parties.find(({ ticketHash }) => ticketHash === hash);
      if (known) return admit(known.id);
      const scanId = await record({ code: code.trim(), count: 1 });
      return { kind: "unknown", scanId, hash };
    },
    admit,
    async correct(partyId, count) {
      await record({ registrationId: partyId, count });
    },
    async dismiss(scanId) {
      change({ scans: state.scans.filter(({ id }) => id !== scanId) });
      await store.dropScan(scanId);
    },
  };
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

/** A random uuid, also where the connection is not safe and the browser makes none. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** By the id of the scan. */
function strangersIn(results: ScansTaken["results"]): Map<string, Strange> {
  const isStrange = (outcome: string): outcome is Strange =>
    STRANGE.some((each) => each === outcome);
  const found = new Map<string, Strange>();
  for (const { id, outcome } of results) if (isStrange(outcome)) found.set(id, outcome);
  return found;
}
