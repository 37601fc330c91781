import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { buildAccount } from "#src/db/build/account.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { hashPassword } from "./password.server.ts";

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

/** People to try things out with. Their passwords are random, so that no copy of Landfall shares one. */
export const demoAccounts: DemoData = {
  name: "accounts",
  async load(tx) {
    const lines: string[] = [];
    for (const { role, ...person } of PEOPLE) {
      const password = randomBytes(9).toString("base64url");
      const email = `${role.toLowerCase()}@demo.example.com`;
      await buildAccount(tx, {
        ...person,
        email,
        passwordHash: await hashPassword(password),
        isDemo: true,
      });
      lines.push(`${`${role}:`.padEnd(11)}${email}  password: ${password}`);
    }
    return ["Demo accounts (shown once):", ...lines];
  },
  async remove(tx) {
    await tx.delete(users).where(eq(users.isDemo, true));
  },
};
