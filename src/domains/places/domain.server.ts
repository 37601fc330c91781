import type { Domain } from "#src/platform/domain/domain.server.ts";
import { placesRoutes } from "./api.server.ts";

export const places: Domain = {
  name: "places",
  routes: placesRoutes,
};
