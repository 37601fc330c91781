import type { RouteDeclaration } from "#src/platform/http/route.server.ts";
import { reviewAdminRoutes } from "./api-admin.server.ts";
import { reviewReaderRoutes } from "./api-readers.server.ts";
import { reviewWriterRoutes } from "./api-writers.server.ts";

export const reviewRoutes: RouteDeclaration[] = [
  ...reviewReaderRoutes,
  ...reviewWriterRoutes,
  ...reviewAdminRoutes,
];
