import { inArray } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { researchRefusals } from "#src/db/schema/research.server.ts";
import { mailboxOf } from "#src/platform/mail/mailbox.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ProjectRow } from "./to-project.server.ts";

type Keeper = Pick<Services, "secrets">;

/** The address with the project, and with whoever gave it. */
function keysOf({ secrets }: Keeper, project: ProjectRow): string[] {
  const { id, contactEmail, contactConfirmedAt, userId, submitterId, senderKey } = project;
  const giver = (contactConfirmedAt ? submitterId : userId) ?? senderKey;
  return [`project ${id}`, ...(giver ? [`giver ${giver}`] : [])].map((about) =>
    secrets.sign("research-refusal", `${about} ${mailboxOf(contactEmail ?? "")}`),
  );
}

/** "I know nothing of it": neither this project nor whoever gave the address has it mailed again. */
export async function rememberRefusal(
  tx: Tx,
  services: Keeper,
  project: ProjectRow,
): Promise<void> {
  await tx
    .insert(researchRefusals)
    .values(keysOf(services, project).map((key) => ({ key })))
    .onConflictDoNothing();
}

export const isRefused = async (
  db: Db | Tx,
  services: Keeper,
  project: ProjectRow,
): Promise<boolean> =>
  (await db.$count(researchRefusals, inArray(researchRefusals.key, keysOf(services, project)))) > 0;

export async function requireNotRefused(
  tx: Tx,
  services: Keeper,
  project: ProjectRow,
): Promise<void> {
  if (!(await isRefused(tx, services, project))) return;
  const message =
    "Whoever reads this address knows nothing of your project. Please give another one.";
  throw new AppError("invalid", message, { fields: { contactEmail: message } });
}
