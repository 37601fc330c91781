import { useNavigate, useSearchParams } from "react-router";
import { cx } from "#src/design/class-names.ts";
import { Field } from "#src/design/form/field.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { ApplyButton, QueryForm } from "#src/domains/search/components/query-form.tsx";
import type { RentalItem } from "../../item/contract.ts";
import type { DeskCalendar } from "../calendar-contract.ts";
import { CALENDAR_VIEWS, type CalendarView } from "../limits-contract.ts";

interface ItemChoiceProps {
  items: readonly RentalItem[];
  removed: DeskCalendar["removed"];
  chosen: number;
}

export function ItemChoice({ items, removed, chosen }: ItemChoiceProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const choose = (item: string) => {
    const next = new URLSearchParams(search);
    next.set("item", item);
    navigate(`?${next}`, { preventScrollReset: true });
  };
  return (
    <QueryForm search={search} names={["item"]} className="flex grow items-end gap-3 sm:max-w-md">
      <Field label="Rental item" className="grow">
        {(field) => (
          <NativeSelect
            {...field}
            name="item"
            options={[
              ...items.map(({ id, name }) => ({ value: String(id), label: name })),
              ...removed.map(({ id, name }) => ({ value: String(id), label: `${name} (removed)` })),
            ]}
            value={String(chosen)}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </Field>
      <ApplyButton label="Show" />
    </QueryForm>
  );
}

const VIEW_NAMES = { month: "Month", week: "Week" } as const;

export function ViewLinks({
  view,
  to,
}: {
  view: CalendarView;
  to: (view: CalendarView) => string;
}) {
  return (
    <nav aria-label="How much is shown" className="flex">
      {CALENDAR_VIEWS.map((each) => (
        <Link
          key={each}
          to={to(each)}
          preventScrollReset
          aria-current={each === view ? "true" : undefined}
          className={cx(
            "inline-flex min-h-11 items-center border px-4 font-semibold text-sm no-underline",
            each === view
              ? "border-accent bg-accent-fill text-on-accent"
              : "border-line-strong bg-paper text-ink hover:border-ink",
          )}
        >
          {VIEW_NAMES[each]}
        </Link>
      ))}
    </nav>
  );
}
