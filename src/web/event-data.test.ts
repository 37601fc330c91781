import { expect, test } from "vitest";
import { anEventDetail } from "#tests/support/event-facts.ts";
import { eventData } from "./event-data.ts";

test("search engines are shown no drawing that they cannot read", () => {
  const imageOf = (imageUrl: string | null) =>
    (eventData(anEventDetail({ imageUrl }), "")[0] as { image: string[] }).image[0];
  expect(imageOf(null)).toMatch(/^\/share\/.*\/event\/7\.png$/);
  expect(imageOf("/art/event/masts/7.svg")).toMatch(/\.png$/);
  expect(imageOf("/media/7.webp")).toBe("/media/7.webp");
});
