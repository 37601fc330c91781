// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { currentToast } from "#src/design/primitives/toast-store.ts";
import type { EditableEvent } from "#src/domains/events/organize/contract.ts";
import { type Answers, answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { anEditableDate, anEditableEvent, anEventDetail } from "#tests/support/event-facts.ts";
import { closePage, openPage, press } from "#tests/support/open-page.tsx";
import EventEdit from "./event-edit.tsx";

afterEach(closePage);

const SAVE = "PUT /api/events/7";
const DECIDE = "POST /api/events/7/dates/12";
const READ = "GET /api/events/7/edit";
const DRAFT = "landfall-event-7";
const third = "2127-06-26T09:30";
const move = { ...anEditableDate(12, third, null), capacity: 9 };

function open(event: EditableEvent, answers: Answers = {}) {
  const api = answerCalls({
    [SAVE]: answer(anEventDetail()),
    [READ]: answer(event),
    "POST /api/events/preview": answer({ words: null, dates: [], skipped: [], hasMore: false }),
    "GET /api/businesses/position": answer({ position: null }),
    ...answers,
  });
  openPage({
    ...{ path: "/events/:id/edit", address: "/events/7/edit", page: EventEdit },
    ...{ data: { event }, viewer: currentUser({ organizerSubscriptionStatus: "active" }) },
  });
  return { api };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

test("what gave way is still said after a reload, and so is what was decided in between", async () => {
  const conflict = { message: "Somebody else changed this event.", code: "version_conflict" };
  const { api } = open(anEditableEvent({ capacity: 5 }), { [SAVE]: refuse(409, conflict) });
  type("Title", "Dawn race");
  type("Capacity", "40");
  const newest = { version: 4, capacity: 9 };
  api.answer({ [READ]: answer(anEditableEvent(newest)) });
  await press("Save changes");
  await waitFor(() => expect(field("Capacity").value).toBe("9"));
  type("Starts", "2127-03-20T09:00");
  const kept = sessionStorage.getItem(DRAFT) ?? "";
  closePage();
  sessionStorage.setItem(DRAFT, kept);
  // Moved while the tab was closed: the form must not undo it unseen.
  open(anEditableEvent({ ...newest, version: 5, startDate: third, dates: [move] }));
  expect(field("Title").value).toBe("Dawn race");
  expect(field("Capacity").value).toBe("9");
  expect(field("Starts").value).toBe(third);
  expect(screen.getByText(/You had typed 40\./)).toBeTruthy();
  expect(screen.getByText(/You had typed Thu, Mar 20, 2127, 9:00\sAM\./)).toBeTruthy();
  await press("Start over");
  expect(screen.queryByText(/You had typed/)).toBeNull();
  expect(sessionStorage.getItem(DRAFT)).toBeNull();
});

test("what somebody else wrote is said at each field before it is saved over, and the notice has the focus", async () => {
  const conflict = { message: "Somebody else changed this event.", code: "version_conflict" };
  const { api } = open(anEditableEvent({ price: "$5" }), { [SAVE]: refuse(409, conflict) });
  type("Price", "$7");
  const theirs = { version: 4, price: "$6", organizer: "Their club" };
  api.answer({ [READ]: answer(anEditableEvent(theirs)) });
  await press("Save changes");
  const overwritten =
    "Somebody else changed this meanwhile: $6. What stands here is yours and is saved instead.";
  expect(await screen.findByText(overwritten)).toBeTruthy();
  expect(field("Price").value).toBe("$7");
  expect(
    screen.getAllByText("Somebody else changed this meanwhile: it is as they made it."),
  ).toHaveLength(1);
  expect(document.activeElement?.textContent).toContain("The form shows the newest now");
  expect(document.activeElement?.getAttribute("role")).toBe("alert");
});

test("what is read anew with a decision of one's own is said at the fields, but for what was decided or saved", async () => {
  const { api } = open(anEditableEvent({ price: "$5" }), { [DECIDE]: answer(anEventDetail()) });
  type("Price", "$7");
  const moved = { version: 4, price: "$6", startDate: third, dates: [move] };
  api.answer({ [READ]: answer(anEditableEvent(moved)) });
  await press("Move");
  await press("Move", within(await screen.findByRole("dialog")));
  expect(await screen.findByText(/^Somebody else changed this meanwhile: \$6\./)).toBeTruthy();
  expect(field("Starts").value).toBe(third);
  expect(screen.getAllByText(/^Somebody else changed/)).toHaveLength(1);
  api.answer({ [READ]: answer(anEditableEvent({ ...moved, version: 5, price: "$7" })) });
  await press("Save changes");
  await waitFor(() => expect(screen.queryByText(/^Somebody else changed/)).toBeNull());
});

test("a date that was given words of its own is said to have a page of its own", async () => {
  const rhythm = { frequency: "weekly", interval: 1, monthlyBy: "day" } as const;
  const series = anEditableEvent({
    ...{ isRecurring: true, rule: { ...rhythm, weekdays: [], until: null, count: 2, skipped: [] } },
    dates: [anEditableDate(12, "2127-06-12T09:30", 2), anEditableDate(13, "2127-06-19T09:30", 1)],
  });
  open(series, { [SAVE]: answer(anEventDetail({ id: 8 })) });
  fireEvent.click(screen.getByLabelText(/^This date/));
  type("Title", "Night race");
  await press("Save changes");
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: "Your event is saved",
      description: "This date has a page of its own now.",
    }),
  );
});
