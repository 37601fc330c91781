// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, openPage } from "#tests/support/open-page.tsx";
import EventEdit from "./event-edit.tsx";

afterEach(closePage);

const READ = "GET /api/events/7/edit";

function open(mayManage: boolean, answers: Parameters<typeof answerCalls>[0]) {
  const api = answerCalls(answers);
  const page = { path: "/events/:id/edit", address: "/events/7/edit", page: EventEdit };
  openPage({ ...page, data: { mayManage }, viewer: currentUser() });
  return api;
}

test("whoever does not run the event reads so, without asking for it, and finds their own", () => {
  const api = open(false, { [READ]: answer({ title: "Hidden" }) });
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading.textContent).toBe("This event cannot be changed here");
  expect(screen.getByText(/Only its organizer can change an event/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "My events" }).getAttribute("href")).toBe("/events/mine");
  expect(screen.queryByLabelText("Title")).toBeNull();
  expect(api.calls).toEqual([]);
});

test("what the server refuses is said in its words", async () => {
  open(true, { [READ]: refuse(403, { message: "This is somebody else's event." }) });
  await screen.findByText("This is somebody else's event.");
  expect(screen.queryByLabelText("Title")).toBeNull();
});
