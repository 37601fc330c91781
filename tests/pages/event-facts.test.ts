import { afterAll, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { eventPicture } from "#src/domains/events/event/share-rules.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite("migrated");
afterAll(() => site.stop());

const { event } = await buildEvent(
  site.db,
  { title: "Harbor lights", state: "Maryland", price: "$25" },
  [{ startsAt: new Date("2127-06-12T13:30:00Z"), endsAt: new Date("2127-06-12T16:30:00Z") }],
);
await buildEvent(site.db, { title: "Gulf show", state: "Florida" });

test("the page of an event carries what search engines read of it", async () => {
  const page = await site.page(`/events/${event.id}`);
  const { baseUrl } = site.services.site;
  const told = page.jsonLd.filter((data) => data["@type"] === "Event");
  expect(told).toMatchObject([
    {
      "@context": "https://schema.org",
      name: "Harbor lights",
      description: event.description,
      url: `${baseUrl}/events/${event.id}`,
      startDate: "2127-06-12T09:30:00-04:00",
      endDate: "2127-06-12T12:30:00-04:00",
      eventStatus: "https://schema.org/EventScheduled",
      location: {
        "@type": "Place",
        name: "City Dock",
        address: { addressLocality: "Annapolis", addressRegion: "Maryland" },
        geo: { latitude: "38.976800", longitude: "-76.485800" },
      },
      organizer: { name: "Severn Sailing Club" },
    },
  ]);
  expect(page.getAllByText(/City Dock, Annapolis, Maryland/).length).toBeGreaterThan(1);
  expect(page.meta["og:image"]).toBe(`${baseUrl}${eventPicture(event).path}`);
});

test("whatever an organizer writes stays text, on the page and in what search engines read", async () => {
  const bait = '</script><script>document.title = "taken"</script><img src=x onerror=alert(1)>';
  const facts = {
    title: `Race ${bait}`,
    description: bait,
    location: "City Dock",
    organizer: "Club",
  };
  const { event: hostile } = await buildEvent(site.db, facts, [
    { startsAt: new Date("2127-06-12T13:30:00Z") },
  ]);
  const page = await site.page(`/events/${hostile.id}`);
  const [told] = page.jsonLd.filter((data) => data["@type"] === "Event");
  expect(told).toMatchObject({ name: facts.title, description: bait });
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe(facts.title);
  expect(page.html).not.toContain('<script>document.title = "taken"');
  expect(page.html).not.toContain("<img src=x");
});

test("the page of an event shows tide and daylight at its place when it starts", async () => {
  const page = await site.page(`/events/${event.id}`);
  expect(page.getByText("On the water when it starts:")).toBeTruthy();
  const told = (name: string) => page.getByText(name).parentElement?.textContent ?? "";
  expect(told("At the start")).toMatch(/At the start-?\d+\.\d\sft(Rising|Falling)/);
  expect(told("Sunrise")).toMatch(/Sunrise5:\d\d\sAM/);
  expect(told("Sunset")).toMatch(/Sunset8:\d\d\sPM/);
  expect(page.getByText(/Computed for/).textContent).toContain("9:30");
});

test("six skeletons stand in place of the list while another filter is on its way", async () => {
  const live = await site.open("/events");
  const shown = () => live.queryAllByTestId("event-skeleton");
  expect(shown()).toEqual([]);
  const answer = live.network.hold(/^\/events\.data/);
  live.fill(live.getByLabelText("State"), "Florida");
  await live.until(() => expect(shown()).toHaveLength(6));
  expect(live.getByRole("status", { name: "Loading events" })).toBeTruthy();
  answer();
  await live.until(() => expect(live.queryByRole("link", { name: "Harbor lights" })).toBeNull());
  expect(shown()).toEqual([]);
  expect(live.getAllByRole("link", { name: "Gulf show" }).length).toBeGreaterThan(0);
});

test("six skeletons stand for the page of events while it is on its way from another page", async () => {
  const live = await site.open("/categories");
  const shown = () => live.queryAllByTestId("event-skeleton");
  const answer = live.network.hold(/^\/events\.data/);
  const [link] = live.getAllByRole("link", { name: "Events" });
  live.click(link as HTMLElement);
  await live.until(() => expect(shown()).toHaveLength(6));
  expect(live.getByRole("status", { name: "Loading events" })).toBeTruthy();
  answer();
  await live.until(() => expect(live.path()).toBe("/events"));
  await live.until(() => expect(shown()).toEqual([]));
  expect(live.getAllByRole("link", { name: "Gulf show" }).length).toBeGreaterThan(0);
});

test("visitors find events and the form of one, without an account", async () => {
  const list = await site.page("/events");
  const link = list.getAllByRole("link", { name: "Gulf show" })[0];
  const page = await site.page(link?.getAttribute("href") ?? "");
  expect(page.status).toBe(200);
  const form = page.find('form[aria-label="Register for this event"]');
  const names = ["userName", "userEmail", "attendeeCount", "notes"];
  for (const name of names) expect(form.querySelector(`[name="${name}"]`), name).toBeTruthy();
});

test.each([
  "/login",
  "/password-setup",
  "/business-login",
  "/forgot-password",
  "/support",
  "/events",
  `/events/${event.id}`,
  "/event-subscription",
  "/events/create",
])("%s answers 200", async (path) => {
  expect((await site.ask(path, { headers: { Accept: "text/html" } })).status).toBe(200);
});
