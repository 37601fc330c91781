// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { plainListing } from "#tests/support/plain-listing.ts";
import { APPROXIMATE_POSITION } from "../../../listing/position-rules.ts";
import { valuesOf } from "../listing-form/listing-values.ts";
import { ReviewListing } from "./review-listing.tsx";

afterEach(cleanup);

test("Review Your Listing shows everything that will be sent", () => {
  const images = ["a", "b"].map((id) => `/media/${id.repeat(24)}-900x600`);
  const values = valuesOf(plainListing({ images }));
  const { container } = render(
    <ReviewListing values={values} underWay={0} onEdit={() => undefined} />,
  );
  expect(screen.getByRole("heading", { name: "Review Your Listing" })).toBeTruthy();
  const shown = Object.fromEntries(
    [...container.querySelectorAll("dt")].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]),
  );
  expect(shown).toMatchObject({
    "Business Name": "Halfway Rock",
    Category: "Restaurants",
    "Price Range": "$$",
    Description: "Crabs by the dozen.",
    "Hours of Operation": "Mon-Sun 11am-9pm",
    Address: "1 Dock Street, Annapolis, MD 21401",
    "Phone Number": "(410) 555-0101",
    Email: "hello@halfway.example.com",
    Website: "https://halfway.example.com/",
    Amenities: "Dockage, Full Bar, WiFi, Live Music, Ice",
  });
  expect(screen.getAllByRole("img")).toHaveLength(2);
});

test("it says how many photos are on the way, and that there are none only when there are none", () => {
  const values = valuesOf(plainListing({ images: [] }));
  const show = (underWay: number) => (
    <ReviewListing values={values} underWay={underWay} onEdit={() => undefined} />
  );
  const { rerender } = render(show(2));
  expect(screen.getByText("2 photos are on the way.")).toBeTruthy();
  expect(screen.queryByText("No photos yet.")).toBeNull();
  rerender(show(1));
  expect(screen.getByText("1 photo is on the way.")).toBeTruthy();
  rerender(show(0));
  expect(screen.getByText("No photos yet.")).toBeTruthy();
});

test("a position that nobody has set is described as readers will see it", () => {
  const values = valuesOf(plainListing({ positionIsApproximate: true }));
  render(<ReviewListing values={values} underWay={0} onEdit={() => undefined} />);
  expect(screen.getByText(APPROXIMATE_POSITION)).toBeTruthy();
});
