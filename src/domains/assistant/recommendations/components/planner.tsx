import type { FormEvent, ReactNode } from "react";
import { TideCard } from "#src/domains/water/tide/components/tide-card.tsx";
import { readAsked } from "../asked-rules.ts";
import type { Recommendation } from "../contract.ts";
import { DEFAULT_PREFERENCES } from "../limits-contract.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { PreferencesPanel } from "./preferences-panel.tsx";
import { type LoadedPlan, useDevicePreferences, usePlanner } from "./use-planner.ts";

interface PlannerProps {
  loaded: LoadedPlan;
  /** Beside the way to its page: what later domains offer to do with it. */
  actionsOf: (recommendation: Recommendation) => ReactNode;
}

/** The panel of wishes, and beside it what fits them. A plain form before scripts. */
export function Planner({ loaded, actionsOf }: PlannerProps) {
  const { ask, problem, answer, isBusy, kept } = usePlanner(loaded);
  const onDevice = useDevicePreferences(loaded);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) ask(askedIn(event));
  };
  return (
    <div className="page-width grid grid-cols-1 items-start gap-8 py-8 lg:grid-cols-[23rem_1fr] lg:grid-rows-[auto_1fr]">
      <PreferencesPanel
        key={onDevice ? "device" : "page"}
        asked={onDevice ? { ...loaded.asked, preferences: onDevice } : loaded.asked}
        problem={problem}
        kept={kept}
        isBusy={isBusy}
        onSubmit={submit}
      />
      <AnswerPanel answer={answer} isBusy={isBusy} actionsOf={actionsOf} />
      {answer?.water ? <TideCard conditions={answer.water} /> : null}
    </div>
  );
}

/** Enter in a field presses the first button, as in a browser without scripts. */
function askedIn(event: FormEvent<HTMLFormElement>) {
  const { submitter } = event.nativeEvent as SubmitEvent;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(event.currentTarget)) fields.append(name, String(value));
  fields.set("requestType", submitter?.getAttribute("value") ?? "destination");
  return readAsked(fields, DEFAULT_PREFERENCES);
}
