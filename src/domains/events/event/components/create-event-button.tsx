import { CalendarPlus } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { PLAN_PRICE } from "#src/domains/organizer/limits-contract.ts";

/** Whoever may create events goes to the form, everybody else to the plan. */
export function CreateEventButton() {
  const viewer = useViewer();
  const user = viewer.status === "authenticated" ? viewer.user : null;
  const mayCreate = user?.isAdmin || user?.organizerSubscriptionStatus === "active";
  return (
    <Button asChild>
      <Link to={mayCreate ? "/events/create" : "/event-subscription"}>
        <CalendarPlus aria-hidden />
        {mayCreate ? "Create Event" : `Create Events - $${PLAN_PRICE}/month`}
      </Link>
    </Button>
  );
}
