import { asc, inArray } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventArrivals, eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Scan } from "./contract.ts";
import { scannedSum } from "./queries.server.ts";
import { arrivedOf, type Scanned, type Verdict } from "./rules.ts";

export type NamedScan = Scan & { registrationId: number };

interface Weighed {
  kept: NamedScan[];
  refused: Map<string, Verdict>;
}

/** Of two doors that ask for one ticket at once, one gets it. What was not asked for is kept as it is. */
export async function weighAsked(tx: Tx, scans: readonly NamedScan[]): Promise<Weighed> {
  const parties = await lockAsked(tx, scans);
  const known = await readKnown(tx, scans);
  const kept: NamedScan[] = [];
  const refused = new Map<string, Verdict>();
  for (const scan of scans) {
    const party = scan.ifFree && !known.has(scan.id) ? parties.get(scan.registrationId) : undefined;
    if (!party) kept.push(scan);
    else {
      const count = Math.min(scan.count, party.size - arrivedOf(party));
      if (party.status !== "registered") refused.set(scan.id, "no_place");
      else if (count <= 0) refused.set(scan.id, "too_many");
      else {
        kept.push({ ...scan, count });
        party.scanned += count;
      }
    }
  }
  return { kept, refused };
}

/** Locked first and read then: what another door wrote meanwhile is seen. */
async function lockAsked(tx: Tx, scans: readonly NamedScan[]): Promise<Map<number, Scanned>> {
  const ids = scans.flatMap(({ ifFree, registrationId }) => (ifFree ? [registrationId] : []));
  if (ids.length === 0) return new Map();
  const { id, attendeeCount, status } = eventRegistrations;
  const isAsked = inArray(id, ids);
  await tx.select({ id }).from(eventRegistrations).where(isAsked).orderBy(asc(id)).for("update");
  const rows = await tx
    .select({ id, size: attendeeCount, status, scanned: scannedSum })
    .from(eventRegistrations)
    .where(isAsked);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those that were sent before. */
async function readKnown(tx: Tx, scans: readonly NamedScan[]): Promise<Set<string>> {
  const { id } = eventArrivals;
  const ids = scans.flatMap((scan) => (scan.ifFree ? [scan.id] : []));
  if (ids.length === 0) return new Set();
  const rows = await tx.select({ id }).from(eventArrivals).where(inArray(id, ids));
  return new Set(rows.map((row) => row.id));
}
