import type {
  DataDrivenPropertyValueSpecification,
  FillLayerSpecification,
  FilterSpecification,
  GeoJSONSourceSpecification,
  LineLayerSpecification,
  Map as MapLibreMap,
  StyleSpecification,
} from "maplibre-gl";
import type { ChartColors } from "#src/design/map/chart-colors.ts";
import { COAST_SOURCE, SHOAL_SOURCE } from "#src/design/map/coast/coast-layer.ts";

type Color = keyof ChartColors;

interface ShoreLine {
  id: string;
  color: Color;
  /** Pixels from the shore at the zooms of ZOOMS. */
  reach: readonly [number, number, number, number, number];
  /** Pixels that an island must be long to have this line. */
  leastSpan?: number;
  /** Pixels more, which is how a wide line gets an edge of another colour. */
  edge?: number;
}

const ZOOMS = [3, 6, 9, 12, 15] as const;

/** Pixels around a tile in which lines are drawn too: no less than the widest line reaches. */
const BUFFER = 64;

const OUTER = [2, 7, 14, 28, 56] as const;
const MIDDLE = [1, 4.5, 9, 18, 36] as const;
const INNER = [0, 2, 4, 8, 16] as const;

/**
 * From the deep to the shore. The land covers the half of each line that lies ashore, so that what
 * is seen are tints and contours that follow the coast. They show distance, not soundings.
 */
const SHORE_LINES: readonly ShoreLine[] = [
  { id: "outer-contour", color: "contour-fine", reach: OUTER, leastSpan: 40, edge: 1 },
  { id: "outer-water", color: "page", reach: OUTER, leastSpan: 40 },
  { id: "middle-contour", color: "contour-fine", reach: MIDDLE, edge: 1 },
  { id: "middle-water", color: "shoal", reach: MIDDLE },
  { id: "inner-contour", color: "contour", reach: INNER, edge: 1 },
  { id: "inner-water", color: "shoal-deep", reach: INNER },
];

const PAINT: readonly (readonly [layer: string, property: string, color: Color])[] = [
  ["water", "background-color", "page"],
  ...SHORE_LINES.map(({ id, color }) => [id, "line-color", color] as const),
  ["land", "fill-color", "land"],
  ["shore", "line-color", "coast"],
];

function widthOf({ reach, edge = 0 }: ShoreLine): DataDrivenPropertyValueSpecification<number> {
  const stops = ZOOMS.flatMap((zoom, order) => [zoom, 2 * ((reach[order] ?? 0) + edge)]);
  return ["interpolate", ["exponential", 1.4], ["zoom"], ...stops] as unknown as number;
}

/** A line much wider than the ring that it follows shows the corners of its inner side as spikes. */
function isLongerThan(pixels: number): FilterSpecification {
  const degreesAtZoomZero = (pixels * 360) / 512;
  return [">=", ["*", ["get", "span"], ["^", 2, ["zoom"]]], degreesAtZoomZero];
}

function shoreLayer(line: ShoreLine): LineLayerSpecification {
  return {
    id: line.id,
    type: "line",
    source: SHOAL_SOURCE,
    filter: isLongerThan(line.leastSpan ?? 0),
    layout: { "line-join": "round", "line-cap": "round" },
    paint: { "line-width": widthOf(line) },
  };
}

const LAND: FillLayerSpecification = {
  id: "land",
  type: "fill",
  source: COAST_SOURCE,
  filter: ["==", ["geometry-type"], "Polygon"],
};

const SHORE: LineLayerSpecification = {
  id: "shore",
  type: "line",
  source: COAST_SOURCE,
  filter: ["==", ["geometry-type"], "LineString"],
  layout: { "line-join": "round" },
  paint: { "line-width": ["interpolate", ["linear"], ["zoom"], 4, 0.4, 7, 0.7, 10, 1, 14, 1.4] },
};

function shoreSource(tolerance: number): GeoJSONSourceSpecification {
  const data = { type: "FeatureCollection" as const, features: [] };
  return { type: "geojson", data, maxzoom: 15, tolerance, buffer: BUFFER };
}

/** Everything comes from this site: no tiles, no glyphs, no sprites. */
export function chartStyle(colors: ChartColors): StyleSpecification {
  const style: StyleSpecification = {
    version: 8,
    sources: {
      // Simplified, a shore may cross itself, and such an area is not filled.
      [COAST_SOURCE]: shoreSource(0),
      [SHOAL_SOURCE]: shoreSource(2),
    },
    layers: [{ id: "water", type: "background" }, ...SHORE_LINES.map(shoreLayer), LAND, SHORE],
  };
  for (const [id, property, color] of PAINT) {
    const layer = style.layers.find((candidate) => candidate.id === id);
    if (layer) Object.assign(layer, { paint: { ...layer.paint, [property]: colors[color] } });
  }
  return style;
}

export function repaintChart(map: MapLibreMap, colors: ChartColors): void {
  for (const [layer, property, color] of PAINT) {
    map.setPaintProperty(layer, property as "line-color", colors[color]);
  }
}
