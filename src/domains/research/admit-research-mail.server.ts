import type { Db } from "#src/db/client.server.ts";
import { isAdmitted } from "#src/platform/http/rate-limit.server.ts";
import { admitsMail } from "#src/platform/mail/mail-allowance.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { isRefused } from "./remember-refusal.server.ts";
import type { ProjectRow } from "./to-project.server.ts";

/** In a day, to addresses that nobody proved. */
const SENDERS_MAILS = { name: "mail-research-sender", calls: 20, seconds: 86_400 };

interface Unproved {
  kind: string;
  to: string;
  /** Who typed the address. */
  from: string | null;
}

/** Counted for each sender and mailbox, for each sender, and for each mailbox. */
export const admitsUnproved = async (db: Db, { kind, to, from }: Unproved): Promise<boolean> =>
  (await admitsMail(db, `research-${kind}`, to, { from })) &&
  (from === null || (await isAdmitted(db, SENDERS_MAILS, from))) &&
  (await admitsMail(db, `research-${kind}-all`, to));

/** To the address of a project that nobody has confirmed, unless its reader knows nothing of it. */
export const admitsQuestion = async (
  services: Pick<Services, "db" | "secrets">,
  project: ProjectRow,
  { kind, to, from }: Unproved,
): Promise<boolean> =>
  !(await isRefused(services.db, services, project)) &&
  (await admitsUnproved(services.db, { kind, to, from }));

/** Requests to one lead in a day; what is more is read on the page. */
const REQUESTS = 40;

export const admitsRequest = (
  db: Db,
  to: string,
  kind: "request" | "withdrawal" = "request",
): Promise<boolean> => admitsMail(db, `research-${kind}-confirmed`, to, { calls: REQUESTS });
