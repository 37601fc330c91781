import { Heart } from "lucide-react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useSaved } from "./saved-provider.tsx";

interface SaveButtonProps {
  business: { id: number; name: string };
  /** A heart alone in the corner of a card, or with its word on the listing's own page. */
  place: "card" | "page";
}

export function SaveButton({ business, place }: SaveButtonProps) {
  const { ids, isOnDevice, change } = useSaved();
  const isSaved = ids.includes(business.id);
  const toggle = () =>
    change({ id: business.id, isSaved: !isSaved }).then(
      () => announce(business.name, !isSaved, isOnDevice),
      (error) =>
        toast({
          title: isSaved ? "Could not remove it" : "Could not save it",
          description: reasonOf(error, "Please try again."),
          tone: "danger",
        }),
    );
  const heart = <Heart aria-hidden className={cx(isSaved && "fill-current text-accent")} />;
  if (place === "page") {
    return (
      <Button variant="secondary" aria-pressed={isSaved} onClick={toggle}>
        {heart} {isSaved ? "Saved" : "Save"}
        <span className="sr-only"> {business.name}</span>
      </Button>
    );
  }
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-pressed={isSaved}
      aria-label={`Save ${business.name}`}
      onClick={toggle}
    >
      {heart}
    </Button>
  );
}

function announce(name: string, isSaved: boolean, isOnDevice: boolean): void {
  const kept = isOnDevice
    ? `${name} is kept on this device. Sign in to have it everywhere.`
    : `${name} is in your saved places.`;
  toast(
    isSaved
      ? { title: "Saved", description: kept, tone: "ok" }
      : { title: "Removed", description: `${name} is no longer in your saved places.` },
  );
}
