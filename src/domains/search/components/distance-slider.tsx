import { useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Slider } from "#src/design/primitives/slider.tsx";
import { RADIUS_MAX, RADIUS_MIN } from "../limits-contract.ts";
import type { Filters } from "./use-filters.ts";

interface DistanceSliderProps {
  filters: Filters;
  given: number;
}

/** The list follows when the hand lets go. */
export function DistanceSlider({ filters, given }: DistanceSliderProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const miles = dragged ?? given;
  return (
    <Field label="Distance" aside={<span className="figures">{miles} mi</span>}>
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
