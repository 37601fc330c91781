import { useState } from "react";
import { useLocation } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Slider } from "#src/design/primitives/slider.tsx";
import { RADIUS_DEFAULT, RADIUS_MAX, RADIUS_MIN } from "../limits-contract.ts";
import { NearMe } from "./near-me.tsx";
import { ApplyButton, QueryForm } from "./query-form.tsx";
import type { Filters } from "./use-filters.ts";

/** Asks where the device is; from then on it says how far around that the list goes. */
export function DistanceControl({ filters }: { filters: Filters }) {
  const { pathname } = useLocation();
  const hasPosition = filters.search.has("latitude") && filters.search.has("longitude");
  if (!hasPosition) return <NearMe path={pathname} />;
  const miles = Number(filters.search.get("radius") ?? RADIUS_DEFAULT);
  return (
    <>
      <DistanceSlider filters={filters} given={miles} />
      <DistanceForm search={filters.search} given={miles} />
    </>
  );
}

interface DistanceSliderProps {
  filters: Filters;
  given: number;
}

function DistanceSlider({ filters, given }: DistanceSliderProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const miles = dragged ?? given;
  return (
    <Field
      label="Distance"
      aside={<span className="figures">{miles} mi</span>}
      className="with-script w-40"
    >
      {(control) => (
        <Slider
          {...control}
          min={RADIUS_MIN}
          max={RADIUS_MAX}
          step={1}
          value={miles}
          valueText={(value) => `${value} ${value === 1 ? "mile" : "miles"}`}
          onValueChange={setDragged}
          onValueCommit={(value) => {
            setDragged(null);
            filters.set({ radius: String(value) });
          }}
        />
      )}
    </Field>
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
