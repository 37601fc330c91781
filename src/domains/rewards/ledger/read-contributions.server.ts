import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses, factConfirmations, listingEdits } from "#src/db/schema/directory.server.ts";
import type { Thing } from "../worth/thing.ts";
import { stateCode } from "./state-code.ts";

const place = {
  businessId: businesses.id,
  title: businesses.name,
  state: businesses.state,
  ownerId: businesses.ownerId,
};

interface Contribution {
  source: string;
  at: Date;
  businessId: number;
  title: string;
  state: string;
  ownerId: string | null;
}

const thingOf =
  (kind: "edit" | "fact", userId: string) =>
  ({ ownerId, state, ...row }: Contribution): Thing => ({
    ...row,
    kind,
    path: `/business/${row.businessId}`,
    state: stateCode(state),
    eventId: null,
    isOwn: ownerId === userId,
  });

/** A later correction that was accepted says again what stood there before. */
const isReverted = sql`exists (
  select 1 from ${listingEdits} later
  where later.business_id = ${listingEdits.businessId} and later.field = ${listingEdits.field}
    and later.status = 'accepted' and later.decided_at > ${listingEdits.decidedAt}
    and later.after is not distinct from ${listingEdits.before})`;

/**
 * Of each field of a place one: corrections that somebody else accepted and nobody reverted, and facts that
 * a person confirmed and had not corrected.
 */
export async function readContributions(tx: Tx, userId: string): Promise<Thing[]> {
  const accepted = await tx
    .select({
      ...place,
      source: sql<string>`${listingEdits.businessId} || ' ' || ${listingEdits.field}`,
      at: sql<Date>`min(${listingEdits.createdAt})`.mapWith(listingEdits.createdAt),
    })
    .from(listingEdits)
    .innerJoin(businesses, eq(businesses.id, listingEdits.businessId))
    .where(
      and(
        eq(listingEdits.proposerId, userId),
        eq(listingEdits.source, "reader"),
        eq(listingEdits.status, "accepted"),
        sql`${listingEdits.decidedById} is distinct from ${userId}`,
        sql`not ${isReverted}`,
      ),
    )
    .groupBy(businesses.id, listingEdits.businessId, listingEdits.field);
  const confirmed = await tx
    .select({
      ...place,
      source: sql<string>`${factConfirmations.businessId} || ' ' || ${factConfirmations.field}`,
      at: factConfirmations.confirmedAt,
    })
    .from(factConfirmations)
    .innerJoin(businesses, eq(businesses.id, factConfirmations.businessId))
    .where(
      and(
        eq(factConfirmations.confirmerId, userId),
        sql`not exists (
          select 1 from ${listingEdits} edit
          where edit.business_id = ${factConfirmations.businessId} and edit.field = ${factConfirmations.field}
            and edit.proposer_id = ${userId} and edit.status = 'accepted')`,
      ),
    );
  return [...accepted.map(thingOf("edit", userId)), ...confirmed.map(thingOf("fact", userId))];
}
