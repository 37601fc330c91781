import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { useArchiveItem } from "../../item/client.ts";
import { RentalCard } from "../../item/components/rental-card.tsx";
import type { RentalItem } from "../../item/contract.ts";
import { ItemDialog } from "./item-dialog.tsx";
import { tellDeed } from "./tell-deed.ts";

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
  const archive = () =>
    tellDeed(() => archiving.mutateAsync(item.id), {
      done: `${item.name} is no longer rented`,
      failed: "Nothing was changed",
      again: "It may be removed or not. Press again when you are connected: it is removed once.",
      onSettled: onChanged,
    });
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
