import type { RosterParty } from "../contract.ts";
import type { KeptScan } from "../device-store.ts";
import type { Seen } from "../door-session.ts";
import { arrivedOf, isConflict } from "../rules.ts";

/** What came of a ticket, or that the server is being asked. */
export type Shown = Seen | { kind: "asking" };
export type AskedDay = Extract<Seen, { kind: "other_day" }>;

export interface Said {
  look: "good" | "wait" | "bad";
  title: string;
  detail: string;
}

export function partyOf(seen: Shown, parties: readonly RosterParty[]): RosterParty | undefined {
  if ("partyId" in seen) return parties.find(({ id }) => id === seen.partyId);
  if (seen.kind !== "unknown") return undefined;
  return parties.find(({ ticketHash }) => ticketHash === seen.hash);
}

const OTHER_DAYS: Readonly<Record<AskedDay["day"], string>> = {
  early: "This date is still to come, and not today.",
  over: "This date is over. It was not today.",
};

const STRANGER: Said = {
  look: "bad",
  title: "Not a ticket for this date",
  detail: "It is for another date or event.",
};

/** By what is known now: what the server has said since changes the words. */
export function sayResult(
  seen: Shown,
  party: RosterParty | undefined,
  scans: readonly KeptScan[],
): Said {
  if (seen.kind === "asking")
    return { look: "wait", title: "One moment", detail: "The other doors are asked." };
  if (seen.kind === "no_ticket")
    return { look: "bad", title: "This is no ticket", detail: "Try again, or search by name." };
  if (seen.kind === "stranger") return STRANGER;
  if (seen.kind === "other_day")
    return {
      look: "wait",
      title: party ? `Check in ${party.name} now?` : "Check in now?",
      detail: OTHER_DAYS[seen.day],
    };
  if (seen.kind === "unknown") return sayUnknown(seen.scanId, party, scans);
  if (!party) return { look: "bad", title: "Not on the list", detail: "Search by name." };
  if (seen.kind === "in") return sayIn(party);
  if (seen.kind === "elsewhere") return sayElsewhere(party);
  if (seen.kind === "already")
    return { look: "bad", title: `${party.name} is already inside`, detail: insideText(party) };
  return sayNoPlace(party);
}

const insideText = (party: RosterParty): string =>
  party.size === 1 ? "Party of one." : `${arrivedOf(party)} of ${party.size} are inside.`;

function sayIn(party: RosterParty): Said {
  if (party.status !== "registered") return sayNoPlace(party);
  if (isConflict(party)) return sayElsewhere(party);
  return { look: "good", title: `Welcome, ${party.name}`, detail: insideText(party) };
}

const sayElsewhere = (party: RosterParty): Said => ({
  look: "bad",
  title: `${party.name} was let in already at another door`,
  detail: isConflict(party)
    ? `${party.scanned} let in, the party has ${party.size}.`
    : insideText(party),
});

function sayNoPlace(party: RosterParty): Said {
  const isWaiting = party.status === "waiting";
  const why = isWaiting ? "No place has become free." : "The registration was cancelled or lapsed.";
  return {
    look: "bad",
    title: isWaiting
      ? `${party.name} is on the waiting list`
      : `${party.name} has no place any more`,
    detail: isConflict(party) ? `${why} ${party.scanned} let in without a place.` : why,
  };
}

function sayUnknown(
  scanId: string,
  party: RosterParty | undefined,
  scans: readonly KeptScan[],
): Said {
  const scan = scans.find(({ id }) => id === scanId);
  if (scan?.outcome === "stranger") return STRANGER;
  if (scan?.outcome === "unknown")
    return { look: "bad", title: "This code is not known", detail: "It is no ticket of Landfall." };
  if (scan)
    return {
      look: "wait",
      title: "Not on this list",
      detail: "It is kept, and checked as soon as there is a signal.",
    };
  if (party) return sayIn(party);
  return { look: "bad", title: "No place", detail: "This ticket has no place on this date." };
}
