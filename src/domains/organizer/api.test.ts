import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { users } from "#src/db/schema/accounts.server.ts";
import { sandboxCheckouts } from "#src/db/schema/sandbox.server.ts";
import { ledgerOf } from "#src/domains/payments/queries.server.ts";
import { findCheckoutPage } from "#src/domains/sandbox/queries.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { payByCard } from "#tests/support/pay.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { EventSubscription } from "./contract.ts";
import { refreshOrganizers } from "./refresh-organizers.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
const { sandbox } = services;
afterAll(() => landfall.stop());
afterEach(() => sandbox.setNow(null));

let person: Awaited<ReturnType<typeof buildPerson>>;
let browser: BrowserLike;
beforeEach(async () => {
  person = await buildPerson(landfall);
  browser = await browserOf(landfall, person);
});

const begin = async () =>
  (await browser.post("/api/create-event-subscription")).body as { checkoutUrl?: string };
const statusOf = async () =>
  (await db.select().from(users).where(eq(users.id, person.id)))[0]?.organizerSubscriptionStatus;
const planOf = async (checkout?: string) =>
  (await browser.get(`/api/user/event-subscription${checkout ? `?checkout=${checkout}` : ""}`))
    .body as EventSubscription;
const checkoutIn = (url = "") => url.split("/").at(-1) ?? "";
async function subscribe(number?: string) {
  const { checkoutUrl = "" } = await begin();
  const page = await findCheckoutPage(db, checkoutUrl.split("/").at(-1) ?? "");
  if (!page) throw new Error("There is no checkout page");
  return payByCard(landfall, browser, { clientSecret: page.clientSecret, number });
}
const EVENT = {
  ...{ title: "Severn Race", category: "Sailing Race", description: "Two legs." },
  ...{ startDate: `${new Date().getUTCFullYear() + 1}-06-12T18:00`, location: "City Dock" },
  ...{ city: "Annapolis", state: "Maryland", organizer: "Sailing Club" },
  contactEmail: "races@example.com",
};
const monthsOn = (months: number) => new Date(Date.now() + months * 31 * 86_400_000);

