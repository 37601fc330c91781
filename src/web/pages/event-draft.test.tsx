// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { EditableEvent } from "#src/domains/events/organize/contract.ts";
import { type Answers, answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { anEditableDate, anEditableEvent, anEventDetail } from "#tests/support/event-facts.ts";
import { closePage, openPage, press } from "#tests/support/open-page.tsx";
import EventEdit from "./event-edit.tsx";

afterEach(closePage);

const SAVE = "PUT /api/events/7";
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
