import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useRef } from "react";
import { MapFrame } from "#src/design/map/map-frame.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { APPROXIMATE_POSITION, degreesMinutes } from "../../../listing/position-rules.ts";
import { positionQuery } from "../../client.ts";

interface Position {
  latitude: number;
  longitude: number;
}

interface PinPickerProps {
  /** What was typed: the chart begins there. */
  place: { city: string; state: string; zipCode: string };
  /** Null until somebody sets it. */
  pin: Position | null;
  onChange: (pin: Position | null) => void;
  ariaLabel: string;
  /** What is said beside a pin that is set, and while the place is not known. */
  words: { set: string; unknown: string };
}

/** Where it is: about where the address says, until somebody sets the pin. */
export function PinPicker({ place, pin, onChange, ariaLabel, words }: PinPickerProps) {
  const { data } = useQuery(positionQuery(place));
  // The chart stays as it began while the pin is moved: drawn closer, the pin could lie outside.
  const start = useRef(pin);
  const found = data?.position ?? null;
  const shown = pin ?? found;
  return (
    <section aria-labelledby="pin-heading" className="flex flex-col gap-3">
      <div>
        <p id="pin-heading" className="font-semibold">
          Position
        </p>
        <p className="text-ink-soft text-sm">
          {pin ? words.set : found ? APPROXIMATE_ADVICE : words.unknown}
        </p>
      </div>
      {shown ? (
        <>
          <MapFrame
            ariaLabel={ariaLabel}
            center={(pin ? start.current : null) ?? found ?? shown}
            zoom={pin && start.current ? 14 : ABOUT_THERE}
            draggablePin={shown}
            onPinMove={onChange}
            className="h-80 border border-ink"
          />
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
            <p className="figures text-sm" aria-live="polite">
              {degreesMinutes(shown.latitude, "latitude")}{" "}
              {degreesMinutes(shown.longitude, "longitude")}
              {pin ? "" : ", approximate"}
            </p>
            {pin ? (
              <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
                <RotateCcw aria-hidden /> Back to the address
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </section>
  );
}

/** Far enough that a town or a water is named around the middle of a ZIP code. */
const ABOUT_THERE = 11;
const APPROXIMATE_ADVICE = `${APPROXIMATE_POSITION} Drag the pin, click the chart or use the arrow keys to put it where the place is.`;
