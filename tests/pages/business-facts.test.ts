import { within } from "@testing-library/dom";
import { afterAll, expect, test, vi } from "vitest";
import { liveListing } from "#tests/support/live-listing.ts";
import { textOf } from "#tests/support/shown-page.ts";
import { openTestSite } from "#tests/support/test-site.ts";

/** A Tuesday; the wall clock is one of New York in summer. */
const setClock = (time: string) =>
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`2026-07-07T${time}-04:00`) });

// Before the site opens, so that its own timers see a clock that only goes on.
setClock("09:00");
const site = await openTestSite();
afterAll(async () => {
  await site.stop();
  vi.useRealTimers();
});

test("Overview has the listing's own description, amenities and hours of each day", async () => {
  const id = await liveListing(site.db, {
    name: "Sounding Line",
    description: "Rockfish off the boat.\nA dock for thirty feet.",
    amenities: ["Dockage", "Full Bar"],
    hoursText: "Tue–Thu 11 AM–9 PM; Fri–Sat 11 AM–1 AM; Sun noon–8 PM",
  });
  const page = await site.page(`/business/${id}`);
  const overview = within(page.getByRole("tabpanel", { name: "Overview" }));
  const partOf = (name: string) => overview.getByRole("region", { name });
  expect(partOf("About").querySelector("p")?.textContent).toBe(
    "Rockfish off the boat.\nA dock for thirty feet.",
  );
  const amenities = within(partOf("Amenities & Features")).getAllByRole("listitem");
  expect(amenities.map(textOf)).toEqual(["Dockage", "Full Bar"]);
  const days = within(partOf("Hours")).getAllByRole("row");
  expect(days.map((day) => [...day.children].map(textOf))).toEqual([
    ["Monday", "Closed"],
    ["Tuesday (today)", "11 AM–9 PM"],
    ["Wednesday", "11 AM–9 PM"],
    ["Thursday", "11 AM–9 PM"],
    ["Friday", "11 AM–1 AM"],
    ["Saturday", "11 AM–1 AM"],
    ["Sunday", "noon–8 PM"],
  ]);
});

test("a page says open or closed by the hours, at the clock of the listing's coordinates", async () => {
  const hours = { hoursText: "Daily 11am-9pm", state: "FL" };
  const miami = await liveListing(site.db, {
    ...{ ...hours, name: "Eastern Clock", city: "Miami", latitude: 25.77, longitude: -80.18 },
  });
  // An hour behind, though it lies in the same state.
  const pensacola = await liveListing(site.db, {
    ...{ ...hours, name: "Central Clock", city: "Pensacola", latitude: 30.41, longitude: -87.21 },
  });
  for (const [time, inMiami, inPensacola] of [
    ["10:59", "Closed, opens 11 AM", "Closed, opens 11 AM"],
    ["11:30", "Open now · closes 9 PM", "Closed, opens 11 AM"],
    ["12:00", "Open now · closes 9 PM", "Open now · closes 9 PM"],
    ["21:00", "Closed, opens Wed 11 AM", "Open now · closes 9 PM"],
  ] as const) {
    setClock(time);
    for (const [id, said] of [
      [miami, inMiami],
      [pensacola, inPensacola],
    ] as const) {
      const page = await site.page(`/business/${id}`);
      const header = page.getByRole("heading", { level: 1 }).closest("header") as HTMLElement;
      expect(textOf(header), `${id} at ${time}`).toContain(said);
    }
  }
});
