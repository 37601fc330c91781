import findTimeZone from "@photostructure/tz-lookup";
import type { MomentQuery } from "./contract.ts";
import type { Position } from "./nearest-index.ts";

/** Each station and hour is reckoned anew. */
export const reckoningLimit = { name: "water", calls: 300, seconds: 600 };

export interface Moment extends Position {
  timeZone: string;
  at: Date;
}

/** Where and when, in the zone of the place. */
export const readMoment = ({ at, ...position }: MomentQuery): Moment => ({
  ...position,
  timeZone: findTimeZone(position.latitude, position.longitude),
  at: at ? new Date(at) : new Date(),
});
