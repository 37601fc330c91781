import { lastDays } from "#src/domains/exports/job/open-export.server.ts";
import type { ReadTab } from "./tab-reader.server.ts";

export const readExportTab = (async () => ({ days: lastDays(new Date()) })) satisfies ReadTab;
