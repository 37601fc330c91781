import { type ComponentType, useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import { cx } from "#src/design/class-names.ts";
import { MapErrorBoundary } from "#src/design/map/map-error-boundary.tsx";
import type { MapProps } from "#src/design/map/map-props.ts";
import { MapStyle } from "#src/design/map/map-style.ts";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { useSeen } from "#src/design/use-seen.ts";

interface MapFrameProps extends MapProps {
  /** Gives the map its size; the placeholder has the same. */
  className?: string;
  /** The map comes into view: the moment to ask for what it shows. */
  onSeen?: () => void;
}

type State = "waiting" | "seen" | "no-webgl" | "failed";

/** Stands for the map on the server and until it is scrolled to. */
export function MapFrame({ className, onSeen, ...props }: MapFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(frame);
  const styleUrl = useContext(MapStyle);
  const [state, setState] = useState<State>("waiting");
  const [Chart, setChart] = useState<ComponentType<MapProps> | null>(null);

  const see = useEffectEvent(() => {
    setState(canDraw() ? "seen" : "no-webgl");
    onSeen?.();
  });

  useEffect(() => {
    if (isSeen) see();
  }, [isSeen]);

  useEffect(() => {
    if (state !== "seen") return;
    let left = false;
    import("#src/design/map/chart-map.tsx").then(
      (module) => !left && setChart(() => module.default),
      () => !left && setState("failed"),
    );
    return () => {
      left = true;
    };
  }, [state]);

  return (
    <div ref={frame} className={cx("relative overflow-hidden bg-page", className)}>
      {state === "failed" ? <Failure onRetry={() => setState("seen")} /> : null}
      {state === "no-webgl" ? <WithoutWebgl /> : null}
      {Chart && state === "seen" ? (
        <MapErrorBoundary fallback={<WithoutWebgl />}>
          <Chart styleUrl={styleUrl} {...props} />
        </MapErrorBoundary>
      ) : (
        <Placeholder label={props.ariaLabel} />
      )}
    </div>
  );
}

function canDraw(): boolean {
  return Boolean(document.createElement("canvas").getContext("webgl2"));
}

/** Hatched: no line that could be taken for a shore. */
function Placeholder({ label }: { label: string }) {
  return <div role="img" aria-label={label} className="unsurveyed size-full" />;
}

const OVER = "absolute inset-0 z-1 flex items-center justify-center p-4";

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={OVER}>
      <ErrorState title="The map did not load" heading="p" onRetry={onRetry}>
        Check your connection. The list has every place that the map would show.
      </ErrorState>
    </div>
  );
}

function WithoutWebgl() {
  return (
    <div className={OVER}>
      <ErrorState title="This browser cannot draw the map" heading="p">
        It needs WebGL 2, which is off or missing. The list has every place that the map would show.
      </ErrorState>
    </div>
  );
}
