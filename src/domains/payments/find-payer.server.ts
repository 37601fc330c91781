import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import { admitsMail } from "#src/platform/mail/mail-allowance.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { OrderRow } from "./purchase-of.server.ts";

/** The account that is charged again, or the address that was typed with the card. */
export async function payerOf(
  { db }: Pick<Services, "db">,
  { renews, buyerId }: OrderRow,
  { typed }: { typed: string | null },
): Promise<string | null> {
  if (renews) return (buyerId && (await findUser(db, buyerId))?.email) || null;
  return typed;
}

/**
 * Whoever pays in the sandbox pays nothing, so an address that was only typed gets so many mails of a kind; then nobody
 * is found.
 */
export async function findPayer(
  services: Services,
  order: OrderRow,
  { typed, kind }: { typed: string | null; kind: "receipt" | "refund" },
): Promise<string | null> {
  const address = await payerOf(services, order, { typed });
  if (order.renews || address === null) return address;
  return (await admitsMail(services.db, kind, address)) ? address : null;
}
