import type { Domain } from "#src/platform/domain/domain.server.ts";
import { currentRoutes } from "./current/api.server.ts";
import { forecastRoutes } from "./forecast/api.server.ts";
import { tideRoutes } from "./tide/api.server.ts";

export const water: Domain = {
  name: "water",
  routes: [...tideRoutes, ...currentRoutes, ...forecastRoutes],
};
