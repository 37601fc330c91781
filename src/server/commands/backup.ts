import "../start/as-production.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { openStored } from "../start/open-storage.ts";
import { withDatabase } from "./with-database.ts";

const [file, ...rest] = process.argv.slice(2);
if (!file || file.startsWith("-") || rest.length > 0) {
  console.error("Usage: npm run backup -- FILE");
  process.exit(2);
}

await withDatabase(async (db, env) => {
  const missing = await writeBackup({ db, ...(await openStored(env)) }, file);
  if (missing.length > 0) {
    console.error(
      `The backup is without files that the database knows and the storage does not have:\n${missing.join("\n")}`,
    );
    process.exitCode = 1;
  }
  const everything = missing.length > 0 ? "Everything else" : "Everything";
  console.log(
    `${everything} is in ${file}. Keep SECRET too, and not beside it: it is not in there.`,
  );
});
