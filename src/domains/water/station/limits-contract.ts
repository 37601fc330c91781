/** Without a schema, so that a page can use them without loading the validator. */

/** Farther away, a station says little about the water at a place. */
export const STATION_LIMIT_MILES = 30;

/** Currents differ from one side of a point to the other. */
export const CURRENT_LIMIT_MILES = 10;

export const NOT_FOR_NAVIGATION = "Predicted, not for navigation";
