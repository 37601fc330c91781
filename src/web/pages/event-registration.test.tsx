// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { RegistrationView } from "#src/domains/events/registration/contract.ts";
import { readTickets } from "#src/domains/events/registration/kept-tickets.ts";
import { answer, answerCalls, loseConnection, refuse } from "#tests/support/answer-calls.ts";
import { closePage, openPage, press, told } from "#tests/support/open-page.tsx";
import EventRegistration from "./event-registration.tsx";
import Offline from "./offline.tsx";

afterEach(closePage);

const CHANGE = "POST /api/event-registrations";
const FAR = "2127-06-12T13:30:00.000Z";

const VIEW: RegistrationView = {
  ...{ status: "registered", attendeeCount: 2, placeInLine: null, confirmBy: null, notes: null },
  registrationDate: "2027-01-01T00:00:00.000Z",
  isShown: true,
  ...{ userName: "Zoë", eventId: 7, dateId: 12, title: "Frostbite race" },
  ...{ place: "City Dock, Annapolis, Maryland", organizer: "Severn Sailing Club" },
  ...{ startDate: FAR, endDate: null, timeZone: "America/New_York" },
  ...{ startLocal: "2127-06-12T09:30", endLocal: null, zone: "EDT", endZone: null },
  ...{
    dateStatus: "active",
    isOneOfSeries: false,
    weatherCall: null,
    statusNote: null,
    hasBegun: false,
    attendeesMax: 4,
  },
  ...{ ticketCode: "31-ABCDE-FGHJK", ticketSvg: "<svg/>" },
  ...{ googleLink: "https://g.example", outlookLink: "https://o.example" },
  outlookWorkLink: "https://w.example",
};

interface Opening {
  answers?: object;
  /** More of the address. */
  asked?: string;
  /** How many the organizer wrote. */
  messages?: number;
  reload?: () => unknown;
}

function open(
  view: Partial<RegistrationView> | null = {},
  { answers = {}, asked = "", messages = 0, reload }: Opening = {},
) {
  const api = answerCalls({
    [CHANGE]: answer({ status: "cancelled", attendeeCount: 2 }),
    ...answers,
  });
  const page = openPage({
    path: "/event-registration",
    address: `/event-registration?token=31.abc${asked}`,
    page: EventRegistration,
    data: { token: "31.abc", view: view && { ...VIEW, ...view }, messages },
    reload,
  });
  return { api, ...page };
}

test("shows the ticket, when and where, and ways into a calendar", () => {
  const { main } = open();
  expect(main.getByRole("heading", { level: 1, name: "Frostbite race" })).toBeTruthy();
  expect(main.getByText("You are registered")).toBeTruthy();
  expect(main.getByText("31-ABCDE-FGHJK")).toBeTruthy();
  expect(main.getByAltText("QR code of ticket 31-ABCDE-FGHJK")).toBeTruthy();
  const event = main.getByRole("link", { name: "See the event" });
  expect(event.getAttribute("href")).toBe("/events/7?date=12");
  const file = main.getByRole("link", { name: "File (.ics)" });
  expect(file.getAttribute("href")).toBe("/api/events/7/dates/12/calendar.ics");
});

test("asks before it cancels, then says so", async () => {
  const { api, main } = open();
  expect(main.getByText("Your places go to the next in line at once.")).toBeTruthy();
  await press("Yes, cancel");
  await told("Your registration is cancelled");
  expect(api.sent(CHANGE)).toEqual([{ token: "31.abc", deed: "cancel" }]);
});

test("leads to what became of it once what was pressed is gone", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockReturnValue(undefined);
  const ended = { token: "31.abc", view: { ...VIEW, status: "cancelled" }, messages: 0 };
  open({}, { reload: () => ended });
  await press("Yes, cancel");
  const notice = (await screen.findByText("The places are free for others.")).closest(
    "[role=note]",
  );
  expect(document.activeElement).toBe(notice);
  expect(scroll.mock.contexts).toEqual([notice]);
  scroll.mockRestore();
});

test("changes the number of a party, up to what is free", async () => {
  const { api, main } = open();
  expect(main.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "1",
    "2",
    "3",
    "4",
  ]);
  await press("Change the number");
  await told("Your registration was changed");
  expect(api.sent(CHANGE)).toEqual([{ token: "31.abc", deed: "change", attendeeCount: 2 }]);
});

test("begins with the number that the mail offers, where there is room for it", async () => {
  const { api } = open({}, { asked: "&attendees=3" });
  await press("Change the number");
  expect(api.sent(CHANGE)).toEqual([{ token: "31.abc", deed: "change", attendeeCount: 3 }]);
  closePage();
  const other = open({}, { asked: "&attendees=9" });
  await press("Change the number");
  expect(other.api.sent(CHANGE)).toEqual([{ token: "31.abc", deed: "change", attendeeCount: 2 }]);
});

test("does not ask to confirm a date that does not take place", () => {
  const { main } = open({ confirmBy: "2127-06-01T13:30:00.000Z", dateStatus: "postponed" });
  expect(main.queryByRole("button", { name: "Confirm my place" })).toBeNull();
});