describe("the organizer's plan", () => {
  test("is for people who are signed in", async () => {
    const visitor = openBrowser(landfall);
    expect((await visitor.post("/api/create-event-subscription")).status).toBe(401);
    expect((await visitor.get("/api/user/event-subscription")).status).toBe(401);
    expect(await planOf()).toMatchObject({ status: "inactive", price: 39, checkout: null });
  });

  test("leads to one checkout, however many tabs ask", async () => {
    const first = await begin();
    expect(first.checkoutUrl).toMatch(/\/sandbox-checkout\//);
    expect(await begin()).toEqual(first);
    const checkout = checkoutIn(first.checkoutUrl);
    expect(await planOf(checkout)).toMatchObject({ status: "inactive", checkout: "open" });
    expect(await planOf()).toMatchObject({ status: "inactive", checkout: null });
    expect(await db.$count(sandboxCheckouts)).toBe(1);
  });

  test("is active when the signed event says that the money arrived, not before", async () => {
    sandbox.deliveries = "held";
    expect(await subscribe()).toBe("succeeded");
    expect(await statusOf()).toBe("inactive");
    sandbox.deliveries = "once";
    await sandbox.release((held) => [...held].reverse());
    await landfall.jobsIdle();
    expect(await statusOf()).toBe("active");
    const [paid] = await ledgerOf(db, { product: "organizer", subjectId: person.id });
    expect(paid).toMatchObject({ kind: "payment", amountCents: 3900 });
    expect(await planOf()).toMatchObject({ status: "active", checkout: null, isSandbox: true });
    expect(await begin()).toEqual({});
  });

  test("is paid by the checkout that its payer comes back from, and by nobody else's", async () => {
    const checkout = checkoutIn((await begin()).checkoutUrl);
    const page = await findCheckoutPage(db, checkout);
    expect(page?.successUrl).toMatch(
      new RegExp(`/event-subscription\\?subscribed=yes&checkout=${checkout}$`),
    );
    await payByCard(landfall, browser, { clientSecret: page?.clientSecret ?? null });
    expect(await planOf(checkout)).toMatchObject({ status: "active", checkout: "paid" });
    browser = await browserOf(landfall, await buildPerson(landfall));
    expect(await planOf(checkout)).toMatchObject({ status: "inactive", checkout: null });
  });

  test("has a receipt that says which month was paid for", async () => {
    expect(await subscribe()).toBe("succeeded");
    const receipt = await landfall.mailTo(person.email);
    expect(receipt.subject).toMatch(/^Your receipt/);
    expect(receipt.text).toContain("This was a sandbox payment");
    expect(receipt.text).toMatch(/From \w+ \d+, \d{4} to \w+ \d+, \d{4}/);
  });

  test("is cancelled with its last day, runs until then, is resumed, and ends", async () => {
    const createEvent = async () => (await browser.post("/api/events", EVENT)).status;
    expect(await createEvent()).toBe(403);
    await subscribe();
    expect((await browser.post("/api/user/event-subscription/cancel")).status).toBe(200);
    const { cancelAt, nextChargeAt, status } = await planOf();
    expect({ nextChargeAt, status }).toEqual({ nextChargeAt: null, status: "active" });
    expect(Date.parse(cancelAt ?? "")).toBeGreaterThan(Date.now() + 27 * 86_400_000);
    expect((await landfall.mailTo(person.email)).text).toMatch(/runs until/);
    expect((await browser.post("/api/user/event-subscription/resume")).status).toBe(200);
    expect(await planOf()).toMatchObject({ cancelAt: null, status: "active" });
    const resumed = await landfall.mailTo(person.email);
    expect(resumed.subject).toBe("Your plan renews again");
    expect(resumed.text.replaceAll(/\s+/g, " ")).toMatch(/renews on .+: we charge \$39\.00 then/);
    expect(await createEvent()).toBe(201);
    await browser.post("/api/user/event-subscription/cancel");
    expect((await landfall.mailTo(person.email)).subject).toBe("Your plan does not renew");
    sandbox.setNow(monthsOn(1));
    await sandbox.processor.sweep();
    await landfall.jobsIdle();
    expect(await statusOf()).toBe("inactive");
    expect(await createEvent()).toBe(403);
    expect((await landfall.mailTo(person.email)).subject).toBe("Your plan has ended");
  });

  test("is kept for seven days when its renewal fails, and says that it is past due", async () => {
    await subscribe("4000000000000341");
    sandbox.setNow(monthsOn(1));
    await sandbox.processor.sweep();
    await landfall.jobsIdle();
    const { status, isPastDue, graceUntil } = await planOf();
    expect({ status, isPastDue }).toEqual({ status: "active", isPastDue: true });
    expect((await landfall.mailTo(person.email)).subject).toBe("Your plan could not be renewed");
    const end = new Date(graceUntil ?? "");
    await refreshOrganizers(services, new Date(end.getTime() - 1000));
    expect(await statusOf()).toBe("active");
    await refreshOrganizers(services, end);
    expect(await statusOf()).toBe("inactive");
  });

  test("ends with the money of its last month, and not with that of an earlier one", async () => {
    await subscribe();
    sandbox.setNow(monthsOn(1));
    await sandbox.processor.sweep();
    await landfall.jobsIdle();
    const paid = await ledgerOf(db, { product: "organizer", subjectId: person.id });
    const [first, second] = paid.filter(({ kind }) => kind === "payment");
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    const refund = async (id = 0) => {
      const asked = { amount: 39, reason: "Closed for a week." };
      await admin.post(`/api/admin/payments/${id}/refund`, asked);
      await landfall.jobsIdle();
    };
    const foresee = async (id = 0, amount = 39) =>
      (await admin.get(`/api/admin/payments/${id}/refund?amount=${amount}`)).body;
    const goesOn = [
      expect.stringMatching(/^Nothing is shortened: Event Organizer Pro goes on and renews on/),
    ];
    expect(await foresee(first?.id)).toEqual({ sentences: goesOn });
    expect(await foresee(second?.id, 38)).toEqual({ sentences: goesOn });
    expect(await foresee(second?.id)).toEqual({
      sentences: ["Event Organizer Pro ends at once and is charged no more."],
    });
    await refund(first?.id);
    expect(await planOf()).toMatchObject({ status: "active", cancelAt: null });
    expect((await landfall.mailTo(person.email)).text).toContain("goes on and renews on");
    landfall.mails.length = 0;
    await refund(second?.id);
    await landfall.jobsIdle();
    expect(await statusOf()).toBe("inactive");
    const told = landfall.mails.filter(({ to }) => to === person.email);
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your refund for LF-/),
    ]);
    expect(told[0]?.text).toContain("Event Organizer Pro has ended.");
  });

  test("that somebody has without paying is active, and leads to no checkout", async () => {
    const active = { organizerSubscriptionStatus: "active" as const };
    await db.update(users).set(active).where(eq(users.id, person.id));
    expect(await begin()).toEqual({});
    expect(await planOf()).toMatchObject({ status: "active", nextChargeAt: null });
  });

  test("that is not there cannot be cancelled", async () => {
    expect((await browser.post("/api/user/event-subscription/cancel")).status).toBe(409);
  });
});
