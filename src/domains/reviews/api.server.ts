import { reviewAdminRoutes } from "./api-admin.server.ts";
import { reviewReaderRoutes } from "./api-readers.server.ts";
import { reviewWriterRoutes } from "./api-writers.server.ts";

export const reviewRoutes = [...reviewReaderRoutes, ...reviewWriterRoutes, ...reviewAdminRoutes];
