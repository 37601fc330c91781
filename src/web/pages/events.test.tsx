// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { MapProps } from "#src/design/map/map-props.ts";
import { EventGridSkeleton } from "#src/domains/events/event/components/event-grid-skeleton.tsx";
import {
  EVENT_CATEGORIES,
  EVENT_STATES,
  SEASONS,
} from "#src/domains/events/event/limits-contract.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { anEvent } from "#tests/support/event-facts.ts";
import { closePage, openPage, press } from "#tests/support/open-page.tsx";
import Events from "./events.tsx";

/** The chart needs a graphics card; its places are buttons here. */
vi.mock("#src/design/map/map-frame.tsx", () => ({
  MapFrame: ({ ariaLabel, points = [], onSelect }: MapProps) => (
    <section aria-label={ariaLabel}>
      {points.map(({ id, label, latitude, longitude }) => (
        <button key={id} type="button" onClick={() => onSelect?.(id)}>
          {`${label} at ${latitude}, ${longitude}`}
        </button>
      ))}
    </section>
  ),
}));

afterEach(closePage);

const NOW = Date.parse("2027-01-01T00:00:00.000Z");
const NOTHING = {
  found: { items: [], total: 0, isCapped: false },
  featured: [],
  upcoming: [],
  days: [],
};

function open(data: object = {}, options: { address?: string; viewer?: object } = {}) {
  return openPage({
    ...{ path: "/events", page: Events, address: options.address },
    data: { ...NOTHING, month: null, offset: 0, now: NOW, ...data },
    viewer: options.viewer ? currentUser(options.viewer) : null,
  });
}

const cardOf = (title: string) =>
  within(screen.getByRole("link", { name: title }).closest("article") as HTMLElement);
const tagsOf = (title: string) =>
  cardOf(title)
    .getAllByRole("listitem")
    .map((item) => item.textContent);

test("featured and upcoming events stand above the list, upcoming ones as compact cards", () => {
  const { main } = open({
    featured: [anEvent({ title: "Boat show", featured: true })],
    upcoming: [anEvent({ id: 8, title: "Soon" })],
  });
  const featured = within(main.getByRole("region", { name: "Featured Events" }));
  expect(featured.getAllByRole("article")).toHaveLength(1);
  const upcoming = main.getByRole("region", { name: "Upcoming Events" });
  expect(within(upcoming).getByRole("link", { name: "Soon" }).getAttribute("href")).toBe(
    "/events/8",
  );
  expect(upcoming.querySelector("img")).toBeNull();
});

test("the map has the places of the listed events, which lead to their pages as the cards do", async () => {
  const items = [
    anEvent(),
    anEvent({ id: 8, title: "Boat show", latitude: "30.42", longitude: "-87.22" }),
    anEvent({ id: 9, title: "Nowhere yet", latitude: null, longitude: null }),
  ];
  const { at } = open({ found: { items, total: 3 } });
  const map = within(screen.getByRole("region", { name: "Map of the listed events" }));
  expect(map.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Frostbite race at 38.9768, -76.4858",
    "Boat show at 30.42, -87.22",
  ]);
  const card = cardOf("Boat show").getByRole("link", { name: "Boat show" });
  expect(card.getAttribute("href")).toBe("/events/8");
  await press("Boat show at 30.42, -87.22");
  expect(at()).toBe("/events/8");
});

test("a card has four tags and a compact one two, with how many are left over", () => {
  const tags = ["a", "b", "c", "d", "e", "f"];
  open({
    found: {
      items: [
        anEvent({ title: "Six", tags }),
        anEvent({ id: 8, title: "Four", tags: tags.slice(2) }),
      ],
      total: 2,
    },
    upcoming: [anEvent({ id: 9, title: "Five", tags: tags.slice(1) })],
  });
  expect(tagsOf("Six")).toEqual(["a", "b", "c", "d", "+2"]);
  expect(tagsOf("Four")).toEqual(["c", "d", "e", "f"]);
  expect(tagsOf("Five")).toEqual(["b", "c", "+3"]);
});

