import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "#src/design/patterns/lazy-part.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";

const AchievementForm = lazyPart(() => import("./achievement-form.tsx"));

export function AddAchievement() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      size="lg"
      title="Add achievement"
      description="From something that is counted. It starts switched off."
      trigger={
        <Button>
          <Plus aria-hidden /> Add achievement
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-96" />}>
        <AchievementForm onCreated={() => setOpen(false)} />
      </Suspense>
    </Dialog>
  );
}
