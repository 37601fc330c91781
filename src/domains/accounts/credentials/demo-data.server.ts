import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { buildAccount } from "#src/db/build/account.server.ts";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { hashPassword } from "./password.server.ts";
import { removeDemoAccounts } from "./remove-demo-accounts.server.ts";

const PEOPLE = [
  { role: "Owner", firstName: "Odette", lastName: "Hale", accountType: "business_owner" },
  {
    role: "Organizer",
    firstName: "Rafael",
    lastName: "Quist",
    organizerSubscriptionStatus: "active",
  },
  { role: "Reviewer", firstName: "June", lastName: "Abbott" },
  { role: "Expert", firstName: "Ines", lastName: "Marlow", isExpert: true },
] as const;

/** Runs everything that can be rented in the demo; newer than the others. */
const OUTFITTER = {
  role: "Outfitter",
  firstName: "Wendell",
  lastName: "Crane",
  accountType: "business_owner",
} as const;

/** People to try things out with. Their passwords are random, so that no copy of Landfall shares one. */
export const demoAccounts: DemoData = {
  name: "accounts",
  async load(tx) {
    const lines: string[] = [];
    for (const person of PEOPLE) lines.push(await addPerson(tx, person));
    return ["Demo accounts (shown once):", ...lines];
  },
  async remove(tx) {
    await tx.delete(users).where(eq(users.isDemo, true));
  },
};

export const demoOutfitter: DemoData = {
  name: "accounts-outfitter",
  load: async (tx) => [
    "Demo account of whoever rents things out (shown once):",
    await addPerson(tx, OUTFITTER),
  ],
  remove: (tx) => removeDemoAccounts(tx, [emailOf(OUTFITTER)]),
};

type DemoPerson = (typeof PEOPLE)[number] | typeof OUTFITTER;

const emailOf = ({ role }: DemoPerson): string => `${role.toLowerCase()}@demo.example.com`;

/** Answers how to sign in. */
async function addPerson(tx: Tx, given: DemoPerson): Promise<string> {
  const { role, ...person } = given;
  const password = randomBytes(9).toString("base64url");
  const email = emailOf(given);
  const passwordHash = await hashPassword(password);
  await buildAccount(tx, { ...person, email, passwordHash, isDemo: true });
  return `${`${role}:`.padEnd(11)}${email}  password: ${password}`;
}