test("the header leads organizers to the form and everybody else to the plan", () => {
  for (const viewer of [{ organizerSubscriptionStatus: "active" }, { isAdmin: true }] as const) {
    open({}, { viewer });
    const create = screen.getByRole("link", { name: "Create Event" });
    expect(create.getAttribute("href")).toBe("/events/create");
    closePage();
  }
  const others = ["inactive", "past_due", "cancelled", ""].map((organizerSubscriptionStatus) => ({
    organizerSubscriptionStatus,
  }));
  for (const viewer of [undefined, ...others]) {
    open({}, { viewer });
    const plan = screen.getByRole("link", { name: "Create Events - $39/month" });
    expect(plan.getAttribute("href")).toBe("/event-subscription");
    closePage();
  }
});

test("the filters open and collapse, and offer every category, season and state; the address keeps them", () => {
  const { at } = open({ found: { items: [anEvent()], total: 1 } });
  const summary = screen.getByText("Filters");
  const panel = summary.closest("details") as HTMLDetailsElement;
  const opened = [false, true, false, true];
  for (const [turn, isOpen] of opened.entries()) {
    if (turn > 0) fireEvent.click(summary);
    expect(panel.open).toBe(isOpen);
  }
  const options = (label: string) =>
    [...(screen.getByLabelText(label) as HTMLSelectElement).options].map(({ text }) => text);
  expect(options("Category").slice(1)).toEqual([...EVENT_CATEGORIES]);
  expect(options("Season").slice(1)).toEqual([...SEASONS]);
  expect(options("State").slice(1)).toEqual([...EVENT_STATES]);
  fireEvent.change(screen.getByLabelText("State"), { target: { value: "Florida" } });
  expect(at()).toBe("/events?state=Florida");
});

