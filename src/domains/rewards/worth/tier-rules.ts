import type { Progress, RewardTier } from "./contract.ts";

const badgeOf = (name: string): string =>
  `The ${name} badge beside your name on your reviews and on the leaderboard`;

/** Benefits have no money value, and what a review says never matters for them. */
export const REWARD_TIERS: readonly [RewardTier, ...RewardTier[]] = [
  {
    ...{ id: 1, name: "Deck Hand", minPoints: 0, maxPoints: 249 },
    ...{ badgeIcon: "anchor", color: "slate" },
    benefits: [
      "Points for what you do for other boaters, each with its reason",
      "A streak that forgives one missed day a week",
    ],
  },
  {
    ...{ id: 2, name: "Able Sailor", minPoints: 250, maxPoints: 749 },
    ...{ badgeIcon: "sailboat", color: "teal", benefits: [badgeOf("Able Sailor")] },
  },
  {
    ...{ id: 3, name: "Bosun", minPoints: 750, maxPoints: 1499 },
    ...{ badgeIcon: "life-buoy", color: "blue", benefits: [badgeOf("Bosun")] },
  },
  {
    ...{ id: 4, name: "First Mate", minPoints: 1500, maxPoints: 2999 },
    ...{ badgeIcon: "compass", color: "violet", benefits: [badgeOf("First Mate")] },
  },
  {
    ...{ id: 5, name: "Captain", minPoints: 3000, maxPoints: 5999 },
    ...{ badgeIcon: "ship-wheel", color: "amber", benefits: [badgeOf("Captain")] },
  },
  {
    ...{ id: 6, name: "Admiral", minPoints: 6000, maxPoints: null },
    ...{ badgeIcon: "crown", color: "rose", benefits: [badgeOf("Admiral")] },
  },
];

/** The tier whose range holds the points; Deck Hand where none does. */
export function tierOf(
  points: number,
  tiers: readonly [RewardTier, ...RewardTier[]] = REWARD_TIERS,
): RewardTier {
  const holds = ({ minPoints, maxPoints }: RewardTier) =>
    points >= minPoints && (maxPoints === null || points <= maxPoints);
  return tiers.find(holds) ?? tiers[0];
}

export interface WayToTier {
  tier: RewardTier;
  pointsToGo: number;
  percent: number;
}

/** From the least points of the tier one has to those of the next; null at the top. */
export function wayToNextTier(
  points: number,
  tiers: readonly [RewardTier, ...RewardTier[]] = REWARD_TIERS,
): WayToTier | null {
  const { minPoints } = tierOf(points, tiers);
  const tier = tiers.find((each) => each.minPoints > minPoints && each.minPoints > points);
  if (!tier) return null;
  const share = (points - minPoints) / (tier.minPoints - minPoints);
  return {
    tier,
    pointsToGo: tier.minPoints - points,
    percent: Math.max(0, Math.floor(share * 100)),
  };
}

/** 100 exactly when the goal is reached. */
export const progressOf = (count: number, goal: number): Progress => ({
  count,
  goal,
  percent: count >= goal ? 100 : Math.floor((count / goal) * 100),
});
