import { z } from "zod";
import type { ReadRow } from "./import-row.ts";
import { isTagged, readTags } from "./osm-tags.ts";
import { type JsonText, splitJson } from "./split-json.server.ts";

const Feature = z.object({
  type: z.literal("Feature"),
  id: z.union([z.string(), z.number()]).optional(),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }).nullish(),
  properties: z.record(z.string(), z.unknown()).nullish(),
});
type Feature = z.infer<typeof Feature>;

/** Feature by feature, never the whole file. */
export async function* readGeoJson(text: AsyncIterable<string>): AsyncGenerator<ReadRow> {
  for await (const item of splitJson(text)) yield "problem" in item ? item : toRow(item);
}

function toRow({ line, text }: JsonText): ReadRow {
  const parsed = Feature.safeParse(parseJson(text));
  if (!parsed.success) return { line, problem: "Is no GeoJSON feature." };
  const { data: feature } = parsed;
  const properties = feature.properties ?? {};
  const tags = textsOf(properties);
  const fields = isTagged(tags) ? readTags(tags) : ownFields(properties);
  const externalId = feature.id ?? properties["@id"] ?? properties.externalId ?? properties.id;
  return { line, fields: { ...fields, ...positionOf(feature), externalId } };
}

/** A sequence of texts (RFC 8142) has a separator before each of them. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll("\u001e", ""));
  } catch {
    return undefined;
  }
}

/** Tags are text; some programs write those that look like numbers as numbers. */
const textsOf = (properties: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]) =>
      typeof value === "string" || typeof value === "number" ? [[key, String(value)]] : [],
    ),
  );

/** Our own names; a null is a value that is not known. */
function ownFields(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null));
}

/** The point itself, or the middle of whatever else the place is drawn as. */
function positionOf({ geometry }: Feature): Record<string, unknown> {
  if (!geometry) return {};
  const points = pointsIn(geometry.coordinates);
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  if (points.length === 0) return { latitude: "none", longitude: "none" };
  return { latitude: middleOf(latitudes), longitude: middleOf(longitudes) };
}

function pointsIn(coordinates: unknown): [number, number][] {
  if (!Array.isArray(coordinates)) return [];
  const [first, second] = coordinates;
  if (typeof first === "number" && typeof second === "number") return [[first, second]];
  return coordinates.flatMap(pointsIn);
}

const middleOf = (values: number[]): number =>
  (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
