import type { Db, Tx } from "#src/db/client.server.ts";
import { freeNumber } from "#src/db/free-number.server.ts";
import { conservationAlerts } from "#src/db/schema/alerts.server.ts";

type NewAlert = Partial<Omit<typeof conservationAlerts.$inferInsert, "id">>;

let built = 0;

/** An active alert about no species, at the dock of Annapolis. */
export async function buildAlert(
  db: Db | Tx,
  facts: NewAlert = {},
): Promise<typeof conservationAlerts.$inferSelect> {
  built += 1;
  const { title = `Sheen at the dock ${built}`, description = "A rainbow on the ebb." } = facts;
  const [alert] = await db
    .insert(conservationAlerts)
    .values({
      ...{ id: freeNumber(), title, description },
      alertType: "pollution",
      location: "City Dock, Annapolis, MD",
      ...{ latitude: "38.977000", longitude: "-76.486000", accuracyMeters: 30 },
      ...{ positionSource: "map", publicArea: "Anne Arundel County, Maryland" },
      ...facts,
    })
    .returning();
  if (!alert) throw new Error("The alert was not stored");
  return alert;
}
