import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import type { Identification } from "../contract.ts";
import { CandidateList } from "./candidate-list.tsx";
import { ConfidenceBadge } from "./confidence-badge.tsx";

const FACTS = [
  ["habitat", "Habitat"],
  ["safety", "Safety"],
  ["conservationStatus", "Conservation status"],
  ["size", "Size"],
  ["diet", "Diet"],
  ["depth", "Depth"],
] as const;

const UNNAMED = { unknown: "Unknown", "not-marine": "Not marine life" } as const;

interface ResultFactsProps {
  answer: Identification;
  submitPath: string;
  onReport: () => void;
}

export function ResultFacts({ answer, submitPath, onReport }: ResultFactsProps) {
  const isNamed = answer.outcome === "species" || answer.outcome === "group";
  const title = isNamed ? answer.species.join(", ") : UNNAMED[answer.outcome as "unknown"];
  return (
    <>
      <div className="flex flex-col gap-2">
        <h3 className="text-xl">{title}</h3>
        {answer.scientificName ? <p className="italic">{answer.scientificName}</p> : null}
        {answer.outcome !== "not-marine" ? (
          <p className="flex flex-wrap gap-2">
            <ConfidenceBadge confidence={answer.confidence} />
            {answer.outcome === "group" ? (
              <span className="text-ink-soft text-sm">in the kind of animal, not in a species</span>
            ) : null}
          </p>
        ) : null}
        {answer.other ? (
          <p>It may also be {answer.other}: the photo does not tell for sure.</p>
        ) : null}
      </div>
      <p>{answer.description}</p>
      <Unexpected answer={answer} />
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {FACTS.map(([name, label]) =>
          answer[name] ? (
            <div key={name}>
              <dt className="font-semibold text-sm">{label}</dt>
              <dd>{answer[name]}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {answer.candidates.length > 0 ? (
        <section aria-labelledby="candidates-title" className="flex flex-col gap-3">
          <h4 id="candidates-title" className="text-lg">
            {answer.circumstance ? `What it may be: ${answer.circumstance}` : "What it may be"}
          </h4>
          {answer.circumstance ? null : (
            <p className="text-ink-soft text-sm">
              Say where it was to see which of them are likely there.
            </p>
          )}
          <CandidateList candidates={answer.candidates} />
        </section>
      ) : null}
      <div className="flex flex-wrap items-center gap-4">
        {isNamed ? (
          <Button asChild>
            <Link
              to={submitPath}
              onClick={(event) => {
                event.preventDefault();
                onReport();
              }}
            >
              Report this sighting
            </Link>
          </Button>
        ) : null}
        {answer.cataloguePath ? (
          <TextLink asChild>
            <Link to={answer.cataloguePath} className="flex min-h-11 items-center">
              Compare with the catalogue
            </Link>
          </TextLink>
        ) : null}
      </div>
      <p className="text-ink-soft text-sm">Answered by {answer.engine}.</p>
    </>
  );
}

function Unexpected({ answer }: { answer: Identification }) {
  const named = answer.candidates.find(({ commonName }) => commonName === answer.species[0]);
  return named?.isExpected === false ? (
    <Alert tone="caution" role="note">
      Not expected here: {answer.circumstance}. A report with the photo is worth the more.
    </Alert>
  ) : null;
}
