import type { Viewer } from "#src/shared/viewer.ts";

/** What decides how much of a row somebody sees, as a text that can be compared later. */
export function rightsOf(viewer: Viewer | null): string {
  if (!viewer) return "everybody";
  if (viewer.isAdmin) return "administrator";
  return viewer.isExpert ? "expert" : "member";
}
