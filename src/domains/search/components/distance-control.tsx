import { Suspense } from "react";
import { useLocation } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { lazyPart } from "#src/design/patterns/lazy-part.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { RADIUS_DEFAULT } from "../limits-contract.ts";
import { NearMe } from "./near-me.tsx";
import { ApplyButton, QueryForm } from "./query-form.tsx";
import type { Filters } from "./use-filters.ts";

/** Only who has told where they are needs its script. */
const DistanceSlider = lazyPart(async () => {
  const part = await import("./distance-slider.tsx");
  return { default: part.DistanceSlider };
});

/** Asks where the device is; from then on it says how far around that the list goes. */
export function DistanceControl({ filters }: { filters: Filters }) {
  const { pathname } = useLocation();
  const hasPosition = filters.search.has("latitude") && filters.search.has("longitude");
  if (!hasPosition) return <NearMe path={pathname} />;
  const miles = Number(filters.search.get("radius") ?? RADIUS_DEFAULT);
  return (
    <>
      <div className="with-script w-40">
        <Suspense fallback={<div className="h-17" />}>
          <DistanceSlider filters={filters} given={miles} />
        </Suspense>
      </div>
      <DistanceForm search={filters.search} given={miles} />
    </>
  );
}

const STEPS = [1, 2, 5, 10, 15, 25, 50];

interface DistanceFormProps {
  search: URLSearchParams;
  given: number;
}

/** The same as a choice, for browsers without scripts. */
function DistanceForm({ search, given }: DistanceFormProps) {
  const offered = [...new Set([...STEPS, given])].sort((one, other) => one - other);
  return (
    <QueryForm search={search} names={["radius"]} className="without-script">
      <div className="flex items-end gap-3">
        <Field label="Distance">
          {(control) => (
            <NativeSelect
              {...control}
              name="radius"
              options={offered.map((miles) => ({ value: String(miles), label: `${miles} mi` }))}
              defaultValue={String(given)}
            />
          )}
        </Field>
        <ApplyButton label="Set distance" />
      </div>
    </QueryForm>
  );
}
