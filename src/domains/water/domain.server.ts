import type { Domain } from "#src/platform/domain/domain.server.ts";
import { waterRoutes } from "./api.server.ts";

export const water: Domain = {
  name: "water",
  routes: waterRoutes,
};
