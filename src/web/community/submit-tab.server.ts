import type { ReadTab } from "./tab-reader.server.ts";

/** The forms need nothing but themselves. */
export const readSubmitTab = (async () => ({})) satisfies ReadTab;
