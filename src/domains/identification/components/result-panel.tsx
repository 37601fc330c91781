import { useEffect, useRef, useState } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import type { Identification } from "../contract.ts";
import { ResultFacts } from "./result-facts.tsx";

interface ResultPanelProps {
  answer: Identification | null;
  photo: Blob | null;
  problem: string | null;
  isBusy: boolean;
  submitPath: string;
  onReport: () => void;
}

/** What is said to somebody who does not see the panel. */
function statusOf({ answer, isBusy }: ResultPanelProps): string {
  if (isBusy) return "Looking at the photo…";
  if (!answer) return "";
  return answer.species[0] ?? answer.description;
}

export function ResultPanel(props: ResultPanelProps) {
  const { answer, photo, problem, isBusy, submitPath, onReport } = props;
  const panel = useRef<HTMLElement>(null);
  // On a phone it lies below the form: whoever sent a photo is led to it.
  useEffect(() => {
    if (isBusy) panel.current?.scrollIntoView({ block: "start" });
  }, [isBusy]);
  return (
    <Card asChild padding="lg" className="min-w-0">
      <section
        ref={panel}
        id="result"
        aria-labelledby="result-title"
        className="flex flex-col gap-5"
      >
        <h2 id="result-title" className="text-2xl">
          Results
        </h2>
        <p role="status" className={isBusy ? undefined : "sr-only"}>
          {statusOf(props)}
        </p>
        {photo ? <Preview photo={photo} /> : null}
        {problem ? <Alert title="Identification Failed">{problem}</Alert> : null}
        {answer && !isBusy ? (
          <ResultFacts answer={answer} submitPath={submitPath} onReport={onReport} />
        ) : problem || isBusy ? null : (
          <EmptyState title="No photo yet" heading="h3">
            Start the camera or upload a photo to find out which animal you have seen.
          </EmptyState>
        )}
      </section>
    </Card>
  );
}

function Preview({ photo }: { photo: Blob }) {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return address ? (
    <img
      src={address}
      alt="The one that was looked at"
      className="max-h-64 w-full rounded-md border border-line object-contain"
    />
  ) : null;
}
