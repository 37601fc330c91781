// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { answer, answerCalls, loseConnection, refuse } from "#tests/support/answer-calls.ts";
import { closePage, fill, openPage, press } from "#tests/support/open-page.tsx";
import { until } from "#tests/support/until.ts";
import EventDoor from "./event-door.tsx";

afterEach(() => {
  closePage();
  vi.restoreAllMocks();
});

const ROSTER = "GET /api/events/*/dates/*/roster";
const ARRIVALS = "POST /api/events/*/dates/*/arrivals";
const CODE = "1-AAAAA-AAAAA";

async function hashOf(code: string): Promise<string> {
  const bytes = new TextEncoder().encode(code.replaceAll("-", ""));
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}

const guest = async (facts: object = {}) => ({
  ...{ id: 1, ticketHash: await hashOf(CODE), name: "Ana Ruiz", size: 1 },
  ...{ status: "registered", scanned: 0, ...facts },
});
const roster = (...parties: object[]) => ({
  ...{ eventId: 7, dateId: 9, title: "Evening race", when: "Sat, Jun 12", notice: null, parties },
  ...{ startsAt: "2026-01-01T00:00:00.000Z", overAt: "2099-01-01T00:00:00.000Z" },
  ...{ timeZone: "America/New_York", takenAt: new Date().toISOString() },
});

function open(answers: Parameters<typeof answerCalls>[0], address = "?event=7&date=9") {
  const api = answerCalls(answers);
  const path = "/event-door";
  openPage({ path, page: EventDoor, address: `${path}${address}` });
  return api;
}

const withCamera = (mediaDevices: object | undefined) =>
  vi.stubGlobal("navigator", Object.create(navigator, { mediaDevices: { value: mediaDevices } }));

test("is empty before scripts, the same for everybody, and says what works without them", () => {
  const html = renderToString(
    <MemoryRouter initialEntries={["/event-door?event=7&date=9"]}>
      <EventDoor />
    </MemoryRouter>,
  );
  expect(html).toContain("<noscript>");
  expect(html).not.toMatch(/event=7|events\/7/);
});

test("asks for an event when it is told none", async () => {
  open({}, "");
  expect(await screen.findByRole("heading", { level: 1 })).toHaveProperty(
    "textContent",
    "Which event?",
  );
});

test("a date that went into an event of its own is opened by its new address from then on", async () => {
  const moved = { ...roster(await guest()), eventId: 8 };
  const api = answerCalls({ [ROSTER]: answer(moved) });
  const { at } = openPage({
    ...{ path: "/event-door", page: EventDoor, address: "/event-door?event=7&date=9" },
  });
  await until(() => expect(at()).toBe("/event-door?event=8&date=9"));
  expect(await screen.findByRole("heading", { name: "Evening race" })).toBeTruthy();
  expect(api.sent(ARRIVALS)).toEqual([]);
});

test("the camera's codes are checked in once, and the camera is let go", async () => {
  const stop = vi.fn();
  const stream = { getTracks: () => [{ stop }] };
  withCamera({ getUserMedia: async () => stream });
  const looked = vi.fn(async () => [{ rawValue: CODE }]);
  class BarcodeDetector {
    static getSupportedFormats = async () => ["qr_code"];
    detect = looked;
  }
  vi.stubGlobal("BarcodeDetector", BarcodeDetector);
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "srcObject", "set").mockReturnValue();
  const taken = await guest({ scanned: 1 });
  const api = open({
    [ROSTER]: answer(roster(await guest())),
    [ARRIVALS]: ({ body }) => {
      const { scans } = body as { scans: { id: string }[] };
      const results = scans.map(({ id }) => ({ id, outcome: "counted" }));
      return Response.json({ results, parties: [taken] });
    },
  });
  await screen.findByLabelText("Ticket code");
  await press("Scan with camera");
  await screen.findByText("Welcome, Ana Ruiz");
  await screen.findByText("Everything is sent");
  // Looked at several times more, it is still one arrival.
  const sofar = looked.mock.calls.length;
  await until(() => expect(looked.mock.calls.length).toBeGreaterThan(sofar + 2));
  expect(api.calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  expect(screen.queryByText("Ana Ruiz is already inside")).toBeNull();
  await press("Stop camera");
  expect(stop).toHaveBeenCalled();
});

test.each([
  ["unknown", "This code is not known"],
  ["stranger", "Not a ticket for this date"],
])("a code that the server tells to be %s is named so", async (outcome, words) => {
  open({
    [ROSTER]: answer(roster(await guest())),
    [ARRIVALS]: ({ body }) => {
      const { scans } = body as { scans: { id: string }[] };
      return Response.json({ results: scans.map(({ id }) => ({ id, outcome })), parties: [] });
    },
  });
  await screen.findByLabelText("Ticket code");
  await fill({ "Ticket code": "2-BBBBB-BBBBB" });
  await press("Check in");
  expect(await screen.findByText(words)).toBeTruthy();
});

test("without a camera a sentence says what to do instead", async () => {
  withCamera(undefined);
  open({ [ROSTER]: answer(roster(await guest())) });
  await screen.findByLabelText("Ticket code");
  await press("Scan with camera");
  await screen.findByText(/The camera is not available/);
});

