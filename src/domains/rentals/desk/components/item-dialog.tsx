import { type ReactNode, Suspense, useState } from "react";
import { lazyPart } from "#src/design/patterns/lazy-part.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import type { RentalItem } from "../../item/contract.ts";

const ItemForm = lazyPart(() => import("./item-form.tsx"));

interface ItemDialogProps {
  businessId: number;
  item: RentalItem | null;
  trigger: ReactNode;
  onSaved: () => void;
}

/** For a new item, or for one that is changed. */
export function ItemDialog({ businessId, item, trigger, onSaved }: ItemDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const saved = () => {
    setOpen(false);
    onSaved();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={item ? `Edit ${item.name}` : "Add Rental Item"}
      description="What it is, what it costs, and when it can be had."
      trigger={trigger}
    >
      <Suspense fallback={<Skeleton className="h-96" />}>
        <ItemForm businessId={businessId} item={item} onSaved={saved} onStale={onSaved} />
      </Suspense>
    </Dialog>
  );
}
