import "maplibre-gl/dist/maplibre-gl.css";
import type { Map as MapLibreMap } from "maplibre-gl";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { DraggablePin } from "#src/design/map/draggable-pin.tsx";
import { GraticuleOverlay } from "#src/design/map/graticule-overlay.tsx";
import { MapButtons } from "#src/design/map/map-buttons.tsx";
import { lookAt } from "#src/design/map/map-camera.ts";
import { MapClusters, MapPins } from "#src/design/map/map-pins.tsx";
import type { MapProps } from "#src/design/map/map-props.ts";
import { MapScale } from "#src/design/map/map-scale.tsx";
import { MapSquares } from "#src/design/map/map-squares.tsx";
import { ChartNames } from "#src/design/map/names/chart-names.tsx";
import { metresPerPixel } from "#src/design/map/scale-lengths.ts";
import { ShoreNote } from "#src/design/map/shore-note.tsx";
import { useChart } from "#src/design/map/use-chart.ts";
import { useChartView } from "#src/design/map/use-chart-view.ts";

/** Loaded by MapFrame when it is seen; nothing else imports it, since MapLibre is large. */
export default function ChartMap(props: MapProps) {
  const { container, map, isEmbedded, shore } = useChart(props);
  const view = useChartView(map);
  return (
    <div className="relative isolate size-full">
      {/* MapLibre's own style sheet makes it relative, so it gets its size in another way. */}
      <div ref={container} className="size-full" />
      {map && view ? (
        <>
          {isEmbedded ? (
            <BelowPins map={map}>
              {shore.isBlank ? <div className="unsurveyed absolute inset-0" /> : null}
              <GraticuleOverlay view={view} />
              <ChartNames map={map} view={view} {...props} />
            </BelowPins>
          ) : null}
          {props.squares ? <MapSquares map={map} view={view} squares={props.squares} /> : null}
          <MapPins map={map} {...props} />
          <MapClusters map={map} clusters={props.clusters ?? []} onSelect={props.onClusterSelect} />
          {props.draggablePin ? (
            <DraggablePin
              map={map}
              position={props.draggablePin}
              onMove={(position) =>
                props.onPinMove?.(position, metresPerPixel(position.latitude, map.getZoom()))
              }
            />
          ) : null}
          {isEmbedded ? <ShoreNote state={shore.state} /> : null}
          <MapScale latitude={view.latitude} zoom={view.zoom} isEmbedded={isEmbedded} />
          <MapButtons map={map} onReset={() => lookAt(map, props)} />
        </>
      ) : null}
    </div>
  );
}

/** Between the canvas and the pins. */
function BelowPins({ map, children }: { map: MapLibreMap; children: ReactNode }) {
  const [layer] = useState(() => document.createElement("div"));
  useEffect(() => {
    map.getCanvas().after(layer);
    return () => layer.remove();
  }, [map, layer]);
  return createPortal(children, layer);
}
