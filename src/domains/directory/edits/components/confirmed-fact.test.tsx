// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answer, answerCalls } from "#tests/support/answer-calls.ts";
import { closePage, openPage, press, told } from "#tests/support/open-page.tsx";
import { ConfirmedFact } from "./confirmed-fact.tsx";

afterEach(closePage);
const LISTED = "2026-03-02T12:00:00.000Z";

test("a fact has its source and its date, and asks whether it is still true", async () => {
  const confirmation = {
    ...{ field: "hours", name: "Maren V.", isOwner: false },
    confirmedAt: "2026-11-18T12:00:00.000Z",
  };
  answerCalls({ "POST /api/businesses/7/confirmations": answer(confirmation) });
  openPage({
    path: "/",
    page: () => <ConfirmedFact businessId={7} field="hours" listedAt={LISTED} confirmations={[]} />,
  });
  expect(screen.getByText(/From the listing, which was added on/).textContent).toContain("2026");
  expect(screen.getByText("Still true?")).toBeTruthy();
  await press("Yes, still true: Hours");
  await told("Thank you");
  expect(screen.getByText(/Confirmed by Maren V\. on/).textContent).toContain("2026");
  expect(screen.queryByText("Still true?")).toBeNull();
});
