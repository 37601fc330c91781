import { LocateFixed, MapPin, X } from "lucide-react";
import { useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { MapFrame } from "#src/design/map/map-frame.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import {
  LOCATION_MAX_LENGTH,
  POSITION_SOURCES,
  type PositionSource,
  type PositionValues,
  WHOLE_COAST,
} from "../limits-contract.ts";
import { pickedAccuracy } from "../rules.ts";
import { useDevicePosition } from "./use-device-position.ts";

interface PositionFieldsProps {
  given: PositionValues;
  errors: Readonly<Partial<Record<keyof PositionValues, unknown>>>;
  /** What is asked: "Where was it?" */
  label: string;
  hint?: string;
  /** Nothing needs to be said. */
  isOptional?: boolean;
}

interface Pin {
  latitude: number;
  longitude: number;
}

type Position = Omit<PositionValues, "location">;

const NOWHERE: Position = { latitude: "", longitude: "", accuracyMeters: "", positionSource: "" };

const positionOf = (
  { latitude, longitude }: Pin,
  from: PositionSource,
  accuracy: number,
): Position => ({
  ...{ latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) },
  ...{ accuracyMeters: String(Math.ceil(accuracy)), positionSource: from },
});

const MIDDLE = {
  latitude: (WHOLE_COAST.south + WHOLE_COAST.north) / 2,
  longitude: (WHOLE_COAST.west + WHOLE_COAST.east) / 2,
};

/**
 * Inside a form whose values have the fields of a position. The written place alone is enough, and so is a position. Of a position
 * and a place that was written anew the later one counts, and the form says which.
 */
export function PositionFields({
  given,
  errors,
  label,
  hint,
  isOptional = false,
}: PositionFieldsProps) {
  const { register, setValue, getValues, watch } = useFormContext<PositionValues>();
  const [isOpen, setOpen] = useState(false);
  const [written, latitude, longitude] = watch(["location", "latitude", "longitude"]);
  const [accuracy, source] = watch(["accuracyMeters", "positionSource"]);
  const pin = latitude && longitude ? { latitude: +latitude, longitude: +longitude } : null;
  /** What was written when the position was put: where it is written anew, that is what counts. */
  const named = useRef<string | null>(null);
  const [setAside, setSetAside] = useState<Position | null>(null);
  const write = (position: Position) => {
    for (const [name, value] of Object.entries(position))
      setValue(name as keyof Position, value, { shouldDirty: true });
  };
  const use = (position: Position) => {
    named.current = getValues("location");
    setSetAside(null);
    write(position);
  };
  const put = (found: Pin | null, from: PositionSource, accuracy: number) =>
    use(found ? positionOf(found, from, accuracy) : NOWHERE);
  const onWritten = () => {
    named.current ??= written;
    if (!pin || named.current.trim() === "") return;
    setSetAside({ latitude, longitude, accuracyMeters: accuracy, positionSource: source });
    write(NOWHERE);
  };
  const device = useDevicePosition((coords) => put(coords, "device", coords.accuracy));
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={label}
        required={!isOptional && !pin}
        hint={hint ?? "A town with its state, a ZIP code or the name of the water."}
        error={(errors.location ?? errors.latitude ?? errors.longitude) as string | undefined}
      >
        {(field) => (
          <Input
            {...field}
            {...register("location", { onChange: onWritten })}
            maxLength={LOCATION_MAX_LENGTH}
            defaultValue={given.location}
          />
        )}
      </Field>
      {(["latitude", "longitude", "accuracyMeters", "positionSource"] as const).map((name) => (
        <input key={name} type="hidden" {...register(name)} defaultValue={given[name]} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" pending={device.isAsking} onClick={device.ask}>
          <LocateFixed aria-hidden /> Use my position
        </Button>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <MapPin aria-hidden /> Pick on the chart
        </Button>
      </div>
      {isOpen ? (
        <PositionChart
          pin={pin}
          onPick={(place, metersPerPixel) => put(place, "map", pickedAccuracy(metersPerPixel))}
        />
      ) : null}
      <div className="text-sm" aria-live="polite">
        {pin ? (
          <>
            <p className="figures">{`${latitude}, ${longitude}. ${sayOrigin(source, accuracy)}`}</p>
            <p className="text-ink-soft">
              {written.trim() === ""
                ? "This position is enough; the nearest town will name it."
                : "This position is used; what is written names it."}
            </p>
          </>
        ) : null}
        {setAside ? <p>The place as it is written is used now, not the position.</p> : null}
      </div>
      {setAside ? (
        <Button variant="secondary" className="self-start" onClick={() => use(setAside)}>
          <MapPin aria-hidden /> Use the position instead
        </Button>
      ) : null}
      {pin ? (
        <Button variant="quiet" className="self-start" onClick={() => put(null, "map", 0)}>
          <X aria-hidden /> Remove the position
        </Button>
      ) : null}
    </div>
  );
}

/** "Pin on the chart, within 80 m." */
function sayOrigin(source: string, accuracy: string): string {
  const origin = POSITION_SOURCES[source as PositionSource] ?? "As it was given";
  return accuracy ? `${origin}, within ${formatNumber(Number(accuracy))} m.` : `${origin}.`;
}

interface PositionChartProps {
  pin: Pin | null;
  onPick: (place: Pin, metersPerPixel: number) => void;
}

function PositionChart({ pin, onPick }: PositionChartProps) {
  // It stays as it began while the pin is moved.
  const [start] = useState(pin);
  return (
    <>
      <p className="text-ink-soft text-sm">
        Click the chart, drag the pin or use the arrow keys to put it where it was.
      </p>
      <MapFrame
        ariaLabel="Chart to pick the place on"
        {...(start ? { center: start, zoom: 11 } : { bounds: WHOLE_COAST })}
        draggablePin={pin ?? MIDDLE}
        onPinMove={onPick}
        className="h-80 border border-ink"
      />
    </>
  );
}
