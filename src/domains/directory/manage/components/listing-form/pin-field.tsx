import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { MapFrame } from "#src/design/map/map-frame.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { APPROXIMATE_POSITION, degreesMinutes } from "../../../listing/position-rules.ts";
import { positionQuery } from "../../client.ts";
import type { ListingValues } from "./listing-values.ts";

/** Where it is: about where the address says, until somebody sets the pin. */
export function PinField() {
  const { watch, setValue, formState } = useFormContext<ListingValues>();
  const [city, state, zipCode] = watch(["city", "state", "zipCode"]);
  const [latitude, longitude] = watch(["latitude", "longitude"]);
  const { data } = useQuery(positionQuery({ city, state, zipCode }));
  const isSet = latitude !== null && longitude !== null;
  const found = data?.position ?? null;
  const pin = isSet ? { latitude: Number(latitude), longitude: Number(longitude) } : found;
  const start = positionOf(formState.defaultValues ?? {});
  const setPin = (position: { latitude: number; longitude: number } | null) => {
    const write = (value: number | undefined) => value?.toFixed(6) ?? null;
    setValue("latitude", write(position?.latitude), { shouldDirty: true });
    setValue("longitude", write(position?.longitude), { shouldDirty: true });
  };
  return (
    <section aria-labelledby="pin-heading" className="flex flex-col gap-3">
      <div>
        <h3 id="pin-heading" className="font-semibold">
          Position
        </h3>
        <p className="text-ink-soft text-sm">{adviceOf(isSet, found !== null)}</p>
      </div>
      {pin ? (
        <>
          <MapFrame
            ariaLabel="Chart with the pin of this listing"
            center={(isSet ? start : null) ?? found ?? pin}
            zoom={isSet ? 14 : 12}
            draggablePin={pin}
            onPinMove={setPin}
            className="h-80 border border-ink"
          />
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
            <p className="figures text-sm" aria-live="polite">
              {degreesMinutes(pin.latitude, "latitude")}{" "}
              {degreesMinutes(pin.longitude, "longitude")}
              {isSet ? "" : ", approximate"}
            </p>
            {isSet ? (
              <Button variant="quiet" size="sm" onClick={() => setPin(null)}>
                <RotateCcw aria-hidden /> Back to the address
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </section>
  );
}

/** Where a listing lies that the form began with; the chart stays there while the pin is moved. */
function positionOf({
  latitude,
  longitude,
}: Partial<Pick<ListingValues, "latitude" | "longitude">>) {
  if (!latitude || !longitude) return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

function adviceOf(isSet: boolean, isFound: boolean): string {
  if (isSet) return "You have set the pin. Boaters steer by it, so put it where the dock is.";
  if (!isFound) return "Fill in city, state and ZIP code, and the chart shows where that is.";
  return `${APPROXIMATE_POSITION} Drag the pin, click the chart or use the arrow keys to put it where the place is.`;
}
