import "../start/as-production.ts";
import { parseArgs } from "node:util";
import { restoreBackup } from "../backup/restore-backup.ts";
import { openStored } from "../start/open-storage.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `Usage:
  npm run restore -- FILE [--replace] [--other-secret]

  FILE            as "npm run backup" made it
  --replace       also where there are accounts already; what is there now is lost
  --other-secret  also with another SECRET than then; two-factor sign-in has to be set up anew`;

const { file, flags } = readArguments();

await withDatabase(async (db, env) => {
  const { createdAt, missing } = await restoreBackup({ db, ...(await openStored(env)) }, file, {
    replace: flags.replace,
    otherSecret: flags["other-secret"],
  });
  if (missing.length > 0) {
    console.error(
      `The backup has no content for files that its tables tell of:\n${missing.join("\n")}`,
    );
  }
  const everything = missing.length > 0 ? "Everything else" : "Everything";
  console.log(`${everything} is as it was on ${createdAt}.`);
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        replace: { type: "boolean", default: false },
        "other-secret": { type: "boolean", default: false },
      },
    });
    const [name] = positionals;
    if (name && positionals.length === 1) return { file: name, flags: values };
  } catch {
    // The usage says what is possible.
  }
  console.error(USAGE);
  process.exit(2);
}
