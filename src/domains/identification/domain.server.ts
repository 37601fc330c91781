import type { Domain } from "#src/platform/domain/domain.server.ts";
import { identificationRoutes } from "./api.server.ts";

export const identification: Domain = {
  name: "identification",
  routes: identificationRoutes,
};
