import { createAsks } from "./ask-first.ts";
import type { RosterParty, Scan } from "./contract.ts";
import type { DeviceStore, KeptScan } from "./device-store.ts";
import { withUnsent } from "./door-rules.ts";
import { createDoorState, type DoorState, type Link } from "./door-state.ts";
import { createExchange } from "./exchange-scans.ts";
import { createKeptDoor } from "./kept-door.ts";
import { type OtherDay, otherDay } from "./other-day.ts";
import { arrivedOf } from "./rules.ts";
import { hashCode, looksLikeTicket } from "./ticket-rules.ts";

/** What came of a ticket or a name. */
export type Seen =
  | { kind: "in"; partyId: number; count: number }
  | { kind: "already" | "elsewhere" | "no_place"; partyId: number }
  | ({ kind: "other_day"; day: OtherDay } & ({ partyId: number } | { code: string }))
  | { kind: "unknown"; scanId: string; hash: string | null }
  | { kind: "no_ticket" }
  /** It is none of this date. */
  | { kind: "stranger" };

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
  /** A code that was read or typed. On another day than that of the date it is asked whether one is sure. */
  check(code: string, isSure?: boolean): Promise<Seen>;
  /** All who are still missing of a party; asked likewise. */
  admit(partyId: number, isSure?: boolean): Promise<Seen>;
  /** So many more, or fewer, whatever the roster says. */
  correct(partyId: number, count: number): Promise<void>;
  dismiss(scanId: string): Promise<void>;
}

export function openDoorSession(date: DateAtDoor, store: DeviceStore): DoorSession {
  const state = createDoorState();
  const kept = createKeptDoor({ dateId: date.dateId, store, state });
  const asks = createAsks();
  const exchange = createExchange({ date, store, state, kept, asks });

  const newScan = (scan: Pick<Scan, "registrationId" | "code" | "count">): KeptScan => ({
    ...{ ...scan, ...date, id: newId() },
    ...{ scannedAt: new Date().toISOString(), outcome: null },
  });

  function party(id: number): RosterParty | undefined {
    const { roster, scans } = state.read();
    return withUnsent(roster?.parties ?? [], scans).find((each) => each.id === id);
  }

  function dayToAskAbout(isSure: boolean): OtherDay | null {
    const { roster } = state.read();
    return isSure || !roster ? null : otherDay(roster, Date.now());
  }

  const holder = (hash: string | null): RosterParty | undefined =>
    state.read().roster?.parties.find(({ ticketHash }) => ticketHash === hash);

  /** Nobody is asked about a ticket that is none of this date. */
  async function lookAnew(hash: string | null): Promise<RosterParty | undefined> {
    await exchange({ withRoster: true });
    return holder(hash);
  }

  async function admit(partyId: number, isSure = false): Promise<Seen> {
    await kept.refresh();
    const found = party(partyId);
    if (found?.status !== "registered") return { kind: "no_place", partyId };
    const count = found.size - arrivedOf(found);
    if (count <= 0) return { kind: "already", partyId };
    const day = dayToAskAbout(isSure);
    if (day) return { kind: "other_day", day, partyId };
    return letIn(newScan({ registrationId: partyId, count }), partyId);
  }

  /** With a signal the server is asked first; without one it hears of it later. */
  async function letIn(scan: KeptScan, partyId: number): Promise<Seen> {
    const outcome = hasSignal(state.read().link) ? await askServer(scan) : null;
    if (outcome === "too_many") return { kind: "elsewhere", partyId };
    if (outcome !== null && outcome !== "counted") return { kind: "no_place", partyId };
    if (outcome === null) await kept.keep(scan);
    return { kind: "in", partyId, count: scan.count };
  }

  function askServer(scan: KeptScan) {
    const answer = asks.ask(scan);
    void exchange({ withRoster: false });
    return answer;
  }

  return {
    read: state.read,
    subscribe: state.subscribe,
    send: () => exchange({ withRoster: false }),
    sync: () => exchange({ withRoster: true }),
    async check(code, isSure = false) {
      if (!looksLikeTicket(code)) return { kind: "no_ticket" };
      const hash = await hashCode(code);
      await kept.refresh();
      const day = dayToAskAbout(isSure);
      const known = holder(hash) ?? (day ? await lookAnew(hash) : undefined);
      if (known) return admit(known.id, isSure);
      if (day && state.read().link === "fresh") return { kind: "stranger" };
      if (day) return { kind: "other_day", day, code };
      const scan = newScan({ code: code.trim(), count: 1 });
      await kept.keep(scan);
      return { kind: "unknown", scanId: scan.id, hash };
    },
    admit,
    correct: (partyId, count) => kept.keep(newScan({ registrationId: partyId, count })),
    dismiss: (scanId) =>
      kept.write(async () => {
        state.change({ scans: state.read().scans.filter(({ id }) => id !== scanId) });
        await store.dropScan(scanId);
      }),
  };
}

const hasSignal = (link: Link): boolean => link === "fresh" || link === "opening";

/** A random uuid, also where the connection is not safe and the browser makes none. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
