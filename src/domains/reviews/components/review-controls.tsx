import { useSearchParams } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { ApplyButton, QueryForm } from "#src/domains/search/components/query-form.tsx";
import type { ReviewSort } from "../contract.ts";
import { REVIEW_SORTS } from "../limits-contract.ts";

const SORT_NAMES: Record<ReviewSort, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  highest: "Highest rating",
  lowest: "Lowest rating",
  helpful: "Most helpful",
};

/** The choice stands in the address, so that reload, Back and a shared link keep it. */
export function ReviewControls() {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set("tab", "reviews");
        next.delete("page");
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  return (
    <QueryForm
      search={search}
      names={["sort", "rating", "withPhotos"]}
      className="flex flex-wrap items-end gap-4"
    >
      <Field label="Sort reviews">
        {(field) => (
          <NativeSelect
            {...field}
            name="sort"
            options={REVIEW_SORTS.map((sort) => ({ value: sort, label: SORT_NAMES[sort] }))}
            value={search.get("sort") ?? "newest"}
            onChange={(event) => set("sort", event.target.value)}
          />
        )}
      </Field>
      <Field label="Stars">
        {(field) => (
          <NativeSelect
            {...field}
            name="rating"
            placeholder="All ratings"
            options={[5, 4, 3, 2, 1].map((stars) => ({
              value: String(stars),
              label: stars === 1 ? "1 star" : `${stars} stars`,
            }))}
            value={search.get("rating") ?? ""}
            onChange={(event) => set("rating", event.target.value)}
          />
        )}
      </Field>
      <Checkbox
        name="withPhotos"
        value="true"
        label="With photos"
        checked={search.get("withPhotos") === "true"}
        onCheckedChange={(checked) => set("withPhotos", checked ? "true" : "")}
      />
      <ApplyButton label="Show" />
    </QueryForm>
  );
}
