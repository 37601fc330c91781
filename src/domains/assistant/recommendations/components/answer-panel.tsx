import { Compass, Info } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Skeleton, SkeletonText } from "#src/design/primitives/skeleton.tsx";
import { useFocusOnChange } from "#src/design/use-focus-on-change.ts";
import type { Recommendation, RecommendationAnswer } from "../contract.ts";
import { RecommendationCard } from "./recommendation-card.tsx";

interface AnswerPanelProps {
  answer: RecommendationAnswer | null;
  isBusy: boolean;
  actionsOf: (recommendation: Recommendation) => ReactNode;
}

export function AnswerPanel({ answer, isBusy, actionsOf }: AnswerPanelProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>(answer);
  return (
    <section
      aria-labelledby="recommendations"
      aria-busy={isBusy}
      className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="recommendations" ref={heading} tabIndex={-1} className="mb-4 text-2xl">
        {answer?.place ? `Recommendations near ${nameIn(answer.place.name)}` : "Recommendations"}
      </h2>
      {isBusy ? (
        <Loading />
      ) : answer ? (
        <Answer answer={answer} actionsOf={actionsOf} />
      ) : (
        <NothingAsked />
      )}
    </section>
  );
}

const nameIn = (name: string): string => (name === "Your position" ? "you" : name);

const ENGINES = {
  embedded:
    "Answered by the embedded engine of Landfall: rules that rank live listings and coming events. No language model took part.",
  model:
    "A language model helped to choose among live listings and coming events. Order, confidence and facts are reckoned by Landfall.",
} as const;

type AnswerProps = Pick<AnswerPanelProps, "actionsOf"> & { answer: RecommendationAnswer };

function Answer({ answer, actionsOf }: AnswerProps) {
  const { recommendations, notes, engine } = answer;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex gap-3 border-contour border-l-4 bg-shoal px-4 py-3 text-sm">
        <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        <ul className="flex min-w-0 flex-col gap-1">
          <li>{ENGINES[engine]}</li>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
      {recommendations.length === 0 ? <NothingFits /> : null}
      <ol className="flex flex-col gap-6">
        {recommendations.map((each) => (
          <li key={`${each.kind} ${each.id}`}>
            <RecommendationCard recommendation={each} actions={actionsOf(each)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function NothingAsked() {
  return (
    <EmptyState title="Where shall it go?" icon={<Compass />} heading="h3" seed="first bearing">
      Say what you like, then choose Destinations, Activities, Routes or Weather. With a place or
      your position you see the tide, sunrise and sunset there as well.
    </EmptyState>
  );
}

function NothingFits() {
  return (
    <EmptyState title="Nothing fits" icon={<Compass />} heading="h3" seed="empty water">
      Try a longer distance, another budget or fewer conditions.
    </EmptyState>
  );
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Looking for recommendations</span>
      {["first", "second", "third"].map((place) => (
        <Card key={place} className="flex flex-col gap-4">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <SkeletonText lines={3} />
          <Skeleton className="h-11 w-72 max-w-full" />
        </Card>
      ))}
    </div>
  );
}
