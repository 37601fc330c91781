// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { currentToast } from "#src/design/primitives/toast-store.ts";
import { LeaveQuestion } from "#src/design/unsaved/leave-question.tsx";
import type { CurrentUser } from "#src/domains/accounts/person/contract.ts";
import { viewerQuery } from "#src/domains/accounts/session/client.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { until } from "#tests/support/until.ts";
import type { EventDate } from "../../event/contract.ts";
import type { Standing } from "../../event/rules.ts";
import { RegistrationPanel } from "./registration-panel.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const DATE: EventDate = {
  id: 12,
  startDate: "2027-06-12T13:30:00.000Z",
  endDate: null,
  startLocal: "2027-06-12T09:30",
  endLocal: null,
  zone: "EDT",
  endZone: null,
  previousStartDate: null,
  previousStartLocal: null,
  status: "active",
  statusNote: null,
  weatherCall: null,
  capacity: 40,
  attendeeCount: 28,
  waitingCount: 0,
};

const RECEIPT = {
  message: "Registration successful!",
  ...{ eventId: 7, dateId: 12, userName: "Zoë", userEmail: "zoe@example.com", notes: null },
  ...{ attendeeCount: 3, status: "registered", placeInLine: null, link: null },
  hint: "An earlier one stands.",
  registrationDate: "2027-01-01T00:00:00.000Z",
};

interface Shown {
  date?: Partial<EventDate>;
  standing?: Standing;
  isWalkIn?: boolean;
  answer?: () => Response;
  address?: string;
  viewer?: CurrentUser | null;
  /** What the account is registered for, each time that it is asked. */
  own?: () => unknown[];
  page?: ReactElement;
}

/** Its address says which date is chosen; the last is over. */
function Series() {
  const [search] = useSearchParams();
  const id = Number(search.get("date") ?? DATE.id);
  return (
    <>
      {[12, 13, 14].map((each) => (
        <Link key={each} to={`?date=${each}`}>{`Date ${each}`}</Link>
      ))}
      <RegistrationPanel
        eventId={7}
        date={{ ...DATE, id }}
        standing={id === 14 ? "completed" : "open"}
        isWalkIn={false}
      />
      <LeaveQuestion />
    </>
  );
}

function show(shown: Shown) {
  const { date, standing = "open", address = "/", viewer = null, own = () => [] } = shown;
  const { answer = () => Response.json({}), isWalkIn = false } = shown;
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (path === "/api/user/events") return Response.json(own());
    if (init.method !== "POST") return Response.json(viewer);
    sent.push([path, JSON.parse(String(init.body))]);
    return answer();
  });
  const { page } = shown;
  const element = page ?? (
    <RegistrationPanel eventId={7} date={{ ...DATE, ...date }} {...{ standing, isWalkIn }} />
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(viewerQuery.queryKey, viewer);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return sent;
}

const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const submit = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("asks for name, e-mail, attendee count and notes, sends them and says what became of it", async () => {
  const sent = show({ answer: () => Response.json(RECEIPT, { status: 201 }) });
  expect(screen.getByText("12 of 40 places are free.")).toBeTruthy();
  type(/^Name/, "Zoë");
  type(/^E-mail/, "zoe@example.com");
  fireEvent.change(screen.getByLabelText(/^Attendees/), { target: { value: "3" } });
  type(/^Notes/, "We come by boat.");
  submit("Register");
  const note = await screen.findByText(/Your ticket is on its way to zoe@example.com/);
  expect(note.closest("[role=status]")?.textContent).toContain("Registration successful!");
  expect(screen.getByText(RECEIPT.hint)).toBeTruthy();
  expect(currentToast()?.title).toBe("Registration successful!");
  expect(sent).toEqual([
    [
      "/api/events/7/register",
      expect.objectContaining({
        ...{ userName: "Zoë", userEmail: "zoe@example.com", attendeeCount: 3, dateId: 12 },
        notes: "We come by boat.",
      }),
    ],
  ]);
});

test("offers no party that is larger than the date", () => {
  show({ date: { capacity: 3, attendeeCount: 0 } });
  const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(options).toEqual(["1", "2", "3"]);
});

