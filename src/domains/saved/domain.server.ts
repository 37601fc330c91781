import type { Domain } from "#src/platform/domain/domain.server.ts";
import { savedRoutes } from "./api.server.ts";
import { savedEventRoutes } from "./api-events.server.ts";
import { savedListRoutes } from "./api-lists.server.ts";
import { savedPersonalData } from "./personal-data.server.ts";

export const saved: Domain = {
  name: "saved",
  routes: [...savedRoutes, ...savedEventRoutes, ...savedListRoutes],
  personalData: savedPersonalData,
};
