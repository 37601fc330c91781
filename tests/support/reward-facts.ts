import type { Board, BoardRow } from "#src/domains/rewards/board/contract.ts";
import type {
  MemberAchievement,
  PointEntry,
  UserStats,
} from "#src/domains/rewards/member/contract.ts";
import { FIXED_ACHIEVEMENTS } from "#src/domains/rewards/worth/achievement-rules.ts";
import { progressOf, tierOf, wayToNextTier } from "#src/domains/rewards/worth/tier-rules.ts";

export const statsOf = (facts: Partial<UserStats> = {}): UserStats => {
  const totalPoints = facts.totalPoints ?? 500;
  const tier = tierOf(totalPoints);
  return {
    ...{ totalPoints, tier, currentLevel: tier.id, nextTier: wayToNextTier(totalPoints) },
    ...{ reviewsPosted: 4, businessesVisited: 3, eventsAttended: 2, experiencesShared: 1 },
    ...{ socialShares: 9, photosPublished: 7, editsAccepted: 6, factsConfirmed: 5 },
    ...{ streakDays: 3, bestStreak: 12, activeDaysThisMonth: 8, collects: true },
    ...{ timeZone: "America/New_York", nextTimeZone: null, showsName: false, displayName: null },
    ...facts,
  };
};

/** One of the nine, of somebody who has so many. */
export function achievementOf(id: number, count: number, earnedAt?: string): MemberAchievement {
  const fixed = FIXED_ACHIEVEMENTS.find((each) => each.id === id);
  if (!fixed) throw new Error(`There is no achievement ${id}`);
  const progress = progressOf(count, fixed.requirements.goal);
  return { ...fixed, achievementId: id, progress, earnedAt: earnedAt ?? null };
}

export const entryOf = (facts: Partial<PointEntry> = {}): PointEntry => ({
  ...{ id: 1, kind: "review", points: 20, note: null, title: "Halfway Rock", path: "/business/7" },
  ...{ occurredAt: "2127-05-02T12:00:00.000Z", createdAt: "2127-05-03T12:00:00.000Z" },
  ...facts,
});

export const boardRow = (facts: Partial<BoardRow> = {}): BoardRow => ({
  ...{ rank: 1, name: "A member", isNamed: false, points: 100, isOwn: false },
  tier: tierOf(facts.points ?? 100),
  ...facts,
});

export const boardOf = (facts: Partial<Board> = {}): Board => ({
  ...{ period: "week", state: null, start: "2127-05-05", timeZone: "America/New_York" },
  ...{ states: ["FL", "MD"], totalCount: 1, rows: [boardRow()], next: null, own: null },
  lastWinners: [],
  ...facts,
});
