import type { Station } from "./contract.ts";
import type { StationHead } from "./station-file.server.ts";
import type { Found } from "./station-finder.ts";

/** As a page tells where its figures are reckoned for. */
export function toStation({ station, distanceMiles }: Found<StationHead>): Station {
  const { id, name, source } = station;
  return { id, name, source, distanceMiles: Math.round(distanceMiles * 10) / 10 };
}
