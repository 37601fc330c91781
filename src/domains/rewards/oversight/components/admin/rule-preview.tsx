import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { formatNumber } from "#src/shared/plain-format.ts";
import { rulePreviewQuery } from "../../client.ts";
import type { AchievementRule, RulePreview as Preview } from "../../contract.ts";
import { ACHIEVEMENT_GOAL_MAX } from "../../limits-contract.ts";

const PAUSE_MS = 300;

/** How many people would earn it as things are; asked for when nobody types any more. */
export function RulePreview({ rule: { measure, goal } }: { rule: AchievementRule }) {
  const [asked, setAsked] = useState<AchievementRule>({ measure, goal });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ measure, goal }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [measure, goal]);
  const isWhole = Number.isInteger(asked.goal) && asked.goal >= 1;
  const enabled = isWhole && asked.goal <= ACHIEVEMENT_GOAL_MAX;
  const { data, isError } = useQuery({ ...rulePreviewQuery(asked), enabled });
  return (
    <p aria-live="polite" className="border-coast border-l-4 bg-land px-4 py-3 text-sm">
      {enabled ? previewText(data, isError) : "Give a goal to see who would earn it."}
    </p>
  );
}

export function previewText(preview: Preview | undefined, isError: boolean): string {
  if (isError) return "Who would earn it could not be found out.";
  if (preview === undefined) return "Counting who would earn it …";
  const { people, some } = preview;
  if (people === 0) return "Nobody meets this goal yet.";
  const others = people - some.length;
  const names = [...some, ...(others > 0 ? [`${formatNumber(others)} more`] : [])];
  return people === 1
    ? `1 person meets this goal now and would earn it at once: ${names.join(", ")}.`
    : `${formatNumber(people)} people meet this goal now and would earn it at once: ${names.join(", ")}.`;
}
