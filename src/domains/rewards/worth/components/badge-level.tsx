import type { Achievement } from "../contract.ts";
import { BADGE_LEVELS } from "../limits-contract.ts";

type BadgeLevel = Achievement["badgeLevel"];

const NAMES: Readonly<Record<BadgeLevel, string>> = {
  bronze: "Bronze",
  silver: "Silver",
  gold: "Gold",
  platinum: "Platinum",
};

/** As on a sleeve: one stripe for bronze, four for platinum. */
export function BadgeLevelMark({ level }: { level: BadgeLevel }) {
  const stripes = BADGE_LEVELS.slice(0, BADGE_LEVELS.indexOf(level) + 1);
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden className="flex w-5 flex-col gap-0.5">
        {stripes.map((stripe) => (
          <span key={stripe} className="h-0.5 bg-coast" />
        ))}
      </span>
      {NAMES[level]}
    </span>
  );
}
