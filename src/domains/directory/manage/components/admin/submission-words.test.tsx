// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Business } from "../../../listing/contract.ts";
import { APPROXIMATE_POSITION } from "../../../listing/position-rules.ts";
import { SubmissionWords } from "./submission-words.tsx";

afterEach(cleanup);

const business: Business = {
  id: 7,
  name: "Halfway Rock",
  description: `${"A landing behind the point. ".repeat(40)}The very end.`,
  customDescription: null,
  category: "marinas",
  address: "4 Compromise Street",
  city: "Annapolis",
  state: "MD",
  zipCode: "21401",
  phone: "410-555-0100",
  email: null,
  website: "https://halfway.example.com",
  latitude: "38.976800",
  longitude: "-76.485800",
  positionIsApproximate: true,
  timeZone: "America/New_York",
  images: ["/media/aaaaaaaaaaaaaaaaaaaaaa-3x2"],
  videos: ["/media/cccccccccccccccccccccc.mp4"],
  hours: "Daily 8am-6pm",
  openState: null,
  priceRange: "$$",
  amenities: ["WiFi", "Fuel Dock"],
  facts: { dockDepth: 6 },
  isActive: false,
  isFeatured: false,
  featuredLevel: 0,
  isPaidPlacement: false,
  averageRating: "0.0",
  reviewCount: 0,
  ownerId: null,
  ownerEmail: null,
  createdAt: "2026-05-02T12:00:00.000Z",
};

test("a submission shows everything that would go live", () => {
  const { container } = render(<SubmissionWords business={business} />);
  const words = screen.getByText(/The very end\.$/);
  expect(words.className).not.toContain("line-clamp");
  expect(screen.getByRole("button", { name: "Open Photo 1 of 1: Halfway Rock" })).toBeTruthy();
  expect(container.querySelectorAll("video")).toHaveLength(1);
  for (const text of [
    "4 Compromise Street",
    `38.976800, -76.485800 ${APPROXIMATE_POSITION}`,
    "https://halfway.example.com",
    "Daily 8am-6pm",
    "WiFi, Fuel Dock",
    "6 ft",
  ]) {
    expect(screen.getByText(text), text).toBeTruthy();
  }
});
