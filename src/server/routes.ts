import { routesOf } from "#src/platform/domain/routes-of.server.ts";
import type { RouteDeclaration } from "#src/platform/http/route.server.ts";
import { allDomains } from "./domains.ts";

/** Every call of the API, in one list: what is not here does not exist. */
export const allRoutes: readonly RouteDeclaration[] = allDomains.flatMap((domain) =>
  routesOf(domain, allDomains),
);
