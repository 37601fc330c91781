import type { Db, Tx } from "#src/db/client.server.ts";
import { isAdmitted } from "../http/rate-limit.server.ts";
import { mailboxOf } from "./mailbox.ts";

/** In a day, of one kind. */
const MAILS = 10;
const DAY_SECONDS = 86_400;

/**
 * Anybody can type any address: whoever reads it gets only so many mails that nobody proved to want. With
 * `from` they are counted for each sender, so that a stranger uses up nobody else's.
 */
export const admitsMail = (
  db: Db | Tx,
  kind: string,
  address: string,
  { from = "", calls = MAILS }: { from?: string | null; calls?: number } = {},
): Promise<boolean> =>
  isAdmitted(
    db,
    { name: `mail-${kind}`, calls, seconds: DAY_SECONDS },
    from ? `${from}>${mailboxOf(address)}` : mailboxOf(address),
  );
