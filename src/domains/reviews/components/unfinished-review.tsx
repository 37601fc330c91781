import { useEffect, useState } from "react";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { hasReviewDraft } from "./review-draft.ts";

interface UnfinishedReviewProps {
  draftKey: string;
  onWrite: () => void;
}

/** Stands where the form is not open: whoever signed in meanwhile sees that nothing was lost. */
export function UnfinishedReview({ draftKey, onWrite }: UnfinishedReviewProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(hasReviewDraft(draftKey)), [draftKey]);
  if (!isThere) return null;
  return (
    <Alert tone="info" role="status">
      <p>Your unfinished review is still here.</p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={onWrite}>
        Go on writing
      </Button>
    </Alert>
  );
}
