import type { Achievement } from "../worth/contract.ts";
import { type Earned, earnAchievements } from "../worth/earn-achievements.ts";
import { activeDays, type Measures, measureThings } from "../worth/measure-things.ts";
import { foldStreak, type Streak } from "../worth/streak-rules.ts";
import type { Frozen, Thing } from "../worth/thing.ts";
import { keyOf, valueThings } from "../worth/value-things.ts";
import type { Wanted } from "./lines.ts";

export const ACHIEVEMENT_KIND = "achievement";

interface Given {
  things: readonly Thing[];
  achievements: readonly Achievement[];
  /** By `keyOf`: what the ledger has fixed about things and achievements. */
  frozen: ReadonlyMap<string, Frozen>;
  localDayOf: (moment: Date) => string;
}

export interface Folded {
  /** All that should stand in the ledger. */
  wanted: Wanted[];
  earned: Earned[];
  totalPoints: number;
  measures: Measures;
  streak: Streak;
}

const achievementKey = (id: number) => ({ kind: ACHIEVEMENT_KIND, source: String(id) });

/** Everything about a person's points, from nothing but what is there. */
export function foldPerson({ things, achievements, frozen, localDayOf }: Given): Folded {
  const valued = valueThings(things, { frozen, localDayOf });
  const counted = valued.filter(({ isOverLimit }) => !isOverLimit);
  const rules = achievements.map((rule) => ({
    ...rule,
    points: frozen.get(keyOf(achievementKey(rule.id)))?.rate ?? rule.points,
  }));
  const earned = earnAchievements(counted, rules).map((one) => ({
    ...one,
    at: frozen.get(keyOf(achievementKey(one.achievementId)))?.at ?? one.at,
  }));
  const titles = new Map(achievements.map(({ id, title }) => [id, title]));
  const wanted: Wanted[] = [
    ...valued.map(({ at, isOwn: _, isOverLimit, ...thing }) => ({
      ...thing,
      occurredAt: at,
      note: isOverLimit ? ("over_limit" as const) : null,
    })),
    ...earned.map(({ achievementId, points, at }) => ({
      ...achievementKey(achievementId),
      ...{ points, rate: points, note: null, occurredAt: at },
      localDate: frozen.get(keyOf(achievementKey(achievementId)))?.localDate ?? localDayOf(at),
      ...{ title: titles.get(achievementId) ?? "", path: "/achievements" },
      ...{ state: null, businessId: null, eventId: null },
    })),
  ];
  return {
    wanted,
    earned,
    totalPoints: wanted.reduce((sum, { points }) => sum + points, 0),
    measures: measureThings(counted),
    streak: foldStreak(activeDays(counted)).streak,
  };
}
