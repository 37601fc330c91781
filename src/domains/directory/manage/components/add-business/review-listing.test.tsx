// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { plainListing } from "#tests/support/plain-listing.ts";
import { valuesOf } from "../listing-form/listing-values.ts";
import { ReviewListing } from "./review-listing.tsx";

afterEach(cleanup);

test("Review Your Listing shows everything that will be sent", () => {
  const images = ["a", "b"].map((id) => `/media/${id.repeat(24)}-900x600`);
  const values = valuesOf(plainListing({ images }));
  const { container } = render(<ReviewListing values={values} onEdit={() => undefined} />);
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
