import type { RouteDeclaration } from "#src/platform/http/route.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";

type Guarded = Pick<RouteDeclaration, "access" | "allowsTemporaryPassword">;
type Reserving = Pick<RouteDeclaration, "reserved" | "allowsTemporaryPassword">;

/** 401 when not signed in, 403 when signed in and not allowed. */
export function requireAccess(
  route: Guarded,
  viewer: Viewer | null,
  params: Record<string, string>,
): void {
  if (route.access === "public") return;
  const { id, isAdmin } = requireSignedIn(route, viewer);
  if (route.access === "signed-in" || isAdmin) return;
  if (route.access === "self" && params.userId === id) return;
  throw refused();
}

/** The same for uses that only the parsed query or body tells. */
export function requireReservedAccess(
  route: Reserving,
  viewer: Viewer | null,
  input: { query: unknown; body: unknown },
): void {
  for (const { holds, access, refusal } of route.reserved ?? []) {
    if (!holds(input)) continue;
    const { isAdmin } = requireSignedIn(route, viewer);
    if (access === "admin" && !isAdmin) throw refused(refusal);
  }
}

function requireSignedIn(route: Omit<Guarded, "access">, viewer: Viewer | null): Viewer {
  if (!viewer) throw new AppError("unauthenticated", "Please sign in.");
  if (viewer.mustChangePassword && !route.allowsTemporaryPassword) {
    throw new AppError("forbidden", "Please choose your own password first.", {
      code: "password_change_required",
    });
  }
  return viewer;
}

const refused = (message = "You are not allowed to do this."): AppError =>
  new AppError("forbidden", message);
