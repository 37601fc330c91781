import "../start/as-production.ts";
import { refreshSearchIndex } from "#src/domains/directory/search/refresh-search-index.server.ts";
import { loadDemoData, removeDemoData } from "../demo-data.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `Usage:
  npm run demo -- load     loads the demo data, unless it is there
  npm run demo -- remove   takes all demo data away and leaves everything else`;

const [action] = process.argv.slice(2);

if (action !== "load" && action !== "remove") {
  console.error(USAGE);
  process.exit(2);
}

await withDatabase(async (db) => {
  if (action === "load") {
    const lines = await db.transaction((tx) => loadDemoData(tx, "asked for"));
    await refreshSearchIndex({ db });
    console.log(lines.join("\n") || "The demo data are loaded already.");
    return;
  }
  await db.transaction(removeDemoData);
  await refreshSearchIndex({ db });
  console.log("The demo data are gone.");
});
