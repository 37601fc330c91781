import type { Domain } from "#src/platform/domain/domain.server.ts";
import { placesRoutes } from "./api.server.ts";
import { readTowns } from "./towns-called.server.ts";

export const places: Domain = {
  name: "places",
  routes: placesRoutes,
  warmUp: readTowns,
};
