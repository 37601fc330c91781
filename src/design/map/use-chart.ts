import { Map as MapLibreMap, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { readChartColors, watchLight } from "#src/design/map/chart-colors.ts";
import { chartStyle, repaintChart } from "#src/design/map/chart-style.ts";
import { followCoast, type Shore } from "#src/design/map/coast/coast-layer.ts";
import { boundsOf, lookAt, positionOf, startingCamera } from "#src/design/map/map-camera.ts";
import type { MapProps } from "#src/design/map/map-props.ts";

setWorkerUrl(workerUrl);

interface Chart {
  container: RefObject<HTMLDivElement | null>;
  map: MapLibreMap | null;
  /** False when a style from elsewhere is shown. */
  isEmbedded: boolean;
  shore: Shore;
}

const NO_SHORE: Shore = { state: "coming", isBlank: true };

/** Makes the map, and keeps it looking where the props say and in the light of the page. */
export function useChart(props: MapProps): Chart {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [shore, setShore] = useState(NO_SHORE);
  const [refusedStyle, setRefusedStyle] = useState<string>();
  const styleUrl = props.styleUrl === refusedStyle ? undefined : props.styleUrl;

  const create = useEffectEvent((element: HTMLElement) => createMap(element, props, styleUrl));
  const onMoveEnd = useEffectEvent((moved: MapLibreMap, byPerson: boolean) => {
    const center = positionOf(moved.getCenter());
    props.onMoveEnd?.({ bounds: boundsOf(moved), center, zoom: moved.getZoom(), byPerson });
  });

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const made = create(element);
    const stopMoves = reportMoves(made, (byPerson) => onMoveEnd(made, byPerson));
    const stopStyle = styleUrl
      ? watchRefusal(made, () => setRefusedStyle(styleUrl))
      : keepChart(made, element, setShore);
    setMap(made);
    onMoveEnd(made, false);
    return () => {
      setMap(null);
      setShore(NO_SHORE);
      stopMoves();
      stopStyle();
      made.remove();
    };
  }, [styleUrl]);

  useFollow(map, props);
  return { container, map, isEmbedded: styleUrl === undefined, shore };
}

function createMap(container: HTMLElement, props: MapProps, styleUrl: string | undefined) {
  const map = new MapLibreMap({
    container,
    style: styleUrl ?? chartStyle(readChartColors(container)),
    ...startingCamera(props),
    minZoom: 2,
    maxZoom: 17,
    // North stays up, so that the border of the chart stays true.
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: props.cooperative ?? matchMedia("(pointer: coarse)").matches,
    attributionControl: styleUrl ? { compact: true } : false,
    locale: { "Map.Title": props.ariaLabel },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** A gesture carries its event; our own buttons say so in the event's data. */
function reportMoves(map: MapLibreMap, report: (byPerson: boolean) => void): () => void {
  let byPerson = false;
  const onStart = (event: { originalEvent?: unknown; byPerson?: boolean }) => {
    if (event.originalEvent || event.byPerson) byPerson = true;
  };
  const onEnd = (event: { originalEvent?: unknown; byPerson?: boolean }) => {
    onStart(event);
    report(byPerson);
    byPerson = false;
  };
  const heard = [map.on("movestart", onStart), map.on("moveend", onEnd)];
  return () => {
    for (const subscription of heard) subscription.unsubscribe();
  };
}

/** A style that cannot be had must not leave an empty frame: the embedded chart takes over. */
function watchRefusal(map: MapLibreMap, onRefused: () => void): () => void {
  let arrived = false;
  map.once("style.load", () => {
    arrived = true;
  });
  map.on("error", () => {
    if (!arrived) onRefused();
  });
  return () => {
    arrived = true;
  };
}

function keepChart(
  map: MapLibreMap,
  element: HTMLElement,
  onShore: (shore: Shore) => void,
): () => void {
  let stopCoast = () => {};
  let hasStyle = false;
  const repaint = () => repaintChart(map, readChartColors(element));
  map.once("style.load", () => {
    hasStyle = true;
    repaint();
    stopCoast = followCoast(map, onShore);
  });
  const stopLight = watchLight(element, () => {
    if (hasStyle) repaint();
  });
  return () => {
    stopCoast();
    stopLight();
  };
}

function useFollow(map: MapLibreMap | null, { center, zoom, bounds, isView }: MapProps): void {
  const target = JSON.stringify({ center, zoom, bounds, isView });
  const shown = useRef(target);
  useEffect(() => {
    if (!map || shown.current === target) return;
    shown.current = target;
    lookAt(map, JSON.parse(target));
  }, [map, target]);
}
