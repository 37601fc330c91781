// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { MapProps } from "#src/design/map/map-props.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { EditListingDialog } from "#src/domains/directory/manage/components/admin/edit-listing-dialog.tsx";

/** The chart needs a graphics card; its pin is dropped at one place here. */
vi.mock("#src/design/map/map-frame.tsx", () => ({
  MapFrame: ({ draggablePin, onPinMove }: MapProps) => (
    <button type="button" onClick={() => onPinMove?.({ latitude: 38.98, longitude: -76.49 }, 10)}>
      {`Pin at ${draggablePin?.latitude}, ${draggablePin?.longitude}`}
    </button>
  ),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const business: Business = {
  id: 7,
  name: "Halfway Rock",
  description: "Forty slips behind a breakwater, and a crane.",
  customDescription: null,
  category: "marinas",
  address: "4 Compromise Street",
  city: "Annapolis",
  state: "MD",
  zipCode: "21401",
  phone: "410-555-0100",
  email: null,
  website: null,
  latitude: "38.976800",
  longitude: "-76.485800",
  positionIsApproximate: true,
  timeZone: "America/New_York",
  images: [],
  videos: [],
  hours: "Daily 8am-6pm",
  openState: null,
  priceRange: "$$",
  amenities: [],
  facts: { dockDepth: 6, vhf: "9" },
  isActive: true,
  isFeatured: false,
  featuredLevel: 0,
  isPaidPlacement: false,
  averageRating: "0.0",
  reviewCount: 0,
  ownerId: null,
  ownerEmail: null,
  createdAt: "2026-05-02T12:00:00.000Z",
  version: 4,
};

/** Notes what is saved and answers it with the listing. */
function takeChanges(): [string, unknown][] {
  const sent: [string, unknown][] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (init.method !== "PUT") return new Response("null");
    sent.push([path, JSON.parse(String(init.body))]);
    return new Response(JSON.stringify(business));
  });
  return sent;
}

const show = (shown: Business) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditListingDialog business={shown} onClose={() => undefined} />
    </QueryClientProvider>,
  );

test("an administrator changes the boater's facts of a listing", async () => {
  const sent = takeChanges();
  show(business);
  const depth = await screen.findByLabelText<HTMLInputElement>(/^Dock depth/);
  expect(depth.value).toBe("6");
  fireEvent.change(depth, { target: { value: "4" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual(["/api/businesses/7", { version: 4, facts: { vhf: "9", dockDepth: 4 } }]);
});

test("an administrator drags the pin, and where it was dropped is saved", async () => {
  const sent = takeChanges();
  show({ ...business, positionIsApproximate: false });
  const pin = await screen.findByRole("button", { name: "Pin at 38.9768, -76.4858" });
  fireEvent.click(pin);
  await screen.findByRole("button", { name: "Pin at 38.98, -76.49" });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const position = { latitude: 38.98, longitude: -76.49 };
  expect(sent[0]).toEqual(["/api/businesses/7", { version: 4, ...position }]);
});
