import { expect, test } from "vitest";
import { ForgedEventError } from "#src/platform/payments/processor.server.ts";
import type { ProcessorBench, SignedBody } from "./processor-bench.ts";

const NOW = new Date("2026-11-16T12:00:00Z");
const seconds = (number: number) => new Date(+NOW + number * 1000);

/** What is taken for an event of the processor, and what is not. */
export function describeEvents(bench: () => ProcessorBench): void {
  const signed = (at = NOW) => bench().signed({ object: "payment_intent", id: "pi_1" }, at);
  const read = ({ body, headers }: SignedBody) => bench().processor.readEvent(body, headers, NOW);

  test("a signed event tells what it is about", () => {
    expect(read(signed())).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: expect.any(String),
      about: { kind: "intent", id: "pi_1" },
    });
    const kinds = [
      "subscription",
      "checkout.session",
      "invoice",
      "refund",
      "charge",
      "dispute",
    ].map((object) => read(bench().signed({ object, id: "x_1" }, NOW)).about?.kind);
    expect(kinds).toEqual([
      "subscription",
      "hosted-checkout",
      "invoice",
      "refund",
      "charge",
      "dispute",
    ]);
    expect(read(bench().signed({ object: "payout", id: "po_1" }, NOW)).about).toBeNull();
  });

  test("five minutes of difference are allowed, both ways", () => {
    for (const at of [seconds(-300), seconds(300)]) expect(read(signed(at)).id).toBeTruthy();
    for (const at of [seconds(-360), seconds(360)]) {
      expect(() => read(signed(at))).toThrow(ForgedEventError);
    }
  });

  test("a byte that was changed, another secret or no signature is a forgery", () => {
    const { body, headers } = signed();
    const changed = Buffer.from(body);
    changed[changed.length - 2] = (changed[changed.length - 2] ?? 0) ^ 1;
    expect(() => read({ body: changed, headers })).toThrow(ForgedEventError);
    expect(() => read({ body, headers: new Headers() })).toThrow(ForgedEventError);
    for (const change of [
      (header: string) => header.replace(/v1=./, "v1=_"),
      (header: string) => header.replace(/t=\d+/, (time) => `t=${Number(time.slice(2)) + 1}`),
      (header: string) => header.replace("v1=", "v0="),
      () => "t=,v1=",
      () => "nonsense",
    ]) {
      expect(() => read({ body, headers: changedHeader(headers, change) })).toThrow(
        ForgedEventError,
      );
    }
  });

  test("of two signatures one is enough, while the secret changes", () => {
    const { body, headers } = signed();
    const another = `v1=${"0".repeat(64)}`;
    const header = changedHeader(headers, (text) => text.replace("v1=", `${another},v1=`));
    expect(read({ body, headers: header }).id).toBeTruthy();
  });
}

function changedHeader(headers: Headers, change: (text: string) => string): Headers {
  const changed = new Headers(headers);
  for (const [name, value] of headers) {
    if (name.endsWith("-signature")) changed.set(name, change(value));
  }
  return changed;
}
