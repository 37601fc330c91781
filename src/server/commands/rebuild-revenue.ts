import "../start/as-production.ts";
import { rebuildReports } from "#src/domains/revenue/rebuild-reports.server.ts";
import { chosenProcessor } from "../start/open-payments.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `Usage:
  npm run rebuild-revenue -- FROM [TO]   makes the reports of these days anew, such as 2026-11-16`;

const [from = "", to = from] = process.argv.slice(2);
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

if (!isDay(from) || !isDay(to)) {
  console.error(USAGE);
  process.exit(2);
}

await withDatabase(async (db, env) => {
  const name = chosenProcessor(env);
  const payments = name && { name };
  const wrong = await rebuildReports({ db, payments }, { from, to, now: new Date() });
  const days = wrong.length === 1 ? "1 day was" : `${wrong.length} days were`;
  console.log([...wrong, `Reports rebuilt: ${days} missing or wrong.`].join("\n"));
});
