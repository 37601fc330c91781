import { Check } from "lucide-react";
import { cx } from "#src/design/class-names.ts";
import { Progress } from "#src/design/primitives/progress.tsx";
import { LAST_STEP, percentAt, WIZARD_STEPS } from "./wizard-steps.ts";

export function WizardProgress({ step }: { step: number }) {
  const percent = percentAt(step);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-semibold">
          Step {step} of {LAST_STEP}
        </p>
        <p className="text-ink-soft text-sm">
          <span className="figures">{percent}%</span> complete
        </p>
      </div>
      <Progress value={percent} label={`Step ${step} of ${LAST_STEP}, ${percent}% complete`} />
      <ol className="grid grid-cols-4 gap-2 text-sm max-sm:hidden">
        {WIZARD_STEPS.map(({ title }, index) => (
          <li
            key={title}
            aria-current={index + 1 === step ? "step" : undefined}
            className={cx(
              "flex items-start gap-1.5 leading-snug",
              index + 1 === step ? "font-semibold text-ink" : "text-ink-soft",
            )}
          >
            {index + 1 < step ? (
              <>
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
                <span className="sr-only">Done: </span>
              </>
            ) : (
              <span className="figures">{index + 1}</span>
            )}
            {title}
          </li>
        ))}
      </ol>
    </div>
  );
}