test("a hand scanner is heard wherever the focus is, and a name is found", async () => {
  open({ [ROSTER]: answer(roster(await guest())), [ARRIVALS]: loseConnection });
  const field = await screen.findByLabelText("Ticket code");
  fireEvent.keyDown(document.body, { key: "1" });
  expect(document.activeElement).toBe(field);
  await fill({ "Search by name": "ruiz" });
  await press("Check in Ana Ruiz");
  await screen.findByText("Welcome, Ana Ruiz");
  await screen.findByText("1 not sent yet");
  await screen.findByText(/No signal. Go on/);
  await press("Undo");
  await screen.findByText("2 not sent yet");
  expect(screen.getByText(/of/, { selector: "p.text-lg" }).textContent).toBe("0 of 1 inside");
});

test.each([
  [401, "You are signed out", "Sign In Required"],
  [403, "The server does not take arrivals from you", "You cannot check people in here"],
])(
  "an answer of %i is said, to a stranger without a word of what is kept",
  async (status, words, plain) => {
    const refusal = refuse(status, { message: "No." });
    const api = open({ [ROSTER]: answer(roster(await guest())), [ARRIVALS]: refusal });
    await screen.findByLabelText("Ticket code");
    await fill({ "Ticket code": CODE });
    await press("Check in");
    await screen.findByText(words);
    await screen.findByText("1 not sent yet");
    expect(api.sent(ARRIVALS).length).toBeGreaterThan(0);
    closePage();
    open({ [ROSTER]: refusal });
    await screen.findByText(plain);
    expect(
      screen.queryByText(/Arrivals are kept|Everything is sent|stays on this device/),
    ).toBeNull();
    const signIn = screen.queryByRole("link", { name: "Sign In" })?.getAttribute("href") ?? null;
    const back = `/login?next=${encodeURIComponent("/event-door?event=7&date=9")}`;
    expect(signIn).toBe(status === 401 ? back : null);
  },
);

/** The server's word on every scan, and how the party stands then. */
const taking =
  (outcome: string, ...parties: object[]) =>
  ({ body }: { body: unknown }) => {
    const { scans } = body as { scans: { id: string }[] };
    return Response.json({ results: scans.map(({ id }) => ({ id, outcome })), parties });
  };

test("a ticket that another door took is never welcomed, and the banner says so", async () => {
  open({
    [ROSTER]: answer(roster(await guest())),
    [ARRIVALS]: taking("too_many", await guest({ scanned: 1 })),
  });
  await screen.findByLabelText("Ticket code");
  await fill({ "Ticket code": CODE });
  await press("Check in");
  const title = await screen.findByText("Ana Ruiz was let in already at another door");
  expect(title.closest("[role=status]")?.className).toContain("danger");
  expect(screen.getByText("Everything is sent")).toBeTruthy();
  expect(screen.queryByText("To be looked at")).toBeNull();
});

test.each([
  [{ scanned: 2 }, "Ana Ruiz was let in already at another door", /2 let in, the party has 1/],
  [
    { status: "cancelled", scanned: 1 },
    "Ana Ruiz has no place any more",
    /cancelled or lapsed. 1 let in without a place/,
  ],
])(
  "a welcome from before the signal turns with what the server knows: %o",
  async (facts, title, detail) => {
    const api = open({ [ROSTER]: answer(roster(await guest())), [ARRIVALS]: loseConnection });
    await screen.findByLabelText("Ticket code");
    await fill({ "Ticket code": CODE });
    await press("Check in");
    await screen.findByText("Welcome, Ana Ruiz");
    const now = await guest(facts);
    api.answer({ [ROSTER]: answer(roster(now)), [ARRIVALS]: taking("too_many", now) });
    await press("Refresh");
    const said = (await screen.findByText(title)).closest("[role=status]");
    expect(said?.textContent).toMatch(detail);
    expect(said?.className).toContain("danger");
    expect(screen.queryByText("Welcome, Ana Ruiz")).toBeNull();
  },
);

test("says that the date does not take place", async () => {
  const notice = "Called off for the weather";
  open({ [ROSTER]: answer({ ...roster(await guest()), notice }) });
  expect(await screen.findByText(notice)).toBeTruthy();
});

test.each([
  ["2127-06-12T22:00:00.000Z", "It is still to come", "This date is still to come, and not today."],
  ["2026-01-01T22:00:00.000Z", "It is over", "This date is over. It was not today."],
])(
  "a date that is not today (%s) says so and asks before anybody is let in",
  async (at, notice, words) => {
    const other = { startsAt: at, overAt: at };
    open({ [ROSTER]: answer({ ...roster(await guest()), ...other }), [ARRIVALS]: loseConnection });
    const said = (await screen.findByText("This date is not today")).closest("[role=note]");
    expect(said?.textContent).toContain(`${notice}: Sat, Jun 12`);
    const checkIn = async () => {
      await fill({ "Ticket code": CODE });
      await press("Check in");
      await screen.findByText("Check in Ana Ruiz now?");
      expect(screen.getByText(words)).toBeTruthy();
    };
    await checkIn();
    await press("Do not check in");
    expect(screen.queryByText("Check in Ana Ruiz now?")).toBeNull();
    expect(screen.getByText("Everything is sent")).toBeTruthy();
    await checkIn();
    await press("Check in all the same");
    await screen.findByText("Welcome, Ana Ruiz");
    await screen.findByText("1 not sent yet");
  },
);
