import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { buildAccount } from "#src/db/build/account.server.ts";
import { paymentOrders, paymentSubscriptions } from "#src/db/schema/payments.server.ts";
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

/** Somebody whose organizer plan is paid for: whoever is only called active loses it at the next sweep. */
export async function buildOrganizer(landfall: TestLandfall, facts: Facts = {}) {
  const person = await buildPerson(landfall, { organizerSubscriptionStatus: "active", ...facts });
  const plan = {
    ...({ product: "organizer", subjectId: person.id, item: 0, buyerId: person.id } as const),
    ...({ processor: "sandbox", processorId: randomUUID(), priceCents: 3900 } as const),
  };
  const order = { ...plan, subjectName: "Organizer plan", renews: true, state: "paid" } as const;
  const [paid] = await landfall.db
    .insert(paymentOrders)
    .values(order)
    .returning({ orderId: paymentOrders.id });
  if (!paid) throw new Error("The order was not stored");
  const periodStart = new Date();
  const periodEnd = new Date(periodStart.getTime() + 30 * 86_400_000);
  const period = { state: "active", customerId: randomUUID(), periodStart, periodEnd } as const;
  await landfall.db.insert(paymentSubscriptions).values({ ...plan, ...paid, ...period });
  return person;
}
