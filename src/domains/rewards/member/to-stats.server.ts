import type { MemberRow } from "../ledger/read-person.server.ts";
import type { ThingKind } from "../worth/limits-contract.ts";
import { localDayOf, type ZoneSince, zoneAt } from "../worth/local-days.ts";
import { aliveDays } from "../worth/streak-rules.ts";
import { tierOf, wayToNextTier } from "../worth/tier-rules.ts";
import type { UserStats } from "./contract.ts";

interface Known {
  member: MemberRow;
  zones: readonly ZoneSince[];
  /** How many of each kind of thing. */
  done: Partial<Record<string, number>>;
  activeDaysThisMonth: number;
  isAdmin: boolean;
  now: Date;
}

export function toStats(known: Known): UserStats {
  const { member, zones, done, activeDaysThisMonth, isAdmin, now } = known;
  const { totalPoints, measures, streakDays, lastActiveDay, forgivenDay } = member;
  const count = (kind: ThingKind): number => done[kind] ?? 0;
  const tier = tierOf(totalPoints);
  const next = zones.find(({ effectiveFrom }) => effectiveFrom > now);
  const streak = { days: streakDays, last: lastActiveDay, forgiven: forgivenDay };
  return {
    totalPoints,
    currentLevel: tier.id,
    reviewsPosted: count("review"),
    businessesVisited: count("visit"),
    eventsAttended: count("event"),
    experiencesShared: count("experience"),
    socialShares: count("share"),
    photosPublished: count("photo"),
    editsAccepted: count("edit"),
    factsConfirmed: count("fact"),
    streakDays: aliveDays(streak, localDayOf(zones, now)),
    bestStreak: measures.bestStreak ?? 0,
    activeDaysThisMonth,
    tier,
    nextTier: wayToNextTier(totalPoints),
    collects: !isAdmin,
    timeZone: zoneAt(zones, now),
    nextTimeZone: next ? { timeZone: next.timeZone, from: next.effectiveFrom.toISOString() } : null,
    showsName: member.showsName,
    displayName: member.displayName,
  };
}