test("what was typed goes along to another date, without a question", async () => {
  show({ page: <Series /> });
  type(/^Name/, "Zoë");
  fireEvent.input(screen.getByLabelText(/^Attendees/), { target: { value: "3" } });
  await act(async () => screen.getByText("Date 14").click());
  expect(screen.getByText("Event Completed")).toBeTruthy();
  await act(async () => screen.getByText("Date 13").click());
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(document.querySelector<HTMLInputElement>("[name=dateId]")?.value).toBe("13");
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe("Zoë");
  expect(screen.getByLabelText<HTMLSelectElement>(/^Attendees/).value).toBe("3");
});

test("the form starts with one attendee and offers up to ten", () => {
  show({});
  const field = screen.getByLabelText<HTMLSelectElement>(/^Attendees/);
  expect(field.value).toBe("1");
  expect([...field.options].map(({ value }) => Number(value))).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  ]);
});

test.each([
  ["an address", /^Name/, "Zoë", /^E-mail/, "Please provide your email address."],
  ["a name", /^E-mail/, "zoe@example.com", /^Name/, "Please provide your name."],
])(
  "without %s nothing is sent, and the field that misses it is marked and has the focus",
  (_, given, words, missing, complaint) => {
    const sent = show({});
    type(given, words);
    submit("Register");
    expect(screen.getByText("Please provide your name and email address.")).toBeTruthy();
    expect(sent).toEqual([]);
    const field = screen.getByLabelText(missing);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const described = field.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(complaint);
    expect(document.activeElement).toBe(field);
    expect(screen.getByLabelText(given).getAttribute("aria-invalid")).toBeNull();
    type(missing, "x");
    expect(field.getAttribute("aria-invalid")).toBeNull();
    expect(screen.queryByText("Please provide your name and email address.")).toBeNull();
  },
);

test("without both, both fields are marked and the first has the focus", () => {
  const sent = show({});
  submit("Register");
  const fields = [/^Name/, /^E-mail/].map((label) => screen.getByLabelText(label));
  expect(fields.map((field) => field.getAttribute("aria-invalid"))).toEqual(["true", "true"]);
  expect(document.activeElement).toBe(fields[0]);
  expect(sent).toEqual([]);
});

test("a full event offers the waiting list and says that whoever waits is not confirmed", async () => {
  const waiting = {
    ...RECEIPT,
    status: "waiting",
    placeInLine: 4,
    message: "You are on the waiting list. Your registration is waiting and not confirmed.",
  };
  show({
    standing: "full",
    date: { attendeeCount: 40, waitingCount: 3 },
    answer: () => Response.json(waiting, { status: 201 }),
  });
  expect(screen.getByText("Event Full")).toBeTruthy();
  type(/^Name/, "Zoë");
  type(/^E-mail/, "zoe@example.com");
  submit("Join the waiting list");
  expect(await screen.findByText("You are number 4 in line.")).toBeTruthy();
  // Those ahead were counted with the reader.
  expect(screen.queryByText(/ahead of you/)).toBeNull();
  expect(screen.getByText(/waiting and not confirmed/)).toBeTruthy();
});

test("free places with others ahead are said to be theirs", () => {
  show({ date: { attendeeCount: 38, waitingCount: 1 } });
  expect(screen.getByText("2 free, 1 party ahead of you.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Join the waiting list" })).toBeTruthy();
});

test("a refusal leaves what was typed, with the reason", async () => {
  const body = { message: "This event has begun. Registration is closed.", code: "closed" };
  show({ answer: () => Response.json(body, { status: 409 }) });
  type(/^Name/, "Zoë");
  type(/^E-mail/, "zoe@example.com");
  submit("Register");
  expect(await screen.findByText(body.message)).toBeTruthy();
  expect(currentToast()?.title).toBe(
    "Registration failed - Please try again or contact the organizer directly.",
  );
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe("Zoë");
});

