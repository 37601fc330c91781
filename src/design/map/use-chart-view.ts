import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useState } from "react";
import type { ChartView } from "#src/design/map/graticule.ts";
import { boundsOf, positionOf } from "#src/design/map/map-camera.ts";

export interface MovingView extends ChartView {
  latitude: number;
  longitude: number;
  zoom: number;
}

function viewOf(map: MapLibreMap): MovingView {
  const { clientWidth, clientHeight } = map.getContainer();
  return {
    bounds: boundsOf(map),
    width: clientWidth,
    height: clientHeight,
    ...positionOf(map.getCenter()),
    zoom: map.getZoom(),
  };
}

/** What is in the frame now, for each frame of a movement. */
export function useChartView(map: MapLibreMap | null): MovingView | null {
  const [view, setView] = useState<MovingView | null>(null);
  useEffect(() => {
    if (!map) return;
    const update = () => setView(viewOf(map));
    update();
    const heard = [map.on("move", update), map.on("resize", update)];
    return () => {
      for (const subscription of heard) subscription.unsubscribe();
    };
  }, [map]);
  return view;
}
