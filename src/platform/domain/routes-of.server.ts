import type { RouteDeclaration } from "../http/route.server.ts";
import type { Domain } from "./domain.server.ts";

export const routesOf = (
  { routes = [] }: Domain,
  domains: readonly Domain[],
): readonly RouteDeclaration[] => (typeof routes === "function" ? routes(domains) : routes);
