import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { listingEdits } from "#src/db/schema/directory.server.ts";
import { formatHours } from "#src/domains/hours/hours-text.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { BoaterFacts } from "../listing/boater-facts-contract.ts";
import { factsOf } from "../listing/facts-contract.ts";
import { factField } from "../listing/field-rules.ts";
import type { ListingRow } from "../listing/load-listings.server.ts";
import { lockListing } from "../manage/lock-listing.server.ts";
import { isAlike } from "../manage/write-listing.server.ts";
import type { NewSuggestion } from "./contract.ts";
import { publicName } from "./rules.ts";

interface Wish {
  field: string;
  before: unknown;
  after: unknown;
}

/**
 * Puts what a reader says into the queue, of a live listing. A newer word of the same reader about
 * the same field takes the place of the older one.
 */
export async function suggestEdit(
  { db }: Services,
  proposer: Sender,
  { businessId, ...suggestion }: NewSuggestion & { businessId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockListing(tx, businessId);
    if (row.status !== "live") throw new AppError("not_found", "Business not found");
    const wish = wishOf(row, suggestion);
    if (wish.field !== "other" && isAlike(wish.before, wish.after)) {
      throw new AppError("invalid", "That is what the listing says already.", {
        code: "nothing_new",
      });
    }
    await supersedeOwn(tx, proposer, businessId, wish.field);
    await tx.insert(listingEdits).values({
      ...wish,
      businessId,
      source: "reader",
      note: suggestion.note || null,
      proposerId: proposer.viewer?.id ?? null,
      proposerName: await nameOf(tx, proposer.viewer, suggestion.name),
      senderKey: proposer.senderKey,
    });
  });
}

function wishOf(row: ListingRow, suggestion: NewSuggestion): Wish {
  switch (suggestion.kind) {
    case "closed":
      return { field: "closed", before: false, after: true };
    case "moved": {
      const { address, city, state, zipCode } = suggestion;
      const before = {
        address: row.address,
        city: row.city,
        state: row.state,
        zipCode: row.zipCode,
      };
      return { field: "place", before, after: { address, city, state, zipCode } };
    }
    case "hours": {
      const { hours } = suggestion;
      const after = typeof hours === "string" ? hours : formatHours(hours);
      return { field: "hours", before: row.hoursText, after };
    }
    case "fact":
      return factWish(row, suggestion.fact, suggestion.value);
    case "phone":
      return { field: "phone", before: row.phone, after: suggestion.phone };
    case "website":
      return { field: "website", before: row.website, after: suggestion.website };
    case "other":
      return { field: "other", before: null, after: null };
  }
}

function factWish(row: ListingRow, key: string, after: BoaterFacts[string]): Wish {
  if (!factsOf(row.category).some((fact) => fact.key === key)) {
    const message = "This kind of place has no such fact.";
    throw new AppError("invalid", message, { fields: { fact: message } });
  }
  const before = (row.facts as BoaterFacts)[key] ?? null;
  return { field: factField(key), before, after };
}

async function supersedeOwn(
  tx: Tx,
  { viewer, senderKey }: Sender,
  businessId: number,
  field: string,
): Promise<void> {
  const isOwn = viewer
    ? eq(listingEdits.proposerId, viewer.id)
    : and(isNull(listingEdits.proposerId), eq(listingEdits.senderKey, senderKey));
  await tx
    .update(listingEdits)
    .set({ status: "superseded", decidedAt: sql`now()` })
    .where(
      and(
        eq(listingEdits.businessId, businessId),
        eq(listingEdits.field, field),
        eq(listingEdits.source, "reader"),
        eq(listingEdits.status, "pending"),
        isOwn,
      ),
    );
}

async function nameOf(tx: Tx, viewer: Viewer | null, given: string | undefined): Promise<string> {
  if (!viewer) return given || "A visitor";
  const [person] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, viewer.id));
  return publicName(person ?? { firstName: null, lastName: null });
}
