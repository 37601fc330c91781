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
