import "../start/as-production.ts";
import {
  makeAdmin,
  resetSecondFactor,
  temporaryPassword,
} from "#src/domains/accounts/credentials/make-admin.server.ts";
import { Email } from "#src/domains/accounts/person/contract.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `Usage:
  npm run admin -- create EMAIL       makes an administrator, or gives one a new password
  npm run admin -- reset-totp EMAIL   turns two-factor sign-in off for someone who lost the app`;

const [action, address] = process.argv.slice(2);
const email = Email.safeParse(address);

if (!email.success || (action !== "create" && action !== "reset-totp")) {
  console.error(USAGE);
  process.exit(2);
}

await withDatabase(async (db) => {
  if (action === "reset-totp") {
    const found = await resetSecondFactor({ db }, { email: email.data });
    if (!found) throw new Error(`There is no account ${email.data}.`);
    console.log(`Two-factor sign-in is off for ${email.data}.`);
    return;
  }
  const password = temporaryPassword();
  await db.transaction((tx) => makeAdmin(tx, email.data, password, true));
  console.log(
    `Administrator: ${email.data}  password: ${password}  (to be changed at first sign-in)`,
  );
});
