import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { ReasonButton } from "../../../organize/components/reason-button.tsx";
import type { ManagedEvent } from "../../../organize/managed-contract.ts";
import { usePutBackEvent, useTakeDownEvent } from "../../client.ts";

/** Takes an event off the site, or puts it back. */
export const EventVerdict = ({ event }: { event: ManagedEvent }) =>
  event.takenDownReason === null ? <TakeDown event={event} /> : <PutBack id={event.id} />;

function TakeDown({ event }: { event: ManagedEvent }) {
  const takeDown = useTakeDownEvent();
  const { id, title, version } = event;
  return (
    <ReasonButton
      question={{
        title: "Take this event down?",
        description: `${title}: nobody can find it or register any more, and everybody who registered is told that it does not take place. It can be put back.`,
        label: "Reason",
        hint: "Mailed to the organizer.",
        confirmLabel: "Take it down",
        cancelLabel: "Leave it on the site",
        isRequired: true,
      }}
      send={(reason) => takeDown.mutateAsync({ id, version, reason })}
      done="The event was taken down"
      failed="It was not taken down."
    >
      Take down
    </ReasonButton>
  );
}

function PutBack({ id }: { id: number }) {
  const putBack = usePutBackEvent();
  const tell = (error: Error) =>
    toast({ title: reasonOf(error, "It was not put back."), tone: "danger" });
  return (
    <Button
      variant="secondary"
      pending={putBack.isPending}
      onClick={() => putBack.mutate({ id }, { onError: tell })}
    >
      Put back
    </Button>
  );
}
