import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeRing, encodeRing } from "#src/design/map/coast/ring-code.ts";

test("a ring is the same after it was written and read", () => {
  const unit = fc.integer({ min: 0, max: 65_535 });
  fc.assert(
    fc.property(fc.array(fc.tuple(unit, unit)), (ring) => {
      expect(decodeRing(encodeRing(ring))).toEqual(ring);
    }),
  );
});

test("it keeps to the published polyline encoding", () => {
  // The example of the format's description, which puts latitude first.
  const points = [
    [3_850_000, -12_020_000],
    [4_070_000, -12_095_000],
    [4_325_200, -12_645_300],
  ] as const;
  expect(encodeRing(points)).toBe("_p~iF~ps|U_ulLnnqC_mqNvxq`@");
});
