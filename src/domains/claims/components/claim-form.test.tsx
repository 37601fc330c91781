// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
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
import { ClaimDialog } from "./claim-dialog.tsx";
import { ClaimForm } from "./claim-form.tsx";

afterEach(closePage);

const CLAIM = "POST /api/business-claims";
const business = { id: 7, name: "Halfway Rock" };

test("a claim that fails says so and keeps what was typed", async () => {
  const done = vi.fn();
  const api = answerCalls({ [CLAIM]: loseConnection });
  openPage({ path: "/", page: () => <ClaimForm business={business} onDone={done} /> });
  await press("Submit Claim");
  expect(hintOf("Your name")).not.toBe("");
  expect(api.sent(CLAIM)).toEqual([]);
  await fill({
    "Your name": "Nora Quay",
    "Your e-mail": "nora@example.com",
    Relationship: "owner",
  });
  await press("Submit Claim");
  const complaint = await screen.findByRole("alert");
  expect(complaint.textContent).toContain("Failed to submit business claim. Please try again.");
  expect(fieldOf("Your name").value).toBe("Nora Quay");
  expect(done).not.toHaveBeenCalled();
  api.answer({ [CLAIM]: answer({ id: 4 }, { status: 201 }) });
  await press("Submit Claim");
  await told(
    "Claim Submitted",
    "Your business claim has been submitted for review. You'll receive an email notification once it's processed.",
  );
  expect(done).toHaveBeenCalledOnce();
});

test.each([
  ["an address that is not the account's is to be confirmed, and the dialog says so", null],
  ["a claim from the account's own address is done", "2026-11-16T12:00:00.000Z"],
])("%s", async (_title, confirmedAt) => {
  const sent = { id: 4, claimerEmail: "nora@example.com", confirmedAt };
  answerCalls({ [CLAIM]: answer(sent, { status: 201 }) });
  const trigger = <button type="button">Claim This Business</button>;
  openPage({ path: "/", page: () => <ClaimDialog business={business} trigger={trigger} /> });
  await press("Claim This Business");
  await screen.findByText("Halfway Rock", undefined, { timeout: 5000 });
  await fill({ "Your name": "Nora Quay", "Your e-mail": "nora@example.com" });
  await press("Submit Claim");
  if (!confirmedAt) {
    const notice = (await screen.findByText(/We have mailed a link to/)).textContent;
    expect(notice).toContain("nora@example.com. Please open it within 7 days");
    expect(document.querySelector("[data-toast]")).toBeNull();
    await press("Done");
  }
  await told("Claim Submitted");
  expect(screen.queryByRole("dialog")).toBeNull();
  const waits = confirmedAt
    ? "Your claim waits for our decision. We mail it to nora@example.com."
    : "Your claim waits for you: open the link that we mailed to nora@example.com.";
  expect(screen.getByText(waits)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Claim This Business" })).toBeNull();
});
