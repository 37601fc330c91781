import { AlertFilter } from "#src/domains/alerts/contract.ts";
import { MAPPED_MAX } from "#src/domains/alerts/limits-contract.ts";
import { listAlerts } from "#src/domains/alerts/shown-alerts.server.ts";
import { readFilter } from "#src/domains/search/read-filter.server.ts";
import type { ReadTab } from "./tab-reader.server.ts";

export const readAlertsTab = (async ({ services, viewer, address }) => {
  const asked = readFilter(address, AlertFilter);
  const [found, mapped] = await Promise.all([
    listAlerts(services.db, asked, viewer),
    listAlerts(services.db, { ...asked, limit: MAPPED_MAX, offset: 0 }, viewer),
  ]);
  return { found, mapped: mapped.items, offset: asked.offset };
}) satisfies ReadTab;
