import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { formatDay } from "#src/shared/plain-format.ts";
import { useOpenDays } from "../../item/client.ts";
import type { Blackout, RentalItem } from "../../item/contract.ts";
import { CloseDaysForm } from "./close-days-form.tsx";
import { tellDeed } from "./tell-deed.ts";

interface ClosedDaysProps {
  businessId: number;
  items: readonly RentalItem[];
  blackouts: readonly Blackout[];
  onChanged: () => void;
}

/** Days on which nothing, or less, can be had: for repairs, holidays and storms. */
export function ClosedDays({ businessId, items, blackouts, onChanged }: ClosedDaysProps) {
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const shown = blackouts.filter(({ rentalItemId }) => names.has(rentalItemId));
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <section aria-labelledby="closed" className="flex flex-col gap-4">
        <h2 id="closed" className="font-semibold font-serif text-2xl">
          Closed days
        </h2>
        {shown.length === 0 ? <p className="text-ink-soft">No days to come are closed.</p> : null}
        <ul className="border-line border-t">
          {shown.map((blackout) => (
            <li
              key={blackout.id}
              className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3"
            >
              <ClosedWords blackout={blackout} name={names.get(blackout.rentalItemId) ?? ""} />
              <OpenButton
                blackout={blackout}
                name={names.get(blackout.rentalItemId) ?? ""}
                onChanged={onChanged}
              />
            </li>
          ))}
        </ul>
      </section>
      {items.length > 0 ? (
        <CloseDaysForm businessId={businessId} items={items} onClosed={onChanged} />
      ) : null}
    </div>
  );
}

interface ClosedProps {
  blackout: Blackout;
  name: string;
}

const daysText = ({ firstDay, lastDay }: Blackout): string =>
  firstDay === lastDay ? formatDay(firstDay) : `${formatDay(firstDay)} – ${formatDay(lastDay)}`;

const ClosedWords = ({ blackout, name }: ClosedProps) => (
  <div className="min-w-0">
    <p className="figures">{daysText(blackout)}</p>
    <p className="font-semibold">{name}</p>
    <p className="text-ink-soft text-sm">
      {blackout.quantity === null ? "All units" : `Units: ${blackout.quantity}`}
      {blackout.note ? ` · ${blackout.note}` : ""}
    </p>
  </div>
);

function OpenButton({ blackout, name, onChanged }: ClosedProps & { onChanged: () => void }) {
  const opening = useOpenDays();
  const open = () =>
    tellDeed(() => opening.mutateAsync(blackout.id), {
      done: "These days are open again",
      failed: "The days are still closed",
      again: "They may be open or not. Press again when you are connected.",
      onSettled: onChanged,
    });
  return (
    <ConfirmDialog
      title="Open these days again?"
      description={`${name}, ${daysText(blackout)}: people can ask for it again at once.`}
      confirmLabel="Open again"
      onConfirm={open}
      trigger={
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Open again: ${name}, ${daysText(blackout)}`}
        >
          Open again
        </Button>
      }
    />
  );
}
