import { ThumbsUp } from "lucide-react";
import { useLocation, useRevalidator } from "react-router";
import { ToggleForm } from "#src/design/form/toggle-form.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { reasonOf } from "#src/shared/http.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { useUpvote } from "../client.ts";
import type { SpeciesReport } from "../contract.ts";
import { reportPath } from "../limits-contract.ts";
import { titleOf } from "./report-title.ts";

/** Once for each account; who is not signed in is led to where that is done, and back. */
export function UpvoteButton({ report }: { report: SpeciesReport }) {
  const viewer = useViewer();
  const vote = useUpvote(report.id);
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const shown = vote.data ?? report;
  const label = `Upvote ${titleOf(report)}, ${formatNumber(shown.upvotes)} so far`;
  const face = (
    <>
      <ThumbsUp aria-hidden /> <span className="figures">{formatNumber(shown.upvotes)}</span>
    </>
  );
  if (report.isOwn)
    return (
      <p className="flex items-center gap-2">
        {face} <span className="sr-only">upvotes</span>
      </p>
    );
  if (viewer.status === "anonymous") {
    const next = encodeURIComponent(`${pathname}${search}`);
    return (
      <Button asChild variant="secondary">
        <Link to={`/login?next=${next}`} aria-label={label}>
          {face}
        </Link>
      </Button>
    );
  }
  const press = () =>
    vote.mutate(!shown.hasUpvoted, {
      onSuccess: () => void revalidate(),
      onError: (error) =>
        toast({
          title: "Your upvote did not arrive",
          description: reasonOf(error, "Please try again."),
          tone: "danger",
        }),
    });
  return (
    <ToggleForm action={reportPath(report.id)} isGiven={shown.hasUpvoted} onToggle={press}>
      <Button
        type="submit"
        variant={shown.hasUpvoted ? "primary" : "secondary"}
        aria-pressed={shown.hasUpvoted}
        aria-label={label}
        pending={vote.isPending}
      >
        {face}
      </Button>
    </ToggleForm>
  );
}
