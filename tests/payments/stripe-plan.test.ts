import { afterAll, expect, test } from "vitest";
import { askAboutOpen } from "#src/domains/payments/ask-about-open.server.ts";
import { browserOf } from "../support/browser-like.ts";
import { buildPerson } from "../support/people.ts";
import { startTestLandfall } from "../support/test-landfall.ts";
import { openStripeBench } from "./stripe-bench.ts";

const bench = await openStripeBench();
const landfall = await startTestLandfall({ payments: bench.processor });
afterAll(async () => {
  await landfall.stop();
  await bench.close();
});

test("with Stripe's keys the organizer's plan is subscribed to on Stripe's page and made there", async () => {
  const browser = await browserOf(landfall, await buildPerson(landfall));
  const { body } = await browser.post("/api/create-event-subscription");
  const asked = bench.requests.find(({ path }) => path === "/v1/checkout/sessions");
  expect(asked?.form).toMatchObject({
    mode: "subscription",
    "line_items[0][price_data][unit_amount]": "3900",
    "line_items[0][price_data][recurring][interval]": "month",
    "line_items[0][price_data][product]": "landfall-organizer-0",
  });
  const [session] = [...bench.account.sessions.keys()];
  expect((body as { checkoutUrl: string }).checkoutUrl).toContain(session);
  await bench.payHosted(session ?? "");
  await askAboutOpen(landfall.services, { now: new Date(Date.now() + 3_600_000) });
  const plan = await browser.get("/api/user/event-subscription");
  expect(plan.body).toMatchObject({ status: "active", price: 39, isSandbox: false });
});
