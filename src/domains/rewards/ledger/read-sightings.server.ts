import type { Tx } from "#src/db/client.server.ts";
import { reportPath } from "#src/domains/sightings/limits-contract.ts";
import { listVerifiedOf } from "#src/domains/sightings/report-rows.server.ts";
import type { Thing } from "../worth/thing.ts";

/** Reports about species that others verified; never where they were. */
export const readSightings = async (tx: Tx, userId: string): Promise<Thing[]> =>
  (await listVerifiedOf(tx, userId)).map(({ id, speciesName, createdAt }) => ({
    ...{ kind: "report", source: String(id), at: createdAt, path: reportPath(id) },
    title: speciesName ?? "A species report",
    ...{ state: null, businessId: null, eventId: null, isOwn: false },
  }));
