import { expect, test } from "vitest";
import { anEventDetail } from "#tests/support/event-facts.ts";
import { findEventWater } from "./event-water.server.ts";

test("the water is told for the start of an event, and for none whose day is not known", async () => {
  expect(await findEventWater(anEventDetail())).not.toBeNull();
  expect(await findEventWater(anEventDetail({ status: "postponed" }))).toBeNull();
});
