import { useRevalidator } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useUnsubscribe } from "../client.ts";
import { ALERT_TYPES } from "../limits-contract.ts";
import type { AlertSubscription } from "../subscription-contract.ts";

export function SubscriptionList({ chosen }: { chosen: readonly AlertSubscription[] }) {
  if (chosen.length === 0)
    return <p className="text-ink-soft">You are not mailed about any alerts.</p>;
  return (
    <ul className="flex flex-col divide-y divide-line border-line border-y">
      {chosen.map((subscription) => (
        <li
          key={subscription.id}
          className="flex flex-wrap items-center justify-between gap-3 py-2"
        >
          <span className="wrap-anywhere">{wordsOf(subscription)}</span>
          <RemoveButton subscription={subscription} />
        </li>
      ))}
    </ul>
  );
}

/** "Pollution within 25 miles of 21403" */
function wordsOf({ alertType, state, place, radiusMiles }: AlertSubscription): string {
  const kind = alertType ? ALERT_TYPES[alertType] : "All types";
  if (place) return `${kind} within ${radiusMiles} miles of ${place}`;
  return `${kind} ${state ? `in ${state}` : "on the whole coast"}`;
}

function RemoveButton({ subscription }: { subscription: AlertSubscription }) {
  const unsubscribe = useUnsubscribe(subscription.id);
  const { revalidate } = useRevalidator();
  const remove = () =>
    unsubscribe.mutate(undefined, {
      onSuccess: () => void revalidate(),
      onError: (error) =>
        toast({
          title: "Error",
          description: reasonOf(error, "Please try again."),
          tone: "danger",
        }),
    });
  return (
    <Button
      variant="quiet-danger"
      size="sm"
      pending={unsubscribe.isPending}
      aria-label={`Remove: ${wordsOf(subscription)}`}
      onClick={remove}
    >
      Remove
    </Button>
  );
}
