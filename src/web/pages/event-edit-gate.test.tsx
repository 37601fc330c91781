// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answerCalls } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, openPage } from "#tests/support/open-page.tsx";
import EventEdit from "./event-edit.tsx";

afterEach(closePage);

function open(viewer: ReturnType<typeof currentUser> | null) {
  answerCalls();
  const data = { event: null };
  openPage({ path: "/events/:id/edit", address: "/events/7/edit", page: EventEdit, viewer, data });
}

test("whoever is not signed in is asked to sign in, and whoever is, reads that it is another's", () => {
  open(null);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Sign In Required");
  expect(screen.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/login");
  closePage();
  open(currentUser());
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "This event cannot be changed here",
  );
});
