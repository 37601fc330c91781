import { Bookmark } from "lucide-react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { events } from "../event-client.ts";
import { useSaved } from "./saved-provider.tsx";

interface SaveForLaterProps {
  kind: "business" | "event";
  id: number;
  name: string;
}

/** The same list of saved places as the hearts fill, and beside it one of events. */
export function SaveForLater({ kind, id, name }: SaveForLaterProps) {
  return kind === "business" ? (
    <SavePlace id={id} name={name} />
  ) : (
    <SaveEvent id={id} name={name} />
  );
}

interface Named {
  id: number;
  name: string;
}

function SavePlace({ id, name }: Named) {
  const { ids, isOnDevice, change } = useSaved();
  const isSaved = ids.includes(id);
  const save = () => change({ id, isSaved: !isSaved });
  return <SaveToggle {...{ name, isSaved, isOnDevice, save }} />;
}

export function SaveEvent({ id, name }: Named) {
  events.useMergeDevice();
  const { ids, isOnDevice } = events.useSaved();
  const { mutateAsync: change } = events.useChange();
  const isSaved = ids.includes(id);
  const save = () => change({ id, isSaved: !isSaved });
  return <SaveToggle {...{ name, isSaved, isOnDevice, save }} />;
}

interface SaveToggleProps {
  name: string;
  isSaved: boolean;
  isOnDevice: boolean;
  save: () => Promise<void>;
}

function SaveToggle({ name, isSaved, isOnDevice, save }: SaveToggleProps) {
  const where = isOnDevice ? "kept on this device" : "in your saved places";
  const toggle = () =>
    save().then(
      () =>
        toast(
          isSaved
            ? { title: "Removed", description: `${name} is no longer saved.` }
            : { title: "Saved", description: `${name} is ${where}.`, tone: "ok" },
        ),
      (error) =>
        toast({
          title: isSaved ? "Could not remove it" : "Could not save it",
          description: reasonOf(error, "Please try again."),
          tone: "danger",
        }),
    );
  return (
    <Button variant="secondary" aria-pressed={isSaved} onClick={toggle}>
      <Bookmark aria-hidden className={cx(isSaved && "fill-current text-accent")} />
      {isSaved ? "Saved" : "Save for Later"}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
