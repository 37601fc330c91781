import "../start/as-production.ts";
import { rebuildRatings } from "#src/domains/reviews/refresh-rating.server.ts";
import { withDatabase } from "./with-database.ts";

await withDatabase(async (db) => {
  const mended = await rebuildRatings({ db });
  console.log(
    `Ratings rebuilt: ${mended} ${mended === 1 ? "listing was" : "listings were"} wrong.`,
  );
});
