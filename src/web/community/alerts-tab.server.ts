import { AlertFilter } from "#src/domains/alerts/contract.ts";
import { listAlerts } from "#src/domains/alerts/shown-alerts.server.ts";
import { readFilter } from "#src/domains/search/read-filter.server.ts";
import type { ReadTab } from "./tab-reader.server.ts";

export const readAlertsTab = (async ({ services, viewer, address }) => {
  const asked = readFilter(address, AlertFilter);
  return { found: await listAlerts(services.db, asked, viewer), offset: asked.offset };
}) satisfies ReadTab;
