import { useEffect, useEffectEvent, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { useViewer } from "#src/domains/accounts/client.ts";
import { FRESH, forgetListingDraft, type ListingDraft, readListingDraft } from "./listing-draft.ts";
import { WizardForm } from "./wizard-form.tsx";

interface Start {
  draft: ListingDraft;
  isFromDraft: boolean;
  /** Another beginning is another form. */
  attempt: number;
}

interface AddBusinessWizardProps {
  onSubmitted: () => void | Promise<void>;
}

/** The server knows no draft: the form begins anew once the browser has looked for one. */
export function AddBusinessWizard({ onSubmitted }: AddBusinessWizardProps) {
  const [start, setStart] = useState<Start>({ draft: FRESH, isFromDraft: false, attempt: 0 });
  const [hasLooked, setHasLooked] = useState(false);
  const [search, setSearch] = useSearchParams();

  const begin = useEffectEvent(() => {
    const draft = readListingDraft();
    if (draft) setStart({ draft, isFromDraft: true, attempt: 1 });
    setHasLooked(true);
    if (draft && draft.step > 1 && !search.has("step")) {
      setSearch({ step: String(draft.step) }, { replace: true, preventScrollReset: true });
    }
  });
  useEffect(() => begin(), []);

  const startOver = () => {
    forgetListingDraft();
    setSearch({}, { replace: true, preventScrollReset: true });
    setStart(({ attempt }) => ({ draft: FRESH, isFromDraft: false, attempt: attempt + 1 }));
  };

  return (
    <div className="flex flex-col gap-6">
      <SignInNote />
      {start.isFromDraft ? (
        <Alert tone="info" role="status" title="Welcome back">
          <p>What you entered earlier on this device is still here.</p>
          <Button variant="secondary" size="sm" className="mt-2" onClick={startOver}>
            Start over
          </Button>
        </Alert>
      ) : null}
      <WizardForm
        key={start.attempt}
        start={start.draft}
        keepsDraft={hasLooked}
        onSubmitted={onSubmitted}
      />
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
