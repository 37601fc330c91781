import type { MemberRow } from "../ledger/read-person.server.ts";
import { localDayOf, type ZoneSince, zoneAt } from "../worth/local-days.ts";
import { aliveDays } from "../worth/streak-rules.ts";
import { tierOf, wayToNextTier } from "../worth/tier-rules.ts";
import type { UserStats } from "./contract.ts";

interface Known {
  member: MemberRow;
  zones: readonly ZoneSince[];
  activeDaysThisMonth: number;
  isAdmin: boolean;
  now: Date;
}

export function toStats({ member, zones, activeDaysThisMonth, isAdmin, now }: Known): UserStats {
  const { totalPoints, measures, streakDays, lastActiveDay, forgivenDay } = member;
  const count = (measure: string): number => measures[measure] ?? 0;
  const tier = tierOf(totalPoints);
  const next = zones.find(({ effectiveFrom }) => effectiveFrom > now);
  const streak = { days: streakDays, last: lastActiveDay, forgiven: forgivenDay };
  return {
    totalPoints,
    currentLevel: tier.id,
    reviewsPosted: count("reviews"),
    businessesVisited: count("places"),
    eventsAttended: count("events"),
    experiencesShared: count("experiences"),
    socialShares: count("shares"),
    photosPublished: count("photos"),
    editsAccepted: count("edits"),
    factsConfirmed: count("facts"),
    streakDays: aliveDays(streak, localDayOf(zones, now)),
    bestStreak: count("bestStreak"),
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
