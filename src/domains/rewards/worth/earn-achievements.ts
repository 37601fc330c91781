import type { Achievement } from "./contract.ts";
import { reachedAt } from "./measure-things.ts";
import type { Valued } from "./thing.ts";

export interface Earned {
  achievementId: number;
  points: number;
  /** When its goal was reached. */
  at: Date;
}

type Rule = Pick<Achievement, "id" | "points" | "requirements">;

/**
 * The achievements that things earn. Those for points see the points of things and of the other
 * achievements, never their own: they are added in rounds, from nothing, until no more are earned.
 */
export function earnAchievements(things: readonly Valued[], rules: readonly Rule[]): Earned[] {
  const earned = new Map<number, Earned>();
  const earn = ({ id, points }: Rule, at: Date | null) => {
    if (at) earned.set(id, { achievementId: id, points, at });
    return at !== null;
  };
  for (const rule of rules) {
    const { measure, goal } = rule.requirements;
    if (measure !== "points") earn(rule, reachedAt(things, measure, goal));
  }
  const forPoints = rules.filter(({ requirements }) => requirements.measure === "points");
  const isNew = (rule: Rule) =>
    !earned.has(rule.id) &&
    earn(rule, sumReachedAt([...things, ...earned.values()], rule.requirements.goal));
  while (forPoints.some(isNew));
  return [...earned.values()];
}

function sumReachedAt(given: readonly { at: Date; points: number }[], goal: number): Date | null {
  let sum = 0;
  for (const { at, points } of given.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )) {
    sum += points;
    if (sum >= goal) return at;
  }
  return null;
}
