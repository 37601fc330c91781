import { afterAll, expect, test } from "vitest";
import { processorEvents } from "#src/db/schema/payments.server.ts";
import { startTestLandfall } from "../support/test-landfall.ts";
import { openSandboxBench } from "./sandbox-bench.ts";
import { openStripeBench } from "./stripe-bench.ts";

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

test.each([
  ["Stripe", openStripeBench],
  ["the sandbox", openSandboxBench],
])("what is not signed by %s is refused at the door and leaves no row", async (_name, open) => {
  const bench = await open();
  ends.push(bench.close);
  const landfall = await startTestLandfall({ payments: bench.processor });
  ends.push(() => landfall.stop());
  const { body, headers } = bench.signed({ object: "payout", id: "po_1" }, new Date());
  const post = (rawBody: Buffer, sent: Headers) =>
    landfall.request("POST", "/api/payments/webhook", {
      ...{ rawBody: new Uint8Array(rawBody), fromOwnPages: false },
      headers: Object.fromEntries(sent),
    });
  const changed = Buffer.from(body.toString().replace("po_1", "po_2"));
  for (const [bytes, sent] of [
    [changed, headers],
    [body, new Headers()],
  ] as const) {
    const answer = await post(bytes, sent);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "forged_event" });
  }
  expect(await landfall.db.$count(processorEvents)).toBe(0);
  expect((await post(body, headers)).status).toBe(200);
});
