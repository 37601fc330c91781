import { expect, test } from "vitest";
import { z } from "zod";
import { HALF_POSITION, hasPlace, hasWholePosition, NO_PLACE, POSITION_SHAPE } from "./contract.ts";
import { middleOfCell, pickedAccuracy } from "./rules.ts";

test.each([
  ["38.8", 38.9],
  ["38.799999", 38.7],
  ["-76.4", -76.3],
  ["-76.400001", -76.5],
  ["-81.999999", -81.9],
  ["-82", -81.9],
  ["0.2", 0.3],
  ["0", 0.1],
  ["-0.000001", -0.1],
])("the cell of %s has its middle at %s", (degrees, middle) => {
  expect(middleOfCell(degrees)).toBe(middle);
});

const Position = z
  .object(POSITION_SHAPE)
  .refine(hasPlace, NO_PLACE)
  .refine(hasWholePosition, HALF_POSITION);

test("a position is kept with six places, and half a position is refused", () => {
  const given = { location: " Annapolis ", latitude: 38.978445, longitude: "-76.49" };
  expect(Position.parse({ ...given, accuracyMeters: 12.2, positionSource: "device" })).toEqual({
    ...{ location: "Annapolis", latitude: "38.978445", longitude: "-76.490000" },
    ...{ accuracyMeters: 13, positionSource: "device" },
  });
  const empty = { latitude: "", longitude: "", accuracyMeters: "", positionSource: "" };
  expect(Position.parse({ location: "Annapolis", ...empty })).toMatchObject({ latitude: null });
  for (const longitude of [180, -180])
    expect(Position.parse({ ...given, longitude })).toMatchObject({ longitude: "-180.000000" });
  for (const wrong of [
    { ...given, longitude: "" },
    { ...given, latitude: "1e1" },
    { ...given, latitude: 91 },
    { ...given, longitude: 180.1 },
    { ...given, accuracyMeters: "far" },
    { ...empty, location: " " },
    { ...empty, location: "\u200b\u2060\u3164" },
  ])
    expect(Position.safeParse(wrong).success).toBe(false);
  expect(Position.parse({ ...given, location: "\u200b\u3164 " })).toMatchObject({ location: "" });
});

test("a pin on a chart of the whole coast is less exact than one in a harbour", () => {
  expect(pickedAccuracy(10_000)).toBe(80_000);
  expect(pickedAccuracy(20.4)).toBe(164);
  expect(pickedAccuracy(0.5)).toBe(50);
  expect(pickedAccuracy(1_000_000)).toBe(500_000);
});