test.each<[Standing, string]>([
  ["completed", "Event Completed"],
  ["cancelled", "Cancelled"],
  ["under-way", "Under way"],
])("is closed when the date is %s", (standing, words) => {
  show({ standing });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("where nobody has to register no registration is said to be closed", () => {
  for (const [standing, words] of [
    ["under-way", "Under way. No registration is needed: just come."],
    ["cancelled", "Cancelled."],
    ["postponed", "Postponed."],
    ["completed", "Event Completed."],
  ] as const) {
    show({ standing, isWalkIn: true });
    const panel = screen.getByRole("region", { name: "Taking part" });
    expect(panel.textContent).toContain(words);
    expect(panel.textContent).not.toMatch(/Registration is closed|Register/);
    cleanup();
  }
});

test("without scripts what is refused leads to the form, not to the top of the page", () => {
  show({ address: "/events/7?date=12" });
  const { parentElement } = screen.getByRole("heading", { name: "Register" });
  expect(parentElement?.querySelector("form")?.getAttribute("action")).toBe(
    "/events/7?date=12#registration",
  );
  expect(document.getElementById("registration")).not.toBeNull();
});

test("a form that was sent before the scripts came is answered too", () => {
  show({ address: "/?sent=waiting" });
  expect(screen.getByRole("status").textContent).toContain("waiting and not confirmed");
  expect(screen.getByRole("status").textContent).not.toContain("in line.");
  cleanup();
  show({ address: "/?sent=waiting&place=3" });
  expect(screen.getByRole("status").textContent).toContain("You are number 3 in line.");
  cleanup();
  show({ address: "/?sent=waiting&place=first" });
  expect(screen.getByRole("status").textContent).not.toContain("number");
});

test("who is signed in finds the form filled in, and sees the place at once", async () => {
  const registered: unknown[] = [];
  let asked = 0;
  const own = () => {
    asked += 1;
    return registered;
  };
  const registration = {
    status: "registered",
    attendeeCount: 1,
    confirmBy: null,
    link: "/event-registration?token=1.x",
  };
  const answer = () => {
    registered.push({ id: 7, dateId: 12, registration });
    return Response.json(RECEIPT, { status: 201 });
  };
  show({ viewer: currentUser(), own, answer });
  await vi.waitFor(() => expect(asked).toBe(1));
  expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe(currentUser().email);
  submit("Register");
  expect(await screen.findByText("You have a place")).toBeTruthy();
  expect(asked).toBe(2);
});

test("nobody is told of a place on a date that does not take place, but of the registration", async () => {
  const registration = { status: "registered", attendeeCount: 1, link: "/event-registration" };
  const own = () => [{ id: 7, dateId: 12, registration }];
  show({ viewer: currentUser(), own, standing: "cancelled" });
  expect(await screen.findByText("You registered for this date")).toBeTruthy();
  expect(screen.queryByText("You have a place")).toBeNull();
  expect(screen.getByRole("link", { name: "See your registration" })).toBeTruthy();
});

test("what the server finds wrong with a field stands at it, and it has the focus", async () => {
  const refusal = {
    message: "Please check the fields.",
    code: "invalid",
    fields: { userEmail: "Please give an e-mail address." },
  };
  show({ answer: () => Response.json(refusal, { status: 400 }) });
  type(/^Name/, "Zoë");
  type(/^E-mail/, "zoe@");
  submit("Register");
  await screen.findByText("Please give an e-mail address.");
  const field = screen.getByLabelText(/^E-mail/);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await until(() => expect(document.activeElement).toBe(field));
});

test("who writes a note is told who reads it", () => {
  show({});
  const notes = screen.getByLabelText("Notes");
  const hint = document.getElementById(notes.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe("Read by the organizer and by administrators of Landfall only.");
});

test("who moved up reads on the page of the event until when to confirm, and the way to do so", async () => {
  const registration = {
    ...{ status: "registered", attendeeCount: 2, link: "/event-registration?token=1.x" },
    confirmBy: "2026-11-02T14:00:00.000Z",
  };
  const timeZone = "America/New_York";
  const own = () => [{ id: 7, dateId: 12, timeZone, registration }];
  show({ viewer: currentUser(), own });
  expect(await screen.findByText("A place is yours: please confirm it")).toBeTruthy();
  expect(screen.getByText(/^Until Mon, Nov 2, 2026, 9:00\sAM EST\./)).toBeTruthy();
  expect(screen.queryByText("You have a place")).toBeNull();
  const way = screen.getByRole("link", { name: "Confirm your place" });
  expect(way.getAttribute("href")).toBe("/event-registration?token=1.x");
});
