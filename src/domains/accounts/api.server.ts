import type { RouteDeclaration } from "#src/platform/http/route.server.ts";
import { mailPreferenceRoutes } from "./api-mail-preferences.server.ts";
import { passwordRoutes } from "./api-password.server.ts";
import { profileRoutes } from "./api-profile.server.ts";
import { signInRoutes } from "./api-sign-in.server.ts";

export const accountRoutes: RouteDeclaration[] = [
  ...signInRoutes,
  ...passwordRoutes,
  ...profileRoutes,
  ...mailPreferenceRoutes,
];
