import { buildAccount } from "#src/db/build/account.server.ts";
import { hashPassword } from "#src/domains/accounts/credentials/password.server.ts";
import type { TestLandfall } from "./test-landfall.ts";

type Facts = Parameters<typeof buildAccount>[1];

/** Long enough for administrators. */
export const PASSWORD = "terns over the tide";

let hash: Promise<string> | undefined;

/** An account whose password is PASSWORD. Hashing is slow on purpose, so it is done once. */
export async function buildPerson({ db }: TestLandfall, facts: Facts = {}) {
  hash ??= hashPassword(PASSWORD);
  return buildAccount(db, { passwordHash: await hash, ...facts });
}

export const buildAdmin = (landfall: TestLandfall, facts: Facts = {}) =>
  buildPerson(landfall, { isAdmin: true, ...facts });
