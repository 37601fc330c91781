import "../start/as-production.ts";
import { rebuildPoints } from "#src/domains/rewards/ledger/compare-points.server.ts";
import { withDatabase } from "./with-database.ts";

await withDatabase(async (db) => {
  const mended = await rebuildPoints({ db }, new Date());
  console.log(`Points rebuilt: ${mended} ${mended === 1 ? "member was" : "members were"} wrong.`);
});
