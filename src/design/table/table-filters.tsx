import { Field } from "../form/field.tsx";
import { Button } from "../primitives/button.tsx";
import { NativeSelect } from "../primitives/native-select.tsx";
import { SearchField } from "./search-field.tsx";
import type { TableState } from "./table-state.ts";

interface TableSearchProps {
  table: TableState;
  label: string;
  hint?: string;
  className?: string;
}

/** The words that a list is searched for stand in its address. */
export function TableSearch({ table, ...field }: TableSearchProps) {
  return <SearchField {...field} value={table.q} onSearch={(q) => table.set({ q })} />;
}

interface TableSelectProps {
  table: TableState;
  /** In the address. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** As the list understood it. */
  value: string;
  /** What an empty choice is called. */
  placeholder?: string;
  className?: string;
}

export function TableSelect(props: TableSelectProps) {
  const { table, name, label, className, ...select } = props;
  return (
    <Field label={label} className={className}>
      {(field) => (
        <NativeSelect
          {...field}
          {...select}
          onChange={(event) => table.set({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}

export function ClearFilters({ table, names }: { table: TableState; names: readonly string[] }) {
  const clear = () => table.set(Object.fromEntries(names.map((name) => [name, ""])));
  return (
    <Button variant="secondary" onClick={clear}>
      Clear Filters
    </Button>
  );
}
