// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answer, answerCalls, loseConnection, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, fieldOf, isChosen, openPage, press } from "#tests/support/open-page.tsx";
import ClaimListing from "./claim-listing.tsx";

afterEach(() => {
  closePage();
  window.location.hash = "";
});

const LINKED = "POST /api/business-claims/linked";
const COMPLETE = "POST /api/business-claims/complete";
const linked = answer({ businessName: "Halfway Rock", claimerEmail: "nora@example.com" });

function open(answers: Parameters<typeof answerCalls>[0], viewer?: ReturnType<typeof currentUser>) {
  window.location.hash = "#a-token";
  const api = answerCalls(answers);
  const data = { mailFolder: null, step: null };
  const page = openPage({
    path: "/claim-listing",
    page: ClaimListing,
    data,
    ...(viewer && { viewer }),
  });
  return { api, ...page };
}

test("whoever holds the link reads which listing it is, and is asked for little", async () => {
  const { api } = open({ [LINKED]: linked });
  expect(await screen.findByText("Halfway Rock")).toBeTruthy();
  expect(api.sent(LINKED)).toEqual([{ token: "a-token" }]);
  expect(fieldOf("E-mail").value).toBe("nora@example.com");
  expect(isChosen("Business Owner")).toBe(true);
  await press("I have an account");
  expect(fieldOf("E-mail").value).toBe("nora@example.com");
});

test("a link that was used says so before anybody signs up", async () => {
  const message = "This link was used already or is older than 14 days.";
  open({ [LINKED]: refuse(404, { message, code: "link_expired" }) });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sign Up" })).toBeNull();
});

test("an answer that did not come keeps nobody from joining", async () => {
  const { api, at } = open(
    { [LINKED]: loseConnection, [COMPLETE]: answer({ businessId: 7, transferAt: null }) },
    currentUser(),
  );
  await screen.findByRole("button", { name: "Join the listing to me" });
  await press("Join the listing to me");
  expect(api.sent(COMPLETE)).toEqual([{ token: "a-token" }]);
  expect(at()).toBe("/user-dashboard");
});
