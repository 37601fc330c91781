import { routesOf } from "#src/platform/domain/routes-of.server.ts";
import type { RouteDeclaration } from "#src/platform/http/route.server.ts";
import { allDomains } from "./domains.ts";
import { fixedPathsFirst } from "./http/fixed-paths-first.ts";

/** Every call of the API, in one list: what is not here does not exist. */
export const allRoutes: readonly RouteDeclaration[] = fixedPathsFirst(
  allDomains.flatMap((domain) => routesOf(domain, allDomains)),
);
