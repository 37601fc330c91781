import { type FormEvent, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { QueryForm } from "./query-form.tsx";
import type { Filters } from "./use-filters.ts";

/** Words and a town, applied together by the button or Enter. */
export function TextFilter({ filters }: { filters: Filters }) {
  const { search } = filters;
  // Remade when the address changes, so that Back shows what was searched.
  return (
    <TextFilterForm
      key={`${search.get("q")}|${search.get("city")}`}
      search={search}
      onSearch={(q, city) => filters.set({ q, city })}
    />
  );
}

interface TextFilterFormProps {
  search: URLSearchParams;
  onSearch: (q: string, city: string) => void;
}

function TextFilterForm(props: TextFilterFormProps) {
  const [q, setQ] = useState(props.search.get("q") ?? "");
  const [city, setCity] = useState(props.search.get("city") ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSearch(q.trim(), city.trim());
  };
  return (
    <search className="mt-6 block w-full max-w-3xl">
      <QueryForm
        search={props.search}
        names={["q", "city"]}
        onSubmit={submit}
        className="flex flex-wrap items-end gap-3"
      >
        <Field label="Keywords" className="min-w-48 grow">
          {(control) => (
            <Input
              {...control}
              name="q"
              type="search"
              maxLength={200}
              value={q}
              onChange={(event) => setQ(event.target.value)}
            />
          )}
        </Field>
        <Field label="City" className="min-w-40 grow">
          {(control) => (
            <Input
              {...control}
              name="city"
              maxLength={200}
              value={city}
              onChange={(event) => setCity(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit">Search</Button>
      </QueryForm>
    </search>
  );
}
