import { hash } from "@node-rs/argon2";
import { buildAccount } from "#src/db/build/account.server.ts";
import type { TestLandfall } from "./test-landfall.ts";

type Facts = Parameters<typeof buildAccount>[1];

/** Long enough for administrators. */
export const PASSWORD = "terns over the tide";

/** Of one pass over the least memory: comparing a password with it takes no time worth mentioning. */
const LIGHT_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let lightHash: Promise<string> | undefined;

/** An account whose password is PASSWORD. */
export async function buildPerson({ db }: TestLandfall, facts: Facts = {}) {
  lightHash ??= hash(PASSWORD, LIGHT_COST);
  return buildAccount(db, { passwordHash: await lightHash, ...facts });
}

export const buildAdmin = (landfall: TestLandfall, facts: Facts = {}) =>
  buildPerson(landfall, { isAdmin: true, ...facts });
