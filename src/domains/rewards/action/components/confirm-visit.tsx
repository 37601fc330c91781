import { MapPinCheck } from "lucide-react";
import { Link, useLocation } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { useConfirmVisit } from "./use-confirm-visit.ts";

type Place = Pick<Business, "id" | "isActive" | "latitude" | "longitude" | "positionIsApproximate">;

interface ConfirmVisitProps {
  business: Place;
  onConfirmed: (userId: string) => void;
}

const LABEL = (
  <>
    <MapPinCheck aria-hidden /> Confirm my visit
  </>
);

/** Where a place is exactly known. Whoever is there says so with the position of the device. */
export function ConfirmVisit({ business, onConfirmed }: ConfirmVisitProps) {
  const viewer = useViewer();
  const { pathname } = useLocation();
  if (!business.isActive || business.positionIsApproximate) return null;
  if (business.latitude === null || business.longitude === null) return null;
  if (viewer.status === "authenticated")
    return <VisitButton userId={viewer.user.id} businessId={business.id} {...{ onConfirmed }} />;
  return (
    <Button asChild variant="secondary">
      <Link to={`/login?next=${encodeURIComponent(pathname)}`}>{LABEL}</Link>
    </Button>
  );
}

interface VisitButtonProps extends Pick<ConfirmVisitProps, "onConfirmed"> {
  userId: string;
  businessId: number;
}

function VisitButton({ userId, businessId, onConfirmed }: VisitButtonProps) {
  const { confirm, isPending, outcome } = useConfirmVisit(userId, businessId, () =>
    onConfirmed(userId),
  );
  return (
    <div className="flex flex-col gap-1">
      <Button
        variant="secondary"
        pending={isPending}
        aria-describedby="visit-note"
        onClick={confirm}
      >
        {LABEL}
      </Button>
      <p id="visit-note" className="text-ink-soft text-xs">
        {outcome
          ? `${outcome.title}. ${outcome.description}`
          : "Uses where you are now, which is not kept."}
      </p>
    </div>
  );
}
