import type { RosterParty } from "./contract.ts";
import type { Strange } from "./limits-contract.ts";
import { plainLetters } from "./name-rules.ts";
import { arrivedOf, isConflict } from "./rules.ts";

interface Counted {
  registrationId?: number | undefined;
  count: number;
  outcome: Strange | null;
}

/** The parties with what this device has seen and not sent. */
export function withUnsent(
  parties: readonly RosterParty[],
  scans: readonly Counted[],
): RosterParty[] {
  const more = new Map<number, number>();
  for (const { registrationId, count } of scans)
    if (registrationId !== undefined)
      more.set(registrationId, (more.get(registrationId) ?? 0) + count);
  return parties.map((party) => ({
    ...party,
    scanned: Math.max(0, party.scanned + (more.get(party.id) ?? 0)),
  }));
}

/** Those that the server tells of take the place of what was known. */
export function withNews(
  parties: readonly RosterParty[],
  news: readonly RosterParty[],
): RosterParty[] {
  const told = new Map(news.map((party) => [party.id, party]));
  const known = new Set(parties.map(({ id }) => id));
  return [
    ...parties.map((party) => told.get(party.id) ?? party),
    ...news.filter(({ id }) => !known.has(id)),
  ];
}

export interface Totals {
  arrived: number;
  expected: number;
}

export function totalsOf(parties: readonly RosterParty[]): Totals {
  const registered = parties.filter(({ status }) => status === "registered");
  return {
    arrived: registered.reduce((sum, party) => sum + arrivedOf(party), 0),
    expected: registered.reduce((sum, { size }) => sum + size, 0),
  };
}

export const conflictsOf = (parties: readonly RosterParty[]): RosterParty[] =>
  parties.filter(isConflict);

const FOUND_MAX = 20;

/** Whoever can come in, by any part of the name, with or without its accents. */
export function findByName(parties: readonly RosterParty[], q: string): RosterParty[] {
  const wanted = plainLetters(q.trim());
  if (wanted === "") return [];
  return parties
    .filter(({ name, status }) => status !== "lapsed" && plainLetters(name).includes(wanted))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .slice(0, FOUND_MAX);
}

/** "just now", "4 minutes ago" */
export function ageText(takenAt: string, now: number): string {
  const minutes = Math.floor((now - new Date(takenAt).getTime()) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return minutes === 1 ? "a minute ago" : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? "an hour ago" : `${hours} hours ago`;
}