test.each([
  [null, "Cancelled"],
  ["no_go", "Called off for the weather"],
] as const)(
  "of a series one date does not take place, else the event (%s)",
  (weatherCall, title) => {
    const said = (isOneOfSeries: boolean) => {
      const { main } = open({ dateStatus: "cancelled", weatherCall, isOneOfSeries });
      const notice = main.getByText(title).closest("[role=note]")?.textContent;
      closePage();
      return notice;
    };
    expect(said(true)).toContain("This date does not take place.");
    open({ dateStatus: "cancelled", weatherCall });
    expect(screen.queryByRole("button", { name: "Change the number" })).toBeNull();
    closePage();
    expect(said(false)).toContain("This event does not take place.");
  },
);

test("says why a change was refused", async () => {
  const message = "Others are waiting for places. Your party stays at 2.";
  open({}, { answers: { [CHANGE]: refuse(409, { message, code: "no_room" }) } });
  await press("Change the number");
  expect(await screen.findByText(message)).toBeTruthy();
});

test.each(["Change the number", "Yes, cancel"])(
  "without a connection %s leaves the ticket and what was chosen, and says so",
  async (deed) => {
    const loads = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    const { main } = open({}, { answers: { [CHANGE]: loseConnection }, reload: loads });
    const size = main.getByLabelText<HTMLSelectElement>("Attendees");
    fireEvent.change(size, { target: { value: "4" } });
    await press(deed);
    expect(await main.findByText(/^No connection\. Nothing was changed/)).toBeTruthy();
    expect(main.getByAltText("QR code of ticket 31-ABCDE-FGHJK")).toBeTruthy();
    expect(size.value).toBe("4");
    expect(loads).not.toHaveBeenCalled();
  },
);

test("who moved up is asked to confirm", async () => {
  const { api, main } = open({ confirmBy: "2127-06-01T13:30:00.000Z" });
  expect(main.getByText("A place is yours: please confirm it")).toBeTruthy();
  expect(main.getByText(/Until Sun, Jun 1, 2127, 9:30\sAM EDT/)).toBeTruthy();
  const confirm = main.getByRole("button", { name: "Confirm my place" });
  const ticket = main.getByAltText("QR code of ticket 31-ABCDE-FGHJK");
  expect(confirm.compareDocumentPosition(ticket)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await press("Confirm my place");
  expect(main.getByText("No, give my place to the next")).toBeTruthy();
  await press("Yes, give it away");
  expect(api.sent(CHANGE)).toEqual([
    { token: "31.abc", deed: "confirm" },
    { token: "31.abc", deed: "cancel" },
  ]);
});

test("the way there is one tap away while the registration stands", () => {
  const { main } = open();
  const way = main.getByRole("link", { name: "Get Directions" }).getAttribute("href");
  expect(way).toContain(encodeURIComponent("City Dock, Annapolis, Maryland"));
  closePage();
  open({ status: "cancelled", ticketCode: null, ticketSvg: null });
  expect(screen.queryByRole("link", { name: "Get Directions" })).toBeNull();
});

test("who waits reads the place in line and has no ticket", () => {
  const { main } = open({ status: "waiting", placeInLine: 3, ticketCode: null, ticketSvg: null });
  expect(main.getByText(/is waiting and not confirmed. You are number 3 in line/)).toBeTruthy();
  expect(main.queryByRole("img")).toBeNull();
});

test("after the start, and after it ended, nothing can be done any more", () => {
  for (const view of [{ hasBegun: true }, { status: "cancelled" as const, ticketCode: null }]) {
    const { main } = open(view);
    expect(main.queryByRole("button")).toBeNull();
    closePage();
  }
});

test("of an event that was taken down says so, and can only be cancelled", () => {
  const { main } = open({ isShown: false, dateStatus: "cancelled" });
  expect(main.getByText("This event is no longer shown")).toBeTruthy();
  expect(main.queryByRole("link")).toBeNull();
  expect(main.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Yes, cancel",
  ]);
});

test("leads to what the organizer wrote, when there is anything", () => {
  const { main } = open({}, { messages: 2 });
  const link = main.getByRole("link", { name: "2 messages from the organizer" });
  expect(link.getAttribute("href")).toBe("/event-messages?token=31.abc");
  closePage();
  expect(open().main.queryByRole("link", { name: /from the organizer/ })).toBeNull();
});

test("a link that is not whole leads on", () => {
  const { main } = open(null);
  expect(main.getByText("This link is not complete")).toBeTruthy();
});

test("the ticket opens without a signal, as long as it is one", () => {
  open();
  expect(readTickets()).toMatchObject([{ registration: "31", code: "31-ABCDE-FGHJK" }]);
  expect(readTickets(Date.parse(FAR) + 2 * 86_400_000)).toEqual([]);
  cleanup();
  const { main } = openPage({ path: "/offline", page: Offline });
  expect(main.getByText("31-ABCDE-FGHJK")).toBeTruthy();
});

test("a ticket that was cancelled is not kept", () => {
  open();
  cleanup();
  open({ status: "cancelled", ticketCode: null, ticketSvg: null });
  expect(readTickets()).toEqual([]);
});

test("a time to confirm has the name that clocks give to it, not that of the date", () => {
  const { main } = open({ confirmBy: "2126-11-20T14:30:00.000Z" });
  expect(main.getByText(/Until Wed, Nov 20, 2126, 9:30\sAM EST\./)).toBeTruthy();
});
