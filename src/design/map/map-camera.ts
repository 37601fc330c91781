import type { LngLat, Map as MapLibreMap } from "maplibre-gl";
import type { Bounds, MapProps, Position } from "#src/design/map/map-props.ts";

/** Room around what must be seen: pins stand up from their place, the border takes the edge. */
const PADDING = { top: 64, bottom: 56, left: 48, right: 48 };
const NEAREST_FIT = 14;

/** The East Coast and the Gulf, when nobody says where to look. */
const START: Bounds = { west: -98, south: 24, east: -66, north: 45 };

type Target = Pick<MapProps, "center" | "zoom" | "bounds" | "isView">;

const fitOf = ({ isView }: Target) => (isView ? {} : { padding: PADDING, maxZoom: NEAREST_FIT });

export function boundsOf(map: MapLibreMap): Bounds {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}

export const positionOf = ({ lat, lng }: LngLat): Position => ({ latitude: lat, longitude: lng });

const corners = ({ west, south, east, north }: Bounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];

export function startingCamera(target: Target) {
  const { center, zoom, bounds } = target;
  if (center && !bounds) {
    return { center: [center.longitude, center.latitude] as [number, number], zoom: zoom ?? 12 };
  }
  return {
    bounds: corners(bounds ?? START),
    fitBoundsOptions: fitOf(target),
  };
}

export function lookAt(map: MapLibreMap, target: Target, duration = 200): void {
  const { center, zoom, bounds } = target;
  if (center && !bounds) {
    const place: [number, number] = [center.longitude, center.latitude];
    map.easeTo({ center: place, zoom: zoom ?? map.getZoom(), duration });
  } else {
    map.fitBounds(corners(bounds ?? START), { ...fitOf(target), duration });
  }
}
