import { CalendarPlus } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { PLAN_PRICE } from "#src/domains/organizer/limits-contract.ts";

/** Organizers go to the form, everybody else to the plan. */
export function CreateEventButton() {
  const viewer = useViewer();
  const isOrganizer =
    viewer.status === "authenticated" && viewer.user.organizerSubscriptionStatus === "active";
  return (
    <Button asChild>
      <Link to={isOrganizer ? "/events/create" : "/event-subscription"}>
        <CalendarPlus aria-hidden />
        {isOrganizer ? "Create Event" : `Create Events - $${PLAN_PRICE}/month`}
      </Link>
    </Button>
  );
}
