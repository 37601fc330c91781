import { PencilLine } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "#src/design/patterns/lazy-part.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import type { Business } from "../../listing/contract.ts";

/** The form brings its fields along only when somebody wants to say something. */
const loadForm = () => import("./suggest-edit-form.tsx");
const SuggestEditForm = lazyPart(() =>
  loadForm().then((module) => ({ default: module.SuggestEditForm })),
);

export function SuggestEditDialog({ business }: { business: Business }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Suggest an edit"
      description={`Tell us what is different at ${business.name}. Someone checks it before it shows.`}
      trigger={
        <Button variant="quiet" onPointerEnter={loadForm} onFocus={loadForm}>
          <PencilLine aria-hidden /> Suggest an edit
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-96" />}>
        <SuggestEditForm business={business} onSent={() => setOpen(false)} />
      </Suspense>
    </Dialog>
  );
}
