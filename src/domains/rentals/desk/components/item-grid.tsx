import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useArchiveItem } from "../../item/client.ts";
import { RentalCard } from "../../item/components/rental-card.tsx";
import type { RentalItem } from "../../item/contract.ts";
import { ItemDialog } from "./item-dialog.tsx";

interface ItemGridProps {
  items: readonly RentalItem[];
  onChanged: () => void;
}

export function ItemGrid({ items, onChanged }: ItemGridProps) {
  if (items.length === 0) {
    return (
      <EmptyState heading="h3" title="No rental items yet">
        Add what you rent, and people can ask for it on your page.
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item) => (
        <li key={item.id}>
          <RentalCard item={item}>
            <ItemDialog
              businessId={item.businessId}
              item={item}
              onSaved={onChanged}
              trigger={
                <Button variant="secondary" size="sm" aria-label={`Edit ${item.name}`}>
                  Edit
                </Button>
              }
            />
            <ArchiveButton item={item} onChanged={onChanged} />
          </RentalCard>
        </li>
      ))}
    </ul>
  );
}

function ArchiveButton({ item, onChanged }: { item: RentalItem; onChanged: () => void }) {
  const archiving = useArchiveItem();
  const archive = async () => {
    try {
      await archiving.mutateAsync(item.id);
      toast({ title: `${item.name} is no longer rented`, tone: "ok" });
      onChanged();
    } catch (error) {
      const description = reasonOf(error, "Please try again.");
      toast({ title: "Nothing was changed", description, tone: "danger" });
      throw error;
    }
  };
  return (
    <ConfirmDialog
      title={`Remove ${item.name}?`}
      description="It disappears from your page. Its bookings stay, and those to come are kept."
      confirmLabel="Remove"
      onConfirm={archive}
      trigger={
        <Button variant="quiet-danger" size="sm" aria-label={`Remove ${item.name}`}>
          Remove
        </Button>
      }
    />
  );
}
