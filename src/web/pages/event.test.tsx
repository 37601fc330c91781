// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { EventDetail } from "#src/domains/events/event/contract.ts";
import { answer, answerCalls } from "#tests/support/answer-calls.ts";
import { anEventDetail } from "#tests/support/event-facts.ts";
import { closePage, openPage, press } from "#tests/support/open-page.tsx";
import { until } from "#tests/support/until.ts";
import { eventData } from "../event-data.ts";
import Event from "./event.tsx";

afterEach(() => {
  vi.useRealTimers();
  closePage();
});

const NOW = Date.parse("2027-01-01T00:00:00.000Z");
const PAST = "2026-01-01T12:00:00.000Z";

const loaded = (facts: Partial<EventDetail>) => ({
  ...{ event: anEventDetail(facts), experiences: { items: [], total: 0 }, water: null },
  ...{ mayManage: false, isOtherDate: false, now: NOW },
});

function open(
  facts: Partial<EventDetail> | null = {},
  { reload, ...more }: { isOtherDate?: boolean; reload?: () => unknown } = {},
) {
  answerCalls({ "GET /api/user/events": answer([]) });
  const data = facts && { ...loaded(facts), ...more };
  return openPage({ path: "/events/:id", address: "/events/7", page: Event, data, reload });
}

test("the page has hero, description, all tags and the details", () => {
  const tags = ["a", "b", "c", "d", "e", "f"];
  const { main } = open({ tags, capacity: 40, attendeeCount: 3, ageRestriction: "21 and over" });
  expect(main.getByRole("heading", { level: 1, name: "Frostbite race" })).toBeTruthy();
  expect(main.getByText("Cold hands, hot soup.")).toBeTruthy();
  for (const tag of tags) expect(main.getByText(tag)).toBeTruthy();
  const told = (name: string) => main.getByText(name).nextSibling?.textContent;
  expect(told("Organizer")).toBe("Severn Sailing Club");
  expect(told("Capacity")).toBe("40 places, 37 free");
  expect(told("Age restriction")).toBe("21 and over");
  expect(told("Weather dependent")).toBe("No");
  closePage();
  const wet = open({ weatherDependent: true, imageUrl: "/art/event/regatta/1.svg" });
  expect(wet.main.getByText("Weather dependent").nextSibling?.textContent).toMatch(/^Yes/);
  const pictures = [...document.querySelectorAll("main img")].map((each) =>
    each.getAttribute("src"),
  );
  expect(pictures).toContain("/art/event/regatta/1.svg");
});

test("a page that stays open turns to under way and to completed by itself", () => {
  vi.useFakeTimers({ now: Date.parse("2027-06-12T13:29:00.000Z") });
  const times = { startDate: "2027-06-12T13:30:00.000Z", endDate: "2027-06-12T16:30:00.000Z" };
  const facts = anEventDetail();
  open({ ...times, date: { ...facts.date, ...times } });
  expect(screen.queryByText("Under way")).toBeNull();
  expect(screen.getByRole("form", { name: "Register for this event" })).toBeTruthy();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getAllByText("Under way").length).toBeGreaterThan(0);
  expect(screen.queryByRole("form", { name: "Register for this event" })).toBeNull();
  act(() => vi.advanceTimersByTime(3 * 3_600_000));
  expect(screen.queryByText("Under way")).toBeNull();
  expect(screen.getAllByText("Event Completed").length).toBeGreaterThan(0);
});

