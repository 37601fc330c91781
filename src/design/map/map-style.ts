import { createContext } from "react";

/** The address of a MapLibre style for every map of the page; none means the embedded chart. */
export const MapStyle = createContext<string | undefined>(undefined);
