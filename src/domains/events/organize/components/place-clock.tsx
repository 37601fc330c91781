import { useQuery } from "@tanstack/react-query";
import { isWallTime } from "#src/shared/wall-time.ts";
import { previewQuery } from "../client.ts";
import type { EventFormState } from "./event-field.tsx";

/** Which clock the times are read by, so that a town that is not known is noticed before saving. */
export function PlaceClock({ form }: { form: EventFormState }) {
  const { startDate, city, state, latitude, longitude } = form.values;
  const { data } = useQuery({
    ...previewQuery({
      ...{ startDate, rule: null, limit: 1, city: city.trim() },
      ...{ state: state as "", latitude, longitude },
    }),
    enabled: isWallTime(startDate) && city.trim().length > 2,
    retry: false,
    placeholderData: (last) => last,
  });
  if (!data) return null;
  return (
    <p aria-live="polite" className="text-ink-soft text-sm sm:col-span-2">
      The times above are those of clocks there: <strong>{data.zone}</strong>. If that is not right,
      choose the state or set the pin.
    </p>
  );
}
