import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { listingEdits } from "#src/db/schema/directory.server.ts";
import { decide } from "#src/domains/moderation/decide.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { BoaterFacts } from "../listing/boater-facts-contract.ts";
import { ContributionChanged } from "../listing/events.ts";
import { factOf, fieldName } from "../listing/field-rules.ts";
import type { ListingRow } from "../listing/load-listings.server.ts";
import { changeStatus } from "../manage/change-status.server.ts";
import type { ListingFields } from "../manage/listing-columns.server.ts";
import { writeListing } from "../manage/write-listing.server.ts";
import { recordConfirmation } from "./confirm-fact.server.ts";
import { editQueue } from "./edit-queue.server.ts";
import type { EditRow } from "./edit-version.server.ts";
import { confirmableFields } from "./rules.ts";

interface Decided {
  id: number;
  decision: "accept" | "decline";
  version: string;
  note: string | null;
}

/** One transaction: the decision, what follows for the listing, and the audit row. */
export function decideEdit(
  services: Services,
  admin: Viewer,
  { id, decision, version, note }: Decided,
): Promise<void> {
  const isAccepted = decision === "accept";
  return decide(services, admin, {
    queue: editQueue,
    id,
    version,
    write: async (tx, { row, edit }) => {
      if (isAccepted) await carryOut(tx, services, admin, row, edit);
      await tx
        .update(listingEdits)
        .set({
          status: isAccepted ? "accepted" : "declined",
          decidedById: admin.id,
          decidedAt: sql`now()`,
          decisionNote: note,
        })
        .where(eq(listingEdits.id, id));
    },
    record: (_tx, { row, edit }) => ({
      action: isAccepted ? "edit.accept" : "edit.decline",
      subject: { type: "edit", id, name: `${row.name}: ${fieldName(edit.field)}` },
      before: { businessId: row.id, [edit.field]: edit.before },
      after: { businessId: row.id, [edit.field]: edit.after },
      note: note ?? edit.note,
    }),
    follow: async (tx, { edit: { proposerId } }) => {
      if (isAccepted && proposerId)
        await services.jobs.publish(tx, ContributionChanged, { userId: proposerId });
    },
  });
}

async function carryOut(
  tx: Tx,
  services: Services,
  admin: Viewer,
  row: ListingRow,
  edit: EditRow,
): Promise<void> {
  if (edit.field === "closed") {
    if (row.status === "live") await changeStatus(tx, services, admin, row, "inactive");
    return;
  }
  const fields = fieldsOf(row, edit);
  if (!fields) return;
  await writeListing(tx, services, row, fields);
  const facts = fields.facts ?? (row.facts as BoaterFacts);
  const told = { category: row.category, hours: fields.hoursText ?? row.hoursText, facts };
  if (!confirmableFields(told).includes(edit.field)) return;
  await recordConfirmation(tx, services, {
    businessId: row.id,
    field: edit.field,
    witness: { id: edit.proposerId, name: edit.proposerName, senderKey: edit.senderKey },
  });
}

/** Null for a note, which an administrator acts upon by hand. */
function fieldsOf(row: ListingRow, { field, after }: EditRow): Partial<ListingFields> | null {
  const fact = factOf(field);
  if (fact) {
    return { facts: { ...(row.facts as BoaterFacts), [fact.key]: after as BoaterFacts[string] } };
  }
  if (field === "other") return null;
  if (field === "hours") return { hoursText: String(after) };
  // The old position is no longer where it is: a new one follows from the address.
  if (field === "place") return { ...(after as object), position: null };
  return { [field]: after } as Partial<ListingFields>;
}
