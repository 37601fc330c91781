import type { LngLat, Map as MapLibreMap } from "maplibre-gl";
import type { Bounds, MapProps, Position } from "#src/design/map/map-props.ts";

/** Room around what must be seen: pins stand up from their place, the border takes the edge. */
const PADDING = { top: 64, bottom: 56, left: 48, right: 48 };
const NEAREST_FIT = 14;

/** The East Coast and the Gulf, when nobody says where to look. */
const START: Bounds = { west: -98, south: 24, east: -66, north: 45 };

type Target = Pick<MapProps, "center" | "zoom" | "bounds">;

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

export function startingCamera({ center, zoom, bounds }: Target) {
  if (center && !bounds) {
    return { center: [center.longitude, center.latitude] as [number, number], zoom: zoom ?? 12 };
  }
  return {
    bounds: corners(bounds ?? START),
    fitBoundsOptions: { padding: PADDING, maxZoom: NEAREST_FIT },
  };
}

export function lookAt(map: MapLibreMap, { center, zoom, bounds }: Target, duration = 200): void {
  if (center && !bounds) {
    const place: [number, number] = [center.longitude, center.latitude];
    map.easeTo({ center: place, zoom: zoom ?? map.getZoom(), duration });
  } else {
    const options = { padding: PADDING, maxZoom: NEAREST_FIT, duration };
    map.fitBounds(corners(bounds ?? START), options);
  }
}
