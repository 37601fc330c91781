import type { FormEvent } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { PlainForm } from "#src/design/form/plain-form.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { QueryForm } from "#src/domains/search/components/query-form.tsx";
import { LOOK_FIELD } from "#src/shared/form-outcome.ts";
import type { Picker } from "../picker-contract.ts";
import { useHasWords } from "./choice-link.tsx";
import { HiddenWords } from "./kept-words.tsx";
import { PICKER_ANCHOR } from "./picker-address.ts";

const LOOK = "flex flex-wrap items-end gap-3";

const LOOKED_AT = ["day", "units"];

/** A day that is further away, and how many units. */
export function DayForm({ picker }: { picker: Picker }) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hasWords = useHasWords();
  const base = { tab: "rentals", rent: String(picker.item.id) };
  /** Without loading the page anew: what was typed and the focus stay. */
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)] as [string, string][];
    const looked = chosen.filter(([name]) => LOOKED_AT.includes(name));
    const address = new URLSearchParams([...Object.entries(base), ...looked]);
    navigate(`?${address}`, { preventScrollReset: true });
  };
  if (hasWords)
    return (
      <PlainForm
        action={`${pathname}?${new URLSearchParams(base)}#${PICKER_ANCHOR}`}
        onSubmit={show}
        className={LOOK}
      >
        <HiddenWords />
        <input type="hidden" name={LOOK_FIELD} value={LOOKED_AT.join(",")} />
        <DayFields picker={picker} />
      </PlainForm>
    );
  return (
    <QueryForm
      onSubmit={show}
      search={search}
      names={["day", "week", "units", "start", "sent"]}
      className={LOOK}
    >
      <DayFields picker={picker} />
    </QueryForm>
  );
}

function DayFields({ picker }: { picker: Picker }) {
  const { item, day, quantity, firstDay, lastDay } = picker;
  const counts = Array.from({ length: item.quantity }, (_, index) => String(index + 1));
  return (
    <>
      <Field label="Day" className="grow sm:grow-0">
        {(field) => (
          <Input
            {...field}
            key={day}
            type="date"
            name="day"
            min={firstDay}
            max={lastDay}
            defaultValue={day}
          />
        )}
      </Field>
      {item.quantity > 1 ? (
        <Field label="How many">
          {(field) => (
            <NativeSelect
              {...field}
              key={quantity}
              name="units"
              options={counts.map((count) => ({ value: count, label: count }))}
              defaultValue={String(quantity)}
              // The days and times below are links for so many.
              onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            />
          )}
        </Field>
      ) : null}
      <Button type="submit" variant="secondary">
        Show times
      </Button>
    </>
  );
}
