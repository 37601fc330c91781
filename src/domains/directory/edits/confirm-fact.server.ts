import { and, desc, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { prepareOnce } from "#src/db/prepare-once.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses, factConfirmations } from "#src/db/schema/directory.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { ContributionChanged } from "../listing/events.ts";
import { requireListing } from "../listing/queries.server.ts";
import type { Confirmation } from "./contract.ts";
import { confirmableFields, publicName } from "./rules.ts";

/** A reader says that a fact is still true: each counts once, with the day of the last time. */
export async function confirmFact(
  services: Services,
  { viewer, senderKey }: Sender,
  { businessId, field }: { businessId: number; field: string },
): Promise<Confirmation> {
  const { db } = services;
  const business = await requireListing(db, businessId, viewer);
  if (!business.isActive) throw new AppError("not_found", "Business not found");
  if (!confirmableFields(business).includes(field)) {
    const message = "The listing says nothing about this.";
    throw new AppError("invalid", message, { fields: { field: message } });
  }
  const name = viewer ? await readPublicName(db, viewer) : "a visitor";
  const witness = { id: viewer?.id ?? null, name, senderKey };
  await db.transaction((tx) => recordConfirmation(tx, services, { businessId, field, witness }));
  const confirmation = (await listConfirmations(db, business)).find((each) => each.field === field);
  if (!confirmation) throw new AppError("conflict", "The listing has just changed.");
  return confirmation;
}

interface Witness {
  id: string | null;
  name: string;
  senderKey: string | null;
}

interface Confirmed {
  businessId: number;
  field: string;
  witness: Witness;
}

export async function recordConfirmation(
  tx: Tx,
  { jobs }: Services,
  { businessId, field, witness: { id, name, senderKey } }: Confirmed,
): Promise<void> {
  const confirmedAt = sql`now()`;
  await tx
    .insert(factConfirmations)
    .values({
      businessId,
      field,
      confirmerId: id,
      confirmerName: name,
      confirmerKey: id ? `user:${id}` : `sender:${senderKey ?? ""}`,
    })
    .onConflictDoUpdate({
      target: [
        factConfirmations.businessId,
        factConfirmations.field,
        factConfirmations.confirmerKey,
      ],
      set: { confirmedAt, confirmerName: name },
    });
  if (id) await jobs.publish(tx, ContributionChanged, { userId: id });
}

const newestOfFields = prepareOnce((db) =>
  db
    .selectDistinctOn([factConfirmations.field], {
      field: factConfirmations.field,
      name: factConfirmations.confirmerName,
      isOwner: sql<boolean>`coalesce(${factConfirmations.confirmerId} = ${businesses.ownerId}, false)`,
      confirmedAt: factConfirmations.confirmedAt,
      count: sql<number>`(count(*) over (partition by ${factConfirmations.field}))::int`,
    })
    .from(factConfirmations)
    .innerJoin(businesses, eq(businesses.id, factConfirmations.businessId))
    .where(
      and(
        eq(factConfirmations.businessId, sql.placeholder("businessId")),
        sql`${factConfirmations.field} = any(${sql.placeholder("fields")}::text[])`,
      ),
    )
    .orderBy(factConfirmations.field, desc(factConfirmations.confirmedAt))
    .prepare("newest_confirmations"),
);

/** The newest for each field that the listing still tells. */
export async function listConfirmations(
  db: Db,
  business: { id: number } & Parameters<typeof confirmableFields>[0],
): Promise<Confirmation[]> {
  const fields = confirmableFields(business);
  if (fields.length === 0) return [];
  const rows = await newestOfFields(db).execute({ businessId: business.id, fields });
  return rows.map(({ field, name, isOwner, confirmedAt, count }) => ({
    field,
    name: isOwner ? "the owner" : name,
    confirmedAt: confirmedAt.toISOString(),
    count,
  }));
}

async function readPublicName(db: Db, viewer: Viewer): Promise<string> {
  const [person] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, viewer.id));
  return publicName(person ?? { firstName: null, lastName: null });
}
