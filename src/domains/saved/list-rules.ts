import type { Business } from "#src/domains/directory/listing/contract.ts";
import {
  APPROXIMATE_POSITION,
  degreesMinutes,
} from "#src/domains/directory/listing/position-rules.ts";
import { toGpx, toKml, type Waypoint } from "#src/domains/directory/listing/waypoint-rules.ts";
import type { SavedIds } from "./contract.ts";
import type { FileFormat } from "./limits-contract.ts";
import type { ListPlace, SharedList } from "./list-contract.ts";

export function toListPlace(business: Business, note: string): ListPlace {
  const { id, name, category, city, state, phone, latitude, longitude } = business;
  const { positionIsApproximate, facts } = business;
  const vhf = typeof facts.vhf === "string" && facts.vhf !== "" ? facts.vhf : null;
  const position = { latitude, longitude, positionIsApproximate };
  return { id, name, category, city, state, phone, vhf, ...position, note };
}

/**
 * One step up or down among those that are shown: what is not shown just now keeps to what stands
 * before it.
 */
export function movedBy(
  step: "up" | "down",
  id: number,
  order: readonly { id: number; isShown: boolean }[],
): SavedIds {
  const ids = order.map((place) => place.id);
  const shown = order.filter(({ isShown }) => isShown).map((place) => place.id);
  const at = shown.indexOf(id);
  const neighbour = at < 0 ? undefined : shown[step === "up" ? at - 1 : at + 1];
  if (neighbour === undefined) return ids;
  const others = ids.filter((other) => other !== id);
  const there = others.indexOf(neighbour) + (step === "up" ? 0 : 1);
  return [...others.slice(0, there), id, ...others.slice(there)];
}

type Positioned = ListPlace & { latitude: string; longitude: string };

const hasPosition = (place: ListPlace): place is Positioned =>
  place.latitude !== null && place.longitude !== null;

/** They are on no plotter. */
export const countWithoutPosition = (places: readonly ListPlace[]): number =>
  places.filter((place) => !hasPosition(place)).length;

/** "38° 58.707′ N 76° 28.690′ W", as charts write it. */
export function positionOf(place: ListPlace): string | null {
  if (!hasPosition(place)) return null;
  const [latitude, longitude] = [
    degreesMinutes(Number(place.latitude), "latitude"),
    degreesMinutes(Number(place.longitude), "longitude"),
  ].map((text) => text.replaceAll(" ", "\u00a0"));
  return `${latitude} ${longitude}`;
}

function toWaypoint(place: Positioned): Waypoint {
  const { name, latitude, longitude, note, phone, vhf, positionIsApproximate } = place;
  const lines = [
    note,
    phone && `Phone ${phone}`,
    vhf && `VHF ${vhf}`,
    positionIsApproximate && APPROXIMATE_POSITION,
  ].filter((line) => typeof line === "string" && line !== "");
  return { name, latitude, longitude, lines: lines as string[] };
}

const WRITERS = { gpx: toGpx, kml: toKml } as const;
export const FILE_TYPES = {
  gpx: "application/gpx+xml",
  kml: "application/vnd.google-earth.kml+xml",
} as const;

export const listFile = ({ name, places }: SharedList, format: FileFormat): string =>
  WRITERS[format](name, places.filter(hasPosition).map(toWaypoint));

/** In letters that every card and plotter reads. */
export function fileNameOf(name: string, format: FileFormat): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/[^\w -]/g, "")
    .trim()
    .replaceAll(/[\s_]+/g, "-")
    .slice(0, 40);
  return `${plain || "places"}.${format}`;
}
