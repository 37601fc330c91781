import { HeartHandshake } from "lucide-react";
import { useLocation, useRevalidator } from "react-router";
import { ToggleForm } from "#src/design/form/toggle-form.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { reasonOf } from "#src/shared/http.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { useSupportAlert } from "../client.ts";
import type { ConservationAlert } from "../contract.ts";
import { alertPath } from "../limits-contract.ts";

/** One support of each reader; pressed again it is taken back. Who is not signed in is led to sign in. */
export function SupportButton({ alert }: { alert: ConservationAlert }) {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const support = useSupportAlert(alert.id);
  const { revalidate } = useRevalidator();
  const { isSupported, communitySupport, title } = alert;
  const label = (
    <>
      <HeartHandshake aria-hidden /> {isSupported ? "Supported" : "Support Alert"}
      <span className="figures">({formatNumber(communitySupport)})</span>
      <span className="sr-only">for “{title}”</span>
    </>
  );
  if (alert.isOwn)
    return (
      <p className="flex items-center gap-2">
        <HeartHandshake aria-hidden />
        <span className="figures">{formatNumber(communitySupport)}</span> in support
      </p>
    );
  if (viewer.status !== "authenticated")
    return (
      <Button asChild variant="secondary">
        <Link to={`/login?next=${encodeURIComponent(pathname + search)}`}>
          {label}
          <span className="sr-only">: sign in first</span>
        </Link>
      </Button>
    );
  const change = () =>
    support.mutate(!isSupported, {
      onSuccess: () => void revalidate(),
      onError: (error) =>
        toast({
          title: "Error",
          description: reasonOf(error, "Please try again."),
          tone: "danger",
        }),
    });
  return (
    <ToggleForm action={alertPath(alert.id)} isGiven={isSupported} onToggle={change}>
      <Button
        type="submit"
        variant="secondary"
        aria-pressed={isSupported}
        pending={support.isPending}
      >
        {label}
      </Button>
    </ToggleForm>
  );
}
