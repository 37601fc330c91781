import { expect, test } from "vitest";
import { AskedExport } from "../contract.ts";
import { type ExportValues, startValues, toAsked } from "./export-values.ts";

test("a box that holds the text of a plain form is asked for as true", () => {
  const values = startValues({ start: "2127-06-01", end: "2127-07-01" });
  // What a browser's form holds for a ticked box with a value.
  const ticked = { ...values, includeMetadata: "true", includeCoordinates: "true" };
  const asked = toAsked(ticked as unknown as ExportValues);
  expect(asked).toMatchObject({ includeMetadata: true, includeImages: false });
  expect(AskedExport.parse(asked)).toMatchObject({ includeCoordinates: true });
});
