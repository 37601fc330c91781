// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answer, answerCalls, loseConnection } from "#tests/support/answer-calls.ts";
import {
  closePage,
  fieldOf,
  fill,
  hintOf,
  openPage,
  press,
  told,
} from "#tests/support/open-page.tsx";
import Support from "./support.tsx";

afterEach(closePage);

const CONTACT = { email: "help@landfall.example", phone: null };
const TYPED = {
  Name: "Nora Quay",
  "E-mail": "nora.quay@example.com",
  Category: "account",
  Subject: "Two accounts",
  Message: "I have two accounts. Help!",
};

const open = () => openPage({ path: "/support", page: Support, data: CONTACT });

test("the support page has a form, contact details and five questions", () => {
  answerCalls();
  const { main } = open();
  for (const label of Object.keys(TYPED)) expect(fieldOf(label)).toBeTruthy();
  expect(main.getByRole("heading", { name: "Contact" })).toBeTruthy();
  expect(main.getByRole("link", { name: CONTACT.email })).toBeTruthy();
  expect(document.querySelectorAll("details:not([open]) > summary h3")).toHaveLength(5);
});

test("a message is refused with its gaps named, then sent, and a reply within 24 hours is promised", async () => {
  const { sent } = answerCalls({ "POST /api/support": answer({ id: 1 }, { status: 201 }) });
  const { main } = open();
  await press("Send message");
  expect(hintOf("Subject")).toBe("Please write a subject.");
  expect(sent("POST /api/support")).toEqual([]);
  await fill(TYPED);
  await press("Send message");
  await told("Support Request Submitted");
  expect(main.getByRole("status").textContent).toContain("within 24 hours");
  expect(sent("POST /api/support")).toMatchObject([{ subject: "Two accounts" }]);
});

test("a message that does not arrive says so and stays in the form", async () => {
  answerCalls({ "POST /api/support": loseConnection });
  open();
  await fill(TYPED);
  await press("Send message");
  await told("Submission Failed");
  expect(fieldOf("Subject").value).toBe("Two accounts");
  expect(screen.queryByText("Your message has arrived")).toBeNull();
});
