import { STATES } from "#src/domains/directory/listing/state-contract.ts";
import { PinPicker } from "#src/domains/directory/manage/components/listing-form/pin-picker.tsx";
import type { EventFormState } from "./event-field.tsx";

const WORDS = {
  set: "You have set the pin. Visitors find the way by it; the address stays as you typed it.",
  unknown:
    "Fill in city and state: it is in the middle of the town until you set the pin on the chart.",
};

const codeOf = (name: string): string =>
  Object.entries(STATES).find(([, each]) => each === name)?.[0] ?? "";

/** Where the event is on the chart: the middle of the town until somebody sets the pin. */
export function PlacePin({ form }: { form: EventFormState }) {
  const { city, state, latitude, longitude } = form.values;
  return (
    <PinPicker
      place={{ city, state: codeOf(state), zipCode: "" }}
      pin={latitude === null || longitude === null ? null : { latitude, longitude }}
      onChange={(pin) =>
        form.change({ latitude: pin?.latitude ?? null, longitude: pin?.longitude ?? null })
      }
      ariaLabel="Chart with the pin of this event"
      words={WORDS}
    />
  );
}
