import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { forgetListingDraft } from "./listing-draft.ts";
import { WizardForm } from "./wizard-form.tsx";

interface AddBusinessWizardProps {
  onSubmitted: () => void | Promise<void>;
}

export function AddBusinessWizard({ onSubmitted }: AddBusinessWizardProps) {
  const [isFromDraft, setFromDraft] = useState(false);
  /** Another beginning is another form. */
  const [attempt, setAttempt] = useState(0);
  const [, setSearch] = useSearchParams();

  const startOver = () => {
    forgetListingDraft();
    setSearch({}, { replace: true, preventScrollReset: true });
    setFromDraft(false);
    setAttempt(attempt + 1);
  };

  return (
    <div className="flex flex-col gap-6">
      <SignInNote />
      {isFromDraft ? (
        <Alert tone="info" role="status" title="Welcome back">
          <p>What you entered earlier on this device is still here.</p>
          <Button variant="secondary" size="sm" className="mt-2" onClick={startOver}>
            Start over
          </Button>
        </Alert>
      ) : null}
      <WizardForm key={attempt} onDraftFound={() => setFromDraft(true)} onSubmitted={onSubmitted} />
    </div>
  );
}

function SignInNote() {
  const viewer = useViewer();
  if (viewer.status !== "anonymous") return null;
  return (
    <p className="text-ink-soft">
      Is it your own business?{" "}
      <TextLink asChild>
        <Link to="/login">Sign in</Link>
      </TextLink>{" "}
      first, and the listing is yours to manage once it is approved. What you enter here is kept
      meanwhile.
    </p>
  );
}
