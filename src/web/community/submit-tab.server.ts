import type { ReadTab } from "./tab-reader.server.ts";

/** Its forms are the same for everybody. */
export const readSubmitTab = (async () => ({})) satisfies ReadTab;
