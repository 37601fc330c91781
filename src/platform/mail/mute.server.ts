import { and, eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { mailMutes } from "#src/db/schema/platform.server.ts";
import type { Secrets } from "../secrets.server.ts";
import { isMailKind, type MailKind } from "./mail-kinds.ts";

const PURPOSE = "unsubscribe";

const rowOf = (address: string, kind: MailKind) =>
  and(eq(mailMutes.address, address.toLowerCase()), eq(mailMutes.kind, kind));

export async function isMuted(db: Db, address: string, kind: MailKind): Promise<boolean> {
  return (await db.$count(mailMutes, rowOf(address, kind))) > 0;
}

export async function listMuted(db: Db, address: string): Promise<MailKind[]> {
  const rows = await db
    .select({ kind: mailMutes.kind })
    .from(mailMutes)
    .where(eq(mailMutes.address, address.toLowerCase()));
  return rows.map(({ kind }) => kind).filter(isMailKind);
}

export async function setMuted(
  db: Db,
  address: string,
  kind: MailKind,
  isOff: boolean,
): Promise<void> {
  if (isOff) {
    const row = { address: address.toLowerCase(), kind };
    await db.insert(mailMutes).values(row).onConflictDoNothing();
  } else {
    await db.delete(mailMutes).where(rowOf(address, kind));
  }
}

/** Whoever has it can turn off this kind of mail for this address, and nothing else. */
export const unsubscribeToken = (secrets: Secrets, address: string, kind: MailKind): string =>
  secrets.encrypt(PURPOSE, JSON.stringify([address, kind]));

export function readUnsubscribeToken(
  secrets: Secrets,
  token: string,
): { address: string; kind: MailKind } | null {
  try {
    const [address, kind] = JSON.parse(secrets.decrypt(PURPOSE, token)) as [string, string];
    return isMailKind(kind) ? { address, kind } : null;
  } catch {
    return null;
  }
}