test("today, the weekend, seven days and what is near are chosen with the filters closed", () => {
  vi.useFakeTimers({ now: Date.parse("2127-06-11T16:00:00.000Z"), toFake: ["Date"] });
  const address = "/events?state=Maryland&startDate=2127-06-14&endDate=2127-06-15";
  const { main } = open({ featured: [anEvent()] }, { address });
  vi.useRealTimers();
  const quick = within(main.getByRole("navigation", { name: "Soon and near" }));
  const target = (name: string) => quick.getByRole("link", { name }).getAttribute("href");
  const days = (first: string, last: string) =>
    `/events?state=Maryland&startDate=2127-06-${first}&endDate=2127-06-${last}#found`;
  expect(target("Today")).toBe(days("11", "11"));
  expect(target("This weekend")).toBe(days("14", "15"));
  expect(target("Next 7 days")).toBe(days("11", "17"));
  const chosen = quick.getByRole("link", { name: "This weekend" });
  expect(chosen.getAttribute("aria-current")).toBe("true");
  const near = quick.getByRole("button", { name: "Near me" });
  expect(near.closest("details")).toBeNull();
  const list = main.getByRole("heading", { name: "Featured Events" });
  expect(near.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("days alone leave the filters closed; a To before From is said beside it", () => {
  const panel = () => screen.getByText("Filters").closest("details") as HTMLDetailsElement;
  const found = { items: [anEvent()], total: 1 };
  open({ found }, { address: "/events?startDate=2127-06-12&endDate=2127-06-13" });
  expect(panel().open).toBe(false);
  closePage();
  const { main } = open({ found }, { address: "/events?startDate=2127-06-12&endDate=2127-06-01" });
  expect(panel().open).toBe(true);
  const to = main.getByLabelText<HTMLInputElement>("To");
  const said = to.getAttribute("aria-describedby")?.split(" ") ?? [];
  const words = said.map((id) => document.getElementById(id)?.textContent).join(" ");
  expect(words).toContain("This day is before From and does not count.");
  expect(to.getAttribute("aria-invalid")).toBe("true");
});

test("the count is that of all matches; clear all leads to the whole list", () => {
  const { main } = open(
    { found: { items: [anEvent()], total: 1234 } },
    { address: "/events?q=race&state=Maryland" },
  );
  expect(main.getByText("1,234")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Clear all" }).getAttribute("href")).toBe("/events");
  expect((screen.getByLabelText("Search events") as HTMLInputElement).value).toBe("race");
  const more = screen.getByRole("link", { name: "Load More" });
  expect(more.getAttribute("href")).toContain("page=2");
});

test("without a match an empty state stands in place of the list", () => {
  const { main } = open({}, { address: "/events?q=nowhere" });
  expect(main.getByText("No events found")).toBeTruthy();
  expect(main.queryByRole("article")).toBeNull();
});

test("while it loads there are six skeletons", () => {
  openPage({ path: "/events", page: EventGridSkeleton as never });
  expect(screen.getAllByTestId("event-skeleton")).toHaveLength(6);
});

test("a month is a table of days, whose arrow keys go from one full day to the next", () => {
  const event = { id: 7, dateId: 12, title: "Frostbite race", status: "active" };
  open(
    {
      month: "2127-06",
      days: [
        { day: "2127-06-12", count: 1, events: [event] },
        { day: "2127-06-19", count: 4, events: [event] },
      ],
    },
    { address: "/events?view=month&month=2127-06" },
  );
  const first = screen.getByRole("link", { name: /^Thu, Jun 12, 2127: 1 event\b/ });
  expect(first.getAttribute("href")).toBe("/events?startDate=2127-06-12&endDate=2127-06-12#day");
  first.focus();
  fireEvent.keyDown(first, { key: "ArrowDown" });
  expect(document.activeElement?.textContent).toContain("Thu, Jun 19, 2127: 4 events");
});

test("what a day shows is part of its name, and today is marked", () => {
  const event = { id: 7, dateId: 12, title: "Frostbite race", status: "active" };
  const today = new Date();
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  const days = [{ day, count: 2, events: [event] }];
  open({ month: day.slice(0, 7), days }, { address: "/events?view=month" });
  const link = screen.getByRole("link", { name: /: 2 events Frostbite race \+1 more$/ });
  expect(link.getAttribute("aria-label")).toBeNull();
  expect(link.getAttribute("aria-current")).toBe("date");
  expect(screen.getByRole("table").querySelectorAll("[aria-current]")).toHaveLength(1);
});

test("the list of a day names it and leads back to its month", () => {
  const { main } = open(
    { found: { items: [anEvent()], total: 1 } },
    { address: "/events?state=Maryland&startDate=2127-06-12&endDate=2127-06-12" },
  );
  const heading = main.getByRole("heading", { level: 3, name: "Thu, Jun 12, 2127" });
  expect(heading.closest("#day")).toBeTruthy();
  expect(main.getByRole("link", { name: "Back to June 2127" }).getAttribute("href")).toBe(
    "/events?state=Maryland&view=month&month=2127-06#month",
  );
});

test("what is over, full or cancelled says so on its card", () => {
  const past = { startDate: "2026-01-01T12:00:00.000Z" };
  open({
    found: {
      items: [
        anEvent({ title: "Past", ...past }),
        anEvent({ id: 8, title: "Now", ...past, endDate: "2127-01-01T12:00:00.000Z" }),
        anEvent({ id: 9, title: "Full", capacity: 4, attendeeCount: 4 }),
        anEvent({ id: 10, title: "Off", status: "cancelled" }),
      ],
      total: 4,
    },
  });
  expect(cardOf("Past").getByText("Event Completed")).toBeTruthy();
  expect(cardOf("Now").getByText("Under way")).toBeTruthy();
  expect(cardOf("Full").getByText("Event Full")).toBeTruthy();
  expect(cardOf("Off").getByText("Cancelled")).toBeTruthy();
});

test("the filters offer the categories, seasons and states of the specification", () => {
  open();
  const offered = (label: string) =>
    [...(screen.getByLabelText(label) as HTMLSelectElement).options]
      .slice(1)
      .map(({ text }) => text);
  expect(offered("Category")).toEqual([
    ...["Boat Show", "Festival", "Sailing Race", "Fishing Tournament", "Recreation", "Education"],
    ...["Watersports Competition", "Marine Conservation", "Networking Event", "Training Workshop"],
  ]);
  expect(offered("Season")).toEqual(["Spring", "Summer", "Fall", "Winter"]);
  expect(offered("State")).toEqual([
    ...["Maryland", "Florida", "Virginia", "North Carolina", "South Carolina", "Georgia"],
  ]);
});
