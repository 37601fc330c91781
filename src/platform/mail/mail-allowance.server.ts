import type { Db } from "#src/db/client.server.ts";
import { isAdmitted } from "../http/rate-limit.server.ts";

/** In a day, of one kind. */
const MAILS = 10;

/** Anybody can type any address: whoever reads it gets only so many mails that nobody proved to want. */
export const admitsMail = (db: Db, kind: string, address: string): Promise<boolean> =>
  isAdmitted(db, { name: `mail-${kind}`, calls: MAILS, seconds: 86_400 }, address.toLowerCase());
