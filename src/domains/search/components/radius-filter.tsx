import { useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Slider } from "#src/design/primitives/slider.tsx";
import { RADIUS_DEFAULT, RADIUS_MAX, RADIUS_MIN } from "../limits-contract.ts";
import type { Filters } from "./use-filters.ts";

/** Miles around a position; without one it is shown, but at rest. */
export function RadiusFilter({ filters }: { filters: Filters }) {
  const given = Number(filters.search.get("radius") ?? RADIUS_DEFAULT);
  const [dragged, setDragged] = useState<number | null>(null);
  const radius = dragged ?? given;
  const hasPosition = filters.search.has("latitude") && filters.search.has("longitude");
  return (
    <Field
      label="Radius"
      aside={<span className="figures">{radius} mi</span>}
      hint={hasPosition ? undefined : "Needs a position: use Near me."}
    >
      {(control) => (
        <Slider
          {...control}
          min={RADIUS_MIN}
          max={RADIUS_MAX}
          step={1}
          disabled={!hasPosition}
          value={radius}
          valueText={(value) => `${value} miles`}
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
