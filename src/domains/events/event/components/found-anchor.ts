/** Where it says how many were found: on a phone it lies below the search and the filters. */
export const FOUND_ANCHOR = "found";

/** The same address, with what was found in view. */
export const toFound = (address: string): string => `${address}#${FOUND_ANCHOR}`;
