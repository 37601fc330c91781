import type { Db } from "#src/db/client.server.ts";
import { listOwnExpertise } from "#src/domains/species/experts.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";

/** What decides how much of a row somebody sees, as a text that can be compared later. */
export async function rightsOf(db: Db, viewer: Viewer | null): Promise<string> {
  if (!viewer) return "everybody";
  if (viewer.isAdmin) return "administrator";
  if (!viewer.isExpert) return "member";
  const groups = (await listOwnExpertise(db, viewer.id)).map(({ group }) => group ?? "all");
  return `expert of ${groups.toSorted().join(", ")}`;
}
