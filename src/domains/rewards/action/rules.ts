import { milesBetween } from "#src/domains/directory/listing/position-rules.ts";
import {
  ACCURACY_ADDED_METERS,
  ACCURACY_MAX_METERS,
  SPEED_MAX_MPH,
  VISIT_METERS,
} from "./limits-contract.ts";

interface Position {
  latitude: number;
  longitude: number;
}

const METERS_PER_MILE = 1609.344;
const HOUR_MS = 3_600_000;

/** Whether a device is where a place is, as far as it can tell. */
export function isThere(device: Position & { accuracy: number }, place: Position): boolean {
  if (device.accuracy > ACCURACY_MAX_METERS) return false;
  const reach = VISIT_METERS + Math.min(device.accuracy, ACCURACY_ADDED_METERS);
  return milesBetween(device, place) * METERS_PER_MILE <= reach;
}

interface Visit extends Position {
  at: Date;
}

/** Whether nobody can have come from one place to the other in that time. */
export function isTooFast(from: Visit, to: Visit): boolean {
  const hours = (to.at.getTime() - from.at.getTime()) / HOUR_MS;
  return (
    milesBetween(from, to) > SPEED_MAX_MPH * Math.max(0, hours) + VISIT_METERS / METERS_PER_MILE
  );
}
