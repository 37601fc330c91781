/** Without zod, so that pages can show them without loading a validator. */
export const LOCATION_MAX_LENGTH = 200;
export const LOCATION_MISSING = "Please say where it was.";

/** Farther from the sea, from water with a tide and from the Great Lakes, nothing is reported. */
export const COAST_MILES = 75;
const COVERED = `more than ${COAST_MILES} miles from the sea, its tidal rivers and the Great Lakes`;
export const PLACE_FAR_AWAY = `This place lies ${COVERED}. Please check it, or pick the position on the chart.`;
export const POSITION_FAR_AWAY = `This position lies ${COVERED}, or too far out at sea. Please check both coordinates and their signs.`;

/** Half the height and half the width of a cell, in degrees. */
export const HALF_CELL = 0.1;

export const POSITION_SOURCES = {
  device: "Position of the device",
  map: "Pin on the chart",
  place: "Middle of the named place",
} as const;
export type PositionSource = keyof typeof POSITION_SOURCES;

/** What a form keeps of a position: texts, so that it is sent before scripts as well. */
export interface PositionValues {
  location: string;
  latitude: string;
  longitude: string;
  accuracyMeters: string;
  positionSource: string;
}

export const EMPTY_POSITION: PositionValues = {
  ...{ location: "", latitude: "", longitude: "", accuracyMeters: "", positionSource: "" },
};

/** What the form lacks, where neither words nor a position say where it was. */
export const missingPlace = ({ location, latitude }: PositionValues): string | false =>
  location.trim() === "" && latitude === "" && LOCATION_MISSING;

/** The stretch of coast that charts begin with: Maine to Texas. */
export const WHOLE_COAST = { west: -98, south: 24, east: -66.5, north: 45.5 };
