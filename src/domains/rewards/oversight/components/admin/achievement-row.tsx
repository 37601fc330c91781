import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { BadgeLevelMark } from "../../../worth/components/badge-level.tsx";
import { RewardIcon } from "../../../worth/components/reward-icon.tsx";
import { MEASURE_WORDS } from "../../../worth/limits-contract.ts";
import { rulePreviewQuery, useSwitchAchievement } from "../../client.ts";
import type { AdminAchievement } from "../../contract.ts";
import { previewText } from "./rule-preview.tsx";

export function AchievementRow({ achievement }: { achievement: AdminAchievement }) {
  const { title, description, icon, category, points, requirements, isFixed, isActive } =
    achievement;
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 py-4">
      <div className="flex min-w-0 items-start gap-4">
        <RewardIcon name={icon} className="mt-1 size-6 shrink-0 text-ink-soft" />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="wrap-anywhere font-semibold">{title}</h3>
            <Badge tone="shoal">{category}</Badge>
            {isFixed ? <Badge>Always on</Badge> : null}
            {isActive ? null : <Badge tone="land">Switched off</Badge>}
          </div>
          <p className="wrap-anywhere text-ink-soft text-sm">{description}</p>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            <span className="figures">+{formatNumber(points)} points</span>
            <BadgeLevelMark level={achievement.badgeLevel} />
            <span>
              {MEASURE_WORDS[requirements.measure]}, goal{" "}
              <span className="figures">{formatNumber(requirements.goal)}</span>
            </span>
            <span>
              held by <span className="figures">{formatNumber(achievement.heldBy)}</span>
            </span>
          </p>
        </div>
      </div>
      {isFixed ? null : <SwitchButton achievement={achievement} />}
    </li>
  );
}

/** Asks first, and says what follows. */
function SwitchButton({ achievement }: { achievement: AdminAchievement }) {
  const { id, title, isActive, heldBy, requirements } = achievement;
  const [isAsking, setAsking] = useState(false);
  const turn = useSwitchAchievement();
  const preview = useQuery({ ...rulePreviewQuery(requirements), enabled: isAsking && !isActive });
  const confirm = async () => {
    const done = { title: isActive ? "Switched off" : "Switched on", description: title };
    const turned = turn.mutateAsync({ id, isActive: !isActive });
    if (!(await tellOutcome(turned, done, "Nothing was changed."))) throw new Error("not switched");
  };
  const follows = isActive
    ? `Whoever holds it (${formatNumber(heldBy)}) loses it and its points. Totals, tiers and the leaderboard follow, and their lists of points say why.`
    : `${previewText(preview.data, preview.isError)} Nobody is mailed.`;
  return (
    <ConfirmDialog
      tone={isActive ? "danger" : "neutral"}
      title={isActive ? `Switch off “${title}”?` : `Switch on “${title}”?`}
      description={follows}
      confirmLabel={isActive ? "Switch off" : "Switch on"}
      open={isAsking}
      onOpenChange={setAsking}
      onConfirm={confirm}
      trigger={
        <Button
          variant="secondary"
          aria-label={`${isActive ? "Switch off" : "Switch on"} ${title}`}
        >
          {isActive ? "Switch off" : "Switch on"}
        </Button>
      }
    />
  );
}
