import { afterEach, expect, test, vi } from "vitest";
import { amenitiesIn } from "../listing/rules.ts";
import { setFeaturedLevel } from "./client.ts";

const fetched = vi.spyOn(globalThis, "fetch");
afterEach(() => fetched.mockReset());

const refuse = () =>
  fetched.mockImplementation(async () => Response.json({ message: "No." }, { status: 500 }));

test("a refused level reads API Error with the status and the body", async () => {
  refuse();
  await expect(setFeaturedLevel(7, 2)).rejects.toThrow('API Error: 500 - {"message":"No."}');
});

test("amenities are separated by commas, and blanks are dropped", () => {
  expect(amenitiesIn(" Fuel Dock, , Ice ,,")).toEqual(["Fuel Dock", "Ice"]);
  expect(amenitiesIn("  ")).toEqual([]);
});
