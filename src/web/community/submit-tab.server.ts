import { readReportProjects } from "./report-projects.server.ts";
import type { ReadTab } from "./tab-reader.server.ts";

export const readSubmitTab = (async (asked) => readReportProjects(asked)) satisfies ReadTab;