test("a page that stays open counts the places again each half minute", async () => {
  vi.useFakeTimers({ now: NOW });
  const { main } = open(
    { capacity: 40, attendeeCount: 3 },
    { reload: () => loaded({ capacity: 40, attendeeCount: 40 }) },
  );
  const register = within(main.getByRole("region", { name: "Register" }));
  expect(register.getByText(/^37 of 40 places/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(register.queryByText("Event Full")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(register.getByText("Event Full")).toBeTruthy();
  expect(register.getByRole("button", { name: "Join the waiting list" })).toBeTruthy();
});

test("what was typed stays when the date goes into an event of its own, and who registers is led there", async () => {
  vi.useFakeTimers({ now: NOW });
  const { main, at } = open({}, { reload: () => loaded({ id: 9 }) });
  fireEvent.input(main.getByLabelText(/^Name/), { target: { value: "Zoë" } });
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(main.getByLabelText<HTMLInputElement>(/^Name/).value).toBe("Zoë");
  fireEvent.input(main.getByLabelText(/^E-mail/), { target: { value: "zoe@example.com" } });
  const receipt = { eventId: 11, dateId: 12, status: "registered", message: "Done", hint: null };
  const registered = answer({ ...receipt, link: null, userEmail: "zoe@example.com" });
  answerCalls({ "GET /api/user/events": answer([]), "POST /api/events/*/register": registered });
  vi.useRealTimers();
  await press("Register", main);
  await until(() => expect(at()).toBe("/events/11?date=12"));
  expect(main.getByText(/Your ticket is on its way/)).toBeTruthy();
});

test("the hero leads to the form, of a full event to the waiting list", () => {
  const target = (name: string) =>
    screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));
  open({ capacity: 40, attendeeCount: 3 });
  expect(target("Register")).toEqual(["#registration"]);
  closePage();
  open({ capacity: 40, attendeeCount: 40 });
  expect(screen.getAllByText("Event Full").length).toBeGreaterThan(0);
  expect(target("Join the waiting list")).toEqual(["#registration"]);
  expect(screen.queryByRole("link", { name: "Register" })).toBeNull();
});

test("price, website and tickets show when the event has them", () => {
  const { main } = open({
    price: "$25",
    website: "https://a.example",
    ticketUrl: "https://b.example",
  });
  expect(main.getAllByText("$25").length).toBeGreaterThan(0);
  expect(main.getByRole("link", { name: "a.example" }).getAttribute("href")).toBe(
    "https://a.example",
  );
  expect(main.getByRole("link", { name: "b.example" }).getAttribute("href")).toBe(
    "https://b.example",
  );
  closePage();
  const bare = open();
  expect(bare.main.queryByText(/\$/)).toBeNull();
  expect(bare.main.queryByText("Website")).toBeNull();
  expect(bare.main.queryByText("Tickets")).toBeNull();
});

test("the organizer is reached by mail and phone, each when given", () => {
  const { main } = open({ contactPhone: "(410) 555-0100" });
  const mail = main.getByRole("link", { name: "races@example.com" });
  expect(mail.getAttribute("href")).toBe("mailto:races@example.com");
  const phone = main.getByRole("link", { name: "(410) 555-0100" });
  expect(phone.getAttribute("href")).toBe("tel:4105550100");
  closePage();
  expect(open({ contactEmail: "" }).main.queryByText("Contact the organizer")).toBeNull();
});

test("Event Interest shows with registrations alone, as a number", () => {
  expect(open().main.queryByText("Event Interest")).toBeNull();
  closePage();
  const { main } = open({ interestCount: 16 });
  const card = main.getByRole("region", { name: "Event Interest" });
  expect(card.textContent).toBe("Event Interest16 people are registered");
});

test("a series shows its coming dates, each with its own page", () => {
  const { date } = anEventDetail();
  const { main } = open({
    isRecurring: true,
    recurrence: "Every week on Thursday",
    comingDates: [date, { ...date, id: 13, startLocal: "2127-06-19T09:30", status: "cancelled" }],
    comingCount: 14,
  });
  expect(main.getByText("Every week on Thursday")).toBeTruthy();
  const second = main.getByRole("link", { name: /Jun 19, 2127/ });
  expect(second.getAttribute("href")).toContain("date=13");
  expect(second.textContent).toContain("Cancelled");
  const rest = main.getByRole("link", { name: "and 12 more" });
  expect(rest.getAttribute("href")).toContain("date=12&dates=all");
});

test("a series whose later dates were changed leads to where it goes on, and from there back", () => {
  const continuedBy = { id: 9, title: "Late race", startLocal: "2127-06-19T19:30" };
  const { main } = open({ continuedBy });
  const link = main.getByRole("link", { name: "Late race" });
  expect(link.getAttribute("href")).toBe("/events/9");
  expect(link.parentElement?.textContent).toBe(
    "From Thu, Jun 19, 2127 on this series continues as Late race.",
  );
  closePage();
  const later = open({ continues: { id: 4, title: "Evening race" } });
  const back = later.main.getByRole("link", { name: "Evening race" });
  expect(back.getAttribute("href")).toBe("/events/4");
  expect(back.parentElement?.textContent).toBe(
    "This series continues Evening race, where its earlier dates are.",
  );
});

test("a date that was changed apart from its series stands among its dates, and leads back", () => {
  const { date } = anEventDetail();
  const on = (id: number, day: number) => ({
    ...{ ...date, id, startLocal: `2127-06-${day}T09:30` },
    startDate: `2127-06-${day}T13:30:00.000Z`,
  });
  const apart = [
    { ...on(13, 19), eventId: 9, title: "Night race" },
    { ...on(15, 30), eventId: 10, title: "Far race" },
  ];
  const series = { isRecurring: true, comingDates: [on(12, 12), on(14, 26)], apart };
  const linksOf = (main: ReturnType<typeof open>["main"]) =>
    within(main.getByRole("region", { name: "Coming dates" }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")?.replace("/events/7", ""));
  const { main } = open({ ...series, comingCount: 2 });
  expect(linksOf(main)).toEqual([
    ...["?date=12", "/events/9?date=13", "?date=14", "/events/10?date=15"],
  ]);
  expect(main.getByText("Changed: Night race")).toBeTruthy();
  closePage();
  // Where more follow than are shown, those that come after them do, too.
  const cut = open({ ...series, comingCount: 5 });
  expect(linksOf(cut.main).slice(0, 3)).toEqual(["?date=12", "/events/9?date=13", "?date=14"]);
  expect(cut.main.queryByText("Changed: Far race")).toBeNull();
  closePage();
  const part = open({ partOf: { id: 4, title: "Evening races" } });
  const back = part.main.getByRole("link", { name: "Evening races" });
  expect(back.getAttribute("href")).toBe("/events/4");
});

test("who asked for a date that is no longer planned reads which one is shown", () => {
  const { main } = open({}, { isOtherDate: true });
  const notice = main.getByText("That date is no longer planned").closest("[role=note]");
  expect(notice?.textContent).toMatch(/Shown is Thu, Jun 12, 2127, 9:30\sAM/);
  closePage();
  expect(open().main.queryByText("That date is no longer planned")).toBeNull();
});

test("the calendar file and the links of calendars stand on the page", () => {
  const { main } = open();
  const file = main.getByRole("link", { name: "Calendar file (.ics)" });
  expect(file.getAttribute("href")).toBe("/api/events/7/dates/12/calendar.ics");
  expect(main.getByRole("link", { name: "Google Calendar" })).toBeTruthy();
});

test.each<[string, Partial<EventDetail>]>([
  ["cancelled", { status: "cancelled" }],
  ["called off for the weather", { status: "cancelled", weatherCall: "no_go" }],
  ["postponed", { status: "postponed" }],
  ["over", { startDate: PAST, endDate: "2026-01-01T15:00:00.000Z" }],
])("a date that is %s is offered to no calendar, and keeps its file", (_, facts) => {
  const { main } = open({ ...facts, isRecurring: true });
  expect(main.queryByText("Add to calendar")).toBeNull();
  for (const site of [/^Google/, /^Outlook/]) {
    expect(main.queryByRole("link", { name: site })).toBeNull();
  }
  const file = main.getByRole("link", { name: "Calendar file (.ics)" });
  expect(file.getAttribute("href")).toBe("/api/events/7/dates/12/calendar.ics");
  const whole = main.getByRole("link", { name: "All dates (.ics)" });
  expect(whole.getAttribute("href")).toBe("/api/events/7/calendar.ics");
});

test("a date that is under way can still be added to calendars", () => {
  const { main } = open({ startDate: PAST, endDate: "2127-01-01T12:00:00.000Z" });
  expect(main.getByRole("heading", { name: "Add to calendar" })).toBeTruthy();
  expect(main.getByRole("link", { name: "Google Calendar" })).toBeTruthy();
});

test("free places are told only while one can register", () => {
  const places = { capacity: 40, attendeeCount: 37 };
  const dateOf = (facts: Partial<EventDetail>) => anEventDetail({ ...places, ...facts }).date;
  const said = (facts: Partial<EventDetail>) => {
    const comingDates = [dateOf(facts)];
    const { main } = open({ ...places, ...facts, isRecurring: true, comingDates, comingCount: 1 });
    const text = main.getByRole("heading", { level: 1 }).closest("main")?.textContent ?? "";
    closePage();
    return text;
  };
  expect(said({})).toMatch(/40 places, 3 free.*3 free/);
  const [under, over] = ["2127-01-01T12:00:00.000Z", "2026-01-02T12:00:00.000Z"];
  for (const facts of [
    { status: "cancelled" },
    { status: "postponed" },
    { startDate: PAST, endDate: under },
    { startDate: PAST, endDate: over },
  ] as const) {
    expect(said(facts)).toContain("40 places");
    expect(said(facts)).not.toContain("free");
  }
});

test("the place is told in words beside the map", () => {
  const { main } = open();
  expect(main.getAllByText(/City Dock, Annapolis, Maryland/).length).toBeGreaterThan(1);
  expect(main.getByRole("img", { name: /map/i })).toBeTruthy();
});

test("over, under way, cancelled, postponed and moved are said", () => {
  const past = { startDate: "2026-01-01T12:00:00.000Z" };
  const said = (facts: Partial<EventDetail>) => {
    const { main } = open(facts);
    const text = main.getByRole("heading", { level: 1 }).closest("main")?.textContent ?? "";
    closePage();
    return text;
  };
  expect(said(past)).toContain("Event Completed");
  expect(said({ ...past, endDate: "2127-01-01T12:00:00.000Z" })).toContain("Under way");
  expect(said({ status: "cancelled" })).toContain("This event is cancelled");
  expect(said({ status: "postponed" })).toContain("This event is postponed");
  const { date } = anEventDetail();
  const goesOn = { isRecurring: true, comingDates: [{ ...date, id: 99 }] };
  expect(said({ ...goesOn, status: "cancelled" })).toContain("This date is cancelled");
  expect(said({ ...goesOn, status: "postponed" })).toContain("This date is postponed");
  const moved = { ...date, previousStartLocal: "2127-06-05T09:30" };
  expect(said({ date: moved })).toContain(
    "This event was movedIt was to start on Thu, Jun 5, 2127",
  );
  expect(said({ ...goesOn, date: moved })).toContain("This date was moved");
});

test("an unknown event says so, with the way back", () => {
  open(null);
  expect(screen.getByRole("heading", { level: 1, name: "Event not found" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to events" }).getAttribute("href")).toBe("/events");
});

test("search engines read the start with its offset, the state and the place, and no made-up offer", () => {
  const [read] = eventData(anEventDetail({ price: "$25" }), "https://landfall.example");
  expect(read).toMatchObject({
    "@type": "Event",
    startDate: "2127-06-12T09:30:00-04:00",
    eventStatus: "https://schema.org/EventScheduled",
    url: "https://landfall.example/events/7",
    location: { name: "City Dock", address: { addressLocality: "Annapolis" } },
  });
  expect(read).not.toHaveProperty("offers");
  const { date } = anEventDetail();
  const moved = { ...date, previousStartDate: "2127-06-05T13:30:00.000Z" };
  expect(eventData(anEventDetail({ date: moved }), "")[0]).toMatchObject({
    eventStatus: "https://schema.org/EventRescheduled",
    previousStartDate: "2127-06-05T13:30:00.000Z",
  });
});

test("nobody is asked how it was before it was", () => {
  expect(open().main.getByText(/^Once you were there: tell others/)).toBeTruthy();
  closePage();
  expect(open({ status: "postponed" }).main.getByText(/^Once you were there/)).toBeTruthy();
  closePage();
  const past = { startDate: "2020-06-12T13:30:00.000Z", startLocal: "2020-06-12T09:30" };
  expect(open(past).main.getByText(/^Were you there\?/)).toBeTruthy();
});

test("called off for the weather is said at the top, on its date and where people register", () => {
  const off = { status: "cancelled", weatherCall: "no_go" } as const;
  const { date } = anEventDetail(off);
  const { main } = open({ ...off, isRecurring: true, comingDates: [date], comingCount: 1 });
  expect(main.getAllByText("Called off for the weather").length).toBeGreaterThanOrEqual(3);
  const panel = within(main.getByRole("region", { name: "Taking part" }));
  expect(panel.queryByText(/Registration is closed/)).toBeNull();
  expect(panel.queryByRole("button")).toBeNull();
  closePage();
  const again = open({ ...off, registrationRequired: true, isRecurring: true });
  const required = within(again.main.getByRole("region", { name: "Register" }));
  expect(required.getByText(/Registration is closed/)).toBeTruthy();
  expect(eventData(anEventDetail(off), "")[0]).toMatchObject({
    eventStatus: "https://schema.org/EventCancelled",
  });
});

test("a position that nobody set is called approximate, without coordinates and for no search engine", () => {
  const { main } = open();
  expect(main.getByText(/38° 58\.608′ N/)).toBeTruthy();
  closePage();
  const vague = open({ positionIsApproximate: true });
  expect(vague.main.getByText("The position is approximate: the middle of the town.")).toBeTruthy();
  expect(vague.main.queryByText(/38° /)).toBeNull();
  expect(vague.main.getByRole("img", { name: /map.*approximate/i })).toBeTruthy();
  const placeIn = (facts: Partial<EventDetail>) =>
    (eventData(anEventDetail(facts), "")[0] as { location: object }).location;
  expect(placeIn({})).toMatchObject({ geo: { latitude: "38.976800", longitude: "-76.485800" } });
  expect(placeIn({ positionIsApproximate: true })).not.toHaveProperty("geo");
});

test("without a phone the organizer is reached by mail alone", () => {
  const { main } = open({ contactPhone: null });
  expect(main.getByRole("link", { name: "races@example.com" })).toBeTruthy();
  expect(document.querySelectorAll("main a[href^='tel:']")).toHaveLength(0);
  closePage();
  open({ contactEmail: "", contactPhone: "(410) 555-0100" });
  expect(document.querySelectorAll("main a[href^='tel:']")).toHaveLength(1);
  expect(document.querySelectorAll("main a[href^='mailto:']")).toHaveLength(0);
});

test.each([
  ["upcoming before its start", { startDate: "2127-01-01T12:00:00.000Z" }, false],
  [
    "upcoming before its start, however long it is",
    { startDate: "2127-01-01T12:00:00.000Z", endDate: "2127-01-03T12:00:00.000Z" },
    false,
  ],
  ["completed once its start is past, without an end", { startDate: PAST }, true],
  [
    "completed once its end is past",
    { startDate: PAST, endDate: "2026-01-02T12:00:00.000Z" },
    true,
  ],
  ["not completed before its end", { startDate: PAST, endDate: "2127-01-01T12:00:00.000Z" }, false],
])("an event is %s", (_when, facts, isCompleted) => {
  const { main } = open(facts);
  expect(main.queryAllByText("Event Completed").length > 0).toBe(isCompleted);
  const isUpcoming = !isCompleted && facts.startDate !== PAST;
  const form = screen.queryByRole("form", { name: "Register for this event" });
  expect(form !== null).toBe(isUpcoming);
  expect(main.queryAllByText("Under way").length > 0).toBe(!isCompleted && !isUpcoming);
});
