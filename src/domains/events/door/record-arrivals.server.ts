import { and, eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { eventArrivals, eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireOwnEvent } from "../organize/require-organizer.server.ts";
import { confirmByComing } from "../registration/assure-places.server.ts";
import { AttendanceChanged } from "../registration/events.ts";
import type { RosterParty, Scan, ScansTaken } from "./contract.ts";
import { readTicket } from "./hash-ticket.server.ts";
import { requireDate } from "./queries.server.ts";
import { readRosterParties } from "./read-roster.server.ts";
import { judge, type Verdict } from "./rules.ts";
import { type NamedScan, weighAsked } from "./weigh-asked.server.ts";

interface Uploaded {
  eventId: number;
  dateId: number;
  scans: readonly Scan[];
}

/**
 * What a device saw, in whatever order and however often it is sent. Rows are only added: what two
 * devices saw of one ticket stays with both, and how many came is worked out from all of them.
 */
export async function recordArrivals(
  services: Services,
  viewer: Viewer,
  { eventId, dateId: asked, scans }: Uploaded,
): Promise<ScansTaken> {
  const { db } = services;
  await requireOwnEvent(db, viewer, eventId);
  const { id: dateId } = await requireDate(db, { eventId, dateId: asked });
  const named = scans.map((scan) => ({ ...scan, registrationId: partyOf(services, scan) }));
  const own = await ownParties(db, dateId, named);
  const known = named.filter(({ registrationId }) => own.has(registrationId));
  const refused = known.length > 0 ? await addArrivals(services, viewer, known) : NONE_REFUSED;
  const parties = await readRosterParties(services, { dateId, ids: [...own] });
  const standing = new Map(parties.map((party) => [party.id, party]));
  return {
    results: named.map(({ id, registrationId }) => ({
      id,
      outcome: refused.get(id) ?? outcomeOf(registrationId, standing.get(registrationId)),
    })),
    parties,
  };
}

const NOBODY = 0;
const NONE_REFUSED: ReadonlyMap<string, Verdict> = new Map();

const partyOf = (services: Services, { registrationId, code }: Scan): number =>
  registrationId ?? readTicket(services, code ?? "") ?? NOBODY;

function outcomeOf(registrationId: number, party: RosterParty | undefined) {
  if (registrationId === NOBODY) return "unknown";
  return party ? judge(party) : "stranger";
}

async function ownParties(
  db: Db | Tx,
  dateId: number,
  scans: readonly NamedScan[],
): Promise<Set<number>> {
  const ids = [...new Set(scans.map(({ registrationId }) => registrationId))];
  const rows = await db
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.dateId, dateId), inArray(eventRegistrations.id, ids)));
  return new Set(rows.map(({ id }) => id));
}

/** Answers what was asked for and is not kept. */
async function addArrivals(
  { db, jobs }: Services,
  viewer: Viewer,
  scans: readonly NamedScan[],
): Promise<ReadonlyMap<string, Verdict>> {
  const now = new Date();
  return db.transaction(async (tx) => {
    const { kept, refused } = await weighAsked(tx, scans);
    if (kept.length === 0) return refused;
    const added = await tx
      .insert(eventArrivals)
      .values(kept.map((scan) => toRow(scan, viewer, now)))
      .onConflictDoNothing()
      .returning({ registrationId: eventArrivals.registrationId });
    const come = [...new Set(added.map((row) => row.registrationId))];
    await confirmByComing(tx, come);
    for (const registrationId of come)
      await jobs.publish(tx, AttendanceChanged, { registrationId });
    return refused;
  });
}

function toRow({ id, registrationId, count, scannedAt }: NamedScan, viewer: Viewer, now: Date) {
  const moment = new Date(scannedAt);
  // A clock of a device may be ahead.
  const when = moment > now ? now : moment;
  return { id, registrationId, count, scannedAt: when, scannedById: viewer.id };
}
