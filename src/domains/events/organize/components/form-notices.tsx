import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { RequestError } from "#src/shared/http.ts";

interface FoundDraftProps {
  isFound: boolean;
  onStartOver: () => void;
}

export function FoundDraft({ isFound, onStartOver }: FoundDraftProps) {
  if (!isFound) return null;
  return (
    <Alert role="note" tone="info" title="What you typed earlier is still here.">
      <Button variant="secondary" className="mt-2" onClick={onStartOver}>
        Start over
      </Button>
    </Alert>
  );
}

interface HindranceProps {
  /** The button that saves. */
  label: string;
  /** Why it was not saved; null when it was, or was not tried. */
  problem: unknown;
  /** The form has followed the event since. */
  isRenewed: boolean;
  reload?: () => void;
}

/** What stands in the way of saving and is no fault of a field, with the way around it. */
export function Hindrance({ label, problem, isRenewed, reload }: HindranceProps) {
  const { pathname, search } = useLocation();
  if (problem === null) return null;
  if (!(problem instanceof RequestError) || problem.status >= 500) {
    const isLost = !(problem instanceof RequestError);
    return (
      <Alert title={isLost ? "No connection: nothing was saved." : "Nothing was saved."}>
        Everything you typed is kept in this tab, also when you reload it. Press {label} again{" "}
        {isLost ? "when the connection is back." : "in a moment."}
      </Alert>
    );
  }
  if (problem.status === 401) {
    const next = encodeURIComponent(pathname + search);
    return (
      <Alert title="You are signed out.">
        <p>What you typed is kept in this tab. Sign in again, and you come back to it.</p>
        <Button asChild variant="secondary" className="mt-2">
          <Link to={`/login?next=${next}`}>Sign In</Link>
        </Button>
      </Alert>
    );
  }
  if (!isConflict(problem) || !reload) return null;
  return <ChangedBelow {...{ label, isRenewed, reload }} />;
}

/** It has the focus, and so is in view: fields above it grow when they say what was changed. */
function ChangedBelow({ label, isRenewed, reload }: Omit<HindranceProps, "problem">) {
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when it says something else
  useEffect(() => alert.current?.focus(), [isRenewed]);
  return (
    <Alert ref={alert} tabIndex={-1} title={CHANGED_MEANWHILE} className="scroll-mt-24">
      {isRenewed ? (
        <p>
          The form shows the newest now, with what you typed put over it; what they changed says so,
          and a time or a number of places is shown as it is, beside what you had typed. Look
          through it and press {label} again.
        </p>
      ) : (
        <>
          <p>What you typed is kept. Load the event again: your changes are put over the newest.</p>
          <Button variant="secondary" className="mt-2" onClick={reload}>
            Load it again
          </Button>
        </>
      )}
    </Alert>
  );
}

const CHANGED_MEANWHILE = "This event was changed meanwhile: nothing was saved.";

/** The event is no longer as the form was filled in for. */
export const isConflict = (problem: unknown): boolean =>
  problem instanceof RequestError && problem.code === "version_conflict";
