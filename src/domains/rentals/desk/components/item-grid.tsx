import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { useArchiveItem } from "../../item/client.ts";
import { RentalCard } from "../../item/components/rental-card.tsx";
import type { RentalItem } from "../../item/contract.ts";
import type { ToCome } from "../contract.ts";
import { ItemDialog } from "./item-dialog.tsx";
import { tellDeed } from "./tell-deed.ts";

interface ItemGridProps {
  items: readonly RentalItem[];
  toCome: readonly ToCome[];
  onChanged: () => void;
}

export function ItemGrid({ items, toCome, onChanged }: ItemGridProps) {
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
            <ArchiveButton
              item={item}
              toCome={toCome.find(({ itemId }) => itemId === item.id)}
              onChanged={onChanged}
            />
          </RentalCard>
        </li>
      ))}
    </ul>
  );
}

interface ArchiveButtonProps {
  item: RentalItem;
  toCome: ToCome | undefined;
  onChanged: () => void;
}

function ArchiveButton({ item, toCome, onChanged }: ArchiveButtonProps) {
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
      description={`It disappears from your page. ${toComeWords(toCome)}`}
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

/** "1 request waits for your answer and 2 confirmed bookings are to come." */
function toComeWords({ waiting, confirmed }: Omit<ToCome, "itemId"> = NOTHING): string {
  const parts = [
    waiting > 0 &&
      `${waiting} ${waiting === 1 ? "request waits" : "requests wait"} for your answer`,
    confirmed > 0 &&
      `${confirmed} confirmed ${confirmed === 1 ? "booking is" : "bookings are"} to come`,
  ].filter((part) => part !== false);
  if (parts.length === 0)
    return "No booking of it is to come; those that are over stay in your list.";
  const stay = waiting + confirmed === 1 ? "It stays" : "They stay";
  return `${parts.join(" and ")}. ${stay}, also in the calendar.`;
}

const NOTHING = { waiting: 0, confirmed: 0 };
