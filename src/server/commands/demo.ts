import "../start/as-production.ts";
import { createServer } from "vite";
import { rebuildPoints } from "#src/domains/rewards/ledger/compare-points.server.ts";
import { refreshSearchIndex } from "#src/domains/search/refresh-search-index.server.ts";
import { withDatabase } from "./with-database.ts";

type DemoModule = typeof import("../demo-data.ts");

const USAGE = `Usage:
  npm run demo -- load     loads the demo data that are not there
  npm run demo -- remove   takes all demo data away and leaves everything else`;

const [action] = process.argv.slice(2);

if (action !== "load" && action !== "remove") {
  console.error(USAGE);
  process.exit(2);
}

/** Domains bring mails, too, whose JSX Node alone does not read. Open to the end: some load what they need when they do. */
const vite = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "silent",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const demo = (await vite.ssrLoadModule("./src/server/demo-data.ts")) as DemoModule;

await withDatabase(async (db) => {
  if (action === "load") {
    const { names, lines } = await db.transaction((tx) => demo.loadDemoData(tx, "asked for"));
    await refreshSearchIndex({ db });
    const said =
      names.length > 0 ? `Loaded: ${names.join(", ")}` : "The demo data are loaded already.";
    console.log([...lines, said].join("\n"));
    return;
  }
  await db.transaction(demo.removeDemoData);
  await refreshSearchIndex({ db });
  // What people did at demo listings is gone with them.
  await rebuildPoints({ db }, new Date());
  console.log("The demo data are gone.");
});
await vite.close();
