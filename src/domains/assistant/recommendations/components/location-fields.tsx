import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { useDevicePosition } from "#src/domains/places/components/use-device-position.ts";
import type { Asked } from "../asked-rules.ts";
import { PLACE_MAX_LENGTH } from "../limits-contract.ts";

interface LocationFieldsProps extends Pick<Asked, "place" | "position"> {
  problem: string | null;
}

/** A place by its name, or where the device is. Both may be left out. */
export function LocationFields(given: LocationFieldsProps) {
  const [place, setPlace] = useState(given.place);
  const [position, setPosition] = useState(given.position);
  const { ask, isAsking } = useDevicePosition(({ latitude, longitude }) => {
    setPosition({ lat: Number(latitude.toFixed(5)), lng: Number(longitude.toFixed(5)) });
    setPlace("");
  });
  return (
    <div className="flex flex-col gap-3">
      <Field
        label="Where (optional)"
        hint="A town with its state, or a ZIP code"
        error={given.problem}
      >
        {(control) => (
          <Input
            {...control}
            name="place"
            maxLength={PLACE_MAX_LENGTH}
            placeholder={position ? "Your position" : "Annapolis, MD"}
            value={place}
            onChange={(event) => {
              setPlace(event.target.value);
              setPosition(null);
            }}
          />
        )}
      </Field>
      {position ? (
        <>
          <input type="hidden" name="lat" value={position.lat} />
          <input type="hidden" name="lng" value={position.lng} />
        </>
      ) : null}
      <Button variant="secondary" pending={isAsking} onClick={ask}>
        <LocateFixed aria-hidden /> Use my position
      </Button>
      {position ? (
        <p className="text-ink-soft text-xs">
          Position of this device:{" "}
          <span className="figures">
            {position.lat.toFixed(3)}, {position.lng.toFixed(3)}
          </span>
          . It is sent with what you ask for and not kept.
        </p>
      ) : null}
    </div>
  );
}
