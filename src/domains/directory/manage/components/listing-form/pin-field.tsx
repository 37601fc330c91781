import { useFormContext } from "react-hook-form";
import type { ListingValues } from "./listing-values.ts";
import { PinPicker } from "./pin-picker.tsx";

const WORDS = {
  set: "You have set the pin. Boaters steer by it, so put it where the dock is.",
  unknown: "Fill in city, state and ZIP code, and the chart shows where that is.",
};

/** The pin of a listing; the form keeps degrees as texts. */
export function PinField() {
  const { watch, setValue } = useFormContext<ListingValues>();
  const [city, state, zipCode] = watch(["city", "state", "zipCode"]);
  const [latitude, longitude] = watch(["latitude", "longitude"]);
  const isSet = latitude !== null && longitude !== null;
  const setPin = (position: { latitude: number; longitude: number } | null) => {
    const write = (value: number | undefined) => value?.toFixed(6) ?? null;
    setValue("latitude", write(position?.latitude), { shouldDirty: true });
    setValue("longitude", write(position?.longitude), { shouldDirty: true });
  };
  return (
    <PinPicker
      place={{ city, state, zipCode }}
      pin={isSet ? { latitude: Number(latitude), longitude: Number(longitude) } : null}
      onChange={setPin}
      ariaLabel="Chart with the pin of this listing"
      words={WORDS}
    />
  );
}
