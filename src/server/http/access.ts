import type { RouteDeclaration } from "#src/platform/http/route.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";

type Guarded = Pick<RouteDeclaration, "access" | "allowsTemporaryPassword">;

/** 401 when not signed in, 403 when signed in and not allowed. */
export function requireAccess(
  route: Guarded,
  viewer: Viewer | null,
  params: Record<string, string>,
): void {
  if (route.access === "public") return;
  if (!viewer) throw new AppError("unauthenticated", "Please sign in.");
  if (viewer.mustChangePassword && !route.allowsTemporaryPassword) {
    throw new AppError("forbidden", "Please choose your own password first.", {
      code: "password_change_required",
    });
  }
  if (route.access === "signed-in" || viewer.isAdmin) return;
  if (route.access === "self" && params.userId === viewer.id) return;
  throw new AppError("forbidden", "You are not allowed to do this.");
}
