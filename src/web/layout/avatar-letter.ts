import type { Viewer } from "#src/web/layout/viewer-state.ts";

export function avatarLetter(user: Pick<Viewer, "firstName" | "email">): string {
  const name = user.firstName?.trim() || user.email.trim() || "U";
  const [first = "U"] = name;
  return first.toUpperCase();
}
