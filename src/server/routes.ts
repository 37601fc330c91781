import type { Domain } from "#src/platform/domain/domain.server.ts";
import type { RouteDeclaration } from "#src/platform/http/route.server.ts";
import { operationsRoutes } from "#src/platform/operations/api.server.ts";
import { allDomains } from "./domains.ts";

export const routesOf = ({ routes = [] }: Domain): readonly RouteDeclaration[] =>
  typeof routes === "function" ? routes(allDomains) : routes;

/** Every call of the API, in one list: what is not here does not exist. */
export const allRoutes: readonly RouteDeclaration[] = [
  ...allDomains.flatMap(routesOf),
  ...operationsRoutes,
];
