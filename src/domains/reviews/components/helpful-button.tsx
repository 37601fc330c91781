import { ThumbsUp } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useMarkHelpful } from "../client.ts";
import type { Review } from "../contract.ts";

/** One mark for each reader; pressed again it is taken back. Who is not signed in is led to sign in. */
export function HelpfulButton({ review }: { review: Review }) {
  const viewer = useViewer();
  const sending = useMarkHelpful();
  const [mark, setMark] = useState({
    isHelpful: review.isHelpful,
    helpfulCount: review.helpfulCount,
  });
  const label = (
    <>
      <ThumbsUp aria-hidden className={mark.isHelpful ? "fill-current" : undefined} /> Helpful
      {mark.helpfulCount > 0 ? <span className="figures">({mark.helpfulCount})</span> : null}
    </>
  );
  if (viewer.status !== "authenticated") {
    return (
      <Button asChild variant="quiet" size="sm">
        <Link to="/login" aria-label={`Sign in to mark “${review.title}” as helpful`}>
          {label}
        </Link>
      </Button>
    );
  }
  const toggle = () =>
    sending.mutate(
      { id: review.id, isHelpful: !mark.isHelpful },
      {
        onSuccess: setMark,
        onError: (error) =>
          toast({
            title: "Error",
            description: reasonOf(error, "Your mark was not saved. Please try again."),
            tone: "danger",
          }),
      },
    );
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={mark.isHelpful}
      aria-label={`Helpful: “${review.title}”, marked by ${mark.helpfulCount}`}
      disabled={review.isOwn}
      pending={sending.isPending}
      onClick={toggle}
    >
      {label}
    </Button>
  );
}
