import type { Tx } from "#src/db/client.server.ts";
import { citizenContributions } from "#src/db/schema/citizen-science.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { lockProject } from "./queries.server.ts";
import { takesContributions } from "./rules.ts";

/** What it was made of, which counts once for a project: "sighting:12", or the key of a form. */
export type ContributionSource = `${string}:${string | number}`;

interface Contributed {
  projectId: number;
  userId: string | null;
  amount: number;
  day: string;
  note: string | null;
  source: ContributionSource;
}

/** What somebody found or did counts for a project that runs; from one source, once: null the next time. */
export async function contribute(tx: Tx, contributed: Contributed): Promise<number | null> {
  const project = await lockProject(tx, contributed.projectId);
  if (!takesContributions(project))
    throw new AppError("conflict", "This project does not take contributions now.");
  const [made] = await tx
    .insert(citizenContributions)
    .values(contributed)
    .onConflictDoNothing()
    .returning({ id: citizenContributions.id });
  return made?.id ?? null;
}
