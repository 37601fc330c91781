import type { Shore } from "#src/design/map/coast/coast-layer.ts";
import { useSlow } from "#src/design/use-slow.ts";

/** What the chart shows until its shore has come is no shore at all, or a rough one: it says so. */
export function ShoreNote({ state }: { state: Shore["state"] }) {
  const isSlow = useSlow(state === "coming");
  if (state === "drawn" || (state === "coming" && !isSlow)) return null;
  return (
    <p
      role="status"
      className="-translate-x-1/2 pointer-events-none absolute bottom-3 left-1/2 z-1 w-max max-w-40 border border-line bg-page px-2 py-1 text-center text-ink text-sm"
    >
      {state === "coming"
        ? "Drawing the shore…"
        : "The shore did not load. Move the chart to try again."}
    </p>
  );
}
