import { milesBetween } from "#src/domains/places/gazetteer.server.ts";
import { cornersOfCell } from "#src/domains/places/rules.ts";
import type { ConservationAlert } from "./contract.ts";

interface Area {
  state: string | null;
  latitude: number | null;
  longitude: number | null;
  radiusMiles: number | null;
}

/** As everybody sees it: a place that is shown roughly lies in a circle only with its whole cell. */
type ShownAlert = Pick<ConservationAlert, "latitude" | "longitude" | "isBlurred">;

/** Whether an alert is of the area that somebody chose; without state and place, each is. */
export function concernsArea(area: Area, alert: ShownAlert, shownArea: string | null): boolean {
  const { state, latitude, longitude, radiusMiles } = area;
  if (state !== null) return isIn(state, shownArea);
  if (latitude === null || longitude === null || radiusMiles === null) return true;
  if (alert.latitude === null || alert.longitude === null) return false;
  const middle = { latitude: Number(alert.latitude), longitude: Number(alert.longitude) };
  const points = alert.isBlurred ? allCorners(middle) : [middle];
  return points.every((point) => milesBetween({ latitude, longitude }, point) <= radiusMiles);
}

function allCorners(middle: { latitude: number; longitude: number }) {
  const [southWest, northEast] = cornersOfCell(middle);
  return [
    southWest,
    northEast,
    { latitude: southWest.latitude, longitude: northEast.longitude },
    { latitude: northEast.latitude, longitude: southWest.longitude },
  ];
}

/** "Anne Arundel County, Maryland" and "Waters off Maryland". */
const isIn = (state: string, shownArea: string | null): boolean =>
  shownArea === state ||
  (shownArea?.endsWith(`, ${state}`) ?? false) ||
  shownArea === `Waters off ${state}`;
