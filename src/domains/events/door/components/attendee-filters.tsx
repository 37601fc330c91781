import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import type { TableState } from "#src/design/table/table-state.ts";
import { QueryForm } from "#src/domains/search/components/query-form.tsx";

interface AttendeeFiltersProps {
  table: TableState;
  dates: readonly { id: number; label: string }[];
  dateId: number;
}

const STANDINGS = [
  { value: "", label: "Everybody" },
  { value: "registered", label: "Registered" },
  { value: "waiting", label: "The waiting list, in its order" },
];
const NO_OTHERS = new URLSearchParams();

/** Which date, who of it, and whom by name; applied by the button or Enter. Remade with the address. */
export function AttendeeFilters({ table, dates, dateId }: AttendeeFiltersProps) {
  const read = (form: HTMLFormElement) => {
    const given = new FormData(form);
    const text = (name: string) => String(given.get(name) ?? "").trim();
    table.set({ q: text("q"), date: text("date"), status: text("status"), sent: "" });
  };
  return (
    <QueryForm
      key={`${dateId}-${table.q}-${table.get("status")}`}
      search={NO_OTHERS}
      names={[]}
      onSubmit={(event) => {
        event.preventDefault();
        read(event.currentTarget);
      }}
      className="flex flex-wrap items-end gap-3"
    >
      {dates.length > 1 ? (
        <Field label="Date" className="min-w-64 grow sm:grow-0">
          {(control) => (
            <NativeSelect
              {...control}
              name="date"
              defaultValue={String(dateId)}
              options={dates.map(({ id, label }) => ({ value: String(id), label }))}
              onChange={({ target }) => target.form && read(target.form)}
            />
          )}
        </Field>
      ) : (
        <input type="hidden" name="date" value={dateId} />
      )}
      <Field label="Who">
        {(control) => (
          <NativeSelect
            {...control}
            name="status"
            defaultValue={table.get("status") ?? ""}
            options={STANDINGS}
            onChange={({ target }) => target.form && read(target.form)}
          />
        )}
      </Field>
      <Field label="Search by name or e-mail" className="min-w-48 grow">
        {(control) => (
          <Input {...control} name="q" type="search" maxLength={200} defaultValue={table.q} />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </QueryForm>
  );
}
