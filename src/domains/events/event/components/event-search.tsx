import { useNavigate } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { QueryForm } from "#src/domains/search/components/query-form.tsx";
import type { Filters } from "#src/domains/search/components/use-filters.ts";
import { FOUND_ANCHOR, toFound } from "./found-anchor.ts";

/** Words, applied by the button or Enter. Remade with the address, so that Back shows what was asked. */
export function EventSearch({ filters }: { filters: Filters }) {
  const navigate = useNavigate();
  const asked = filters.search.get("q") ?? "";
  return (
    <search className="mt-6 block w-full max-w-2xl">
      <QueryForm
        key={asked}
        search={filters.search}
        anchor={FOUND_ANCHOR}
        names={["q"]}
        onSubmit={(event) => {
          event.preventDefault();
          const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
          void navigate(toFound(filters.linkTo({ q })));
        }}
        className="flex flex-wrap items-end gap-3"
      >
        <Field label="Search events" className="min-w-48 grow">
          {(control) => (
            <Input {...control} name="q" type="search" maxLength={200} defaultValue={asked} />
          )}
        </Field>
        <Button type="submit">Search</Button>
      </QueryForm>
    </search>
  );
}
