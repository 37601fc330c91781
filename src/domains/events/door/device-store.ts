import type { Roster, Scan } from "./contract.ts";
import { forgetKept, noteKept } from "./kept-until.ts";
import type { Strange } from "./limits-contract.ts";

/** A scan that is not sent yet, or that the server told to be a stranger's. It names nobody. */
export interface KeptScan extends Scan {
  eventId: number;
  dateId: number;
  outcome: Strange | null;
}

/** What a device at the door keeps. */
export interface DeviceStore {
  readRoster(dateId: number): Promise<Roster | undefined>;
  keepRoster(roster: Roster): Promise<void>;
  readScans(dateId: number): Promise<KeptScan[]>;
  keepScan(scan: KeptScan): Promise<void>;
  dropScan(id: string): Promise<void>;
}

const NAME = "landfall-door";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("rosters", { keyPath: "dateId" });
    request.result.createObjectStore("scans", { keyPath: "id" }).createIndex("dateId", "dateId");
  };
  return settled(request);
}

/** Fails where a browser keeps nothing, in some private windows for instance. */
export async function openDeviceStore(): Promise<DeviceStore> {
  const database = await openDatabase();
  const read = (name: string) => database.transaction(name).objectStore(name);
  const write = (name: string) => database.transaction(name, "readwrite").objectStore(name);
  return {
    readRoster: (dateId) => settled(read("rosters").get(dateId)),
    async keepRoster(roster) {
      await settled(write("rosters").put(roster));
      noteKept(roster.overAt);
    },
    readScans: (dateId) => settled(read("scans").index("dateId").getAll(dateId)),
    async keepScan(scan) {
      await settled(write("scans").put(scan));
    },
    async dropScan(id) {
      await settled(write("scans").delete(id));
    },
  };
}

/** Until the page is left. */
export function createMemoryStore(): DeviceStore {
  const rosters = new Map<number, Roster>();
  const scans = new Map<string, KeptScan>();
  return {
    readRoster: async (dateId) => rosters.get(dateId),
    keepRoster: async (roster) => void rosters.set(roster.dateId, roster),
    readScans: async (dateId) => [...scans.values()].filter((scan) => scan.dateId === dateId),
    keepScan: async (scan) => void scans.set(scan.id, scan),
    dropScan: async (id) => void scans.delete(id),
  };
}

/** Every name goes. Scans that are not sent stay: they name nobody, and are all that is known of who came. */
export async function forgetRosters(): Promise<void> {
  const database = await openDatabase();
  await settled(database.transaction("rosters", "readwrite").objectStore("rosters").clear());
  database.close();
  forgetKept();
}
