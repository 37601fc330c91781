// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { AdminReview } from "#src/domains/reviews/contract.ts";
import {
  type Answers,
  answer,
  answerInTurn,
  answerList,
  loseConnection,
} from "#tests/support/answer-calls.ts";
import { openAdminTab, rowOf } from "#tests/support/open-admin.tsx";
import {
  choose,
  click,
  closePage,
  fieldOf,
  fill,
  isChosen,
  press,
  told,
} from "#tests/support/open-page.tsx";
import { plainListing } from "#tests/support/plain-listing.ts";
import { until } from "#tests/support/until.ts";

afterEach(closePage);

const LIST = "GET /api/admin/reviews";
const review = (facts: Partial<AdminReview> = {}): AdminReview => ({
  ...{ id: 4, businessId: 7, businessName: "Halfway Rock", userName: "Bo", rating: 2 },
  ...{ userEmail: "bo@example.com", title: "Best prices", content: "Cheap.", images: [] },
  ...{ videos: [], visitDate: null, isApproved: false, isByStaff: false, pendingChange: null },
  ...{ editedAt: null, answer: null, answererName: null, answeredAt: null, helpfulCount: 0 },
  ...{ isHelpful: false, isOwn: false, createdAt: "2026-05-02T12:00:00.000Z", version: "v1" },
  ...{ signals: [], ...facts },
});

async function open(answers: Answers = {}, shown = review()) {
  const page = await openAdminTab("reviews", { [LIST]: answerList([shown]), ...answers });
  await rowOf("Best prices");
  return page;
}

const isInRow = (text: string) =>
  until(async () => expect((await rowOf("Best prices")).textContent).toContain(text));

test("without reviews it says so", async () => {
  await openAdminTab("reviews", { [LIST]: answerList([]) });
  expect(await screen.findByText("No reviews found")).toBeTruthy();
});

test("a failed approval is told, and one that was taken stands in the list", async () => {
  const APPROVE = "POST /api/reviews/4/approve";
  const { api } = await open({ [APPROVE]: answerInTurn(loseConnection, answer(review())) });
  await press("Approve Best prices");
  await told("Failed to approve review");
  await isInRow("Pending");
  api.answer({ [LIST]: answerList([review({ isApproved: true })]) });
  await press("Approve Best prices");
  await told("Review approved");
  await isInRow("Approved");
});

test("the status narrows the table", async () => {
  const seen = review({ id: 5, title: "Seen", isApproved: true });
  await open({
    [LIST]: (call) => {
      const isAsked = (name: string) => call.search.get(name) === "true";
      if (isAsked("approved")) return answerList([seen])(call);
      return answerList(isAsked("pending") ? [review()] : [review(), seen])(call);
    },
  });
  const options = [...fieldOf("Status").querySelectorAll("option")];
  expect(options.map(({ text }) => text)).toEqual(["All Reviews", "Approved", "Pending Approval"]);
  const titles = () =>
    ["Best prices", "Seen"].filter((title) => screen.queryByRole("row", { name: RegExp(title) }));
  for (const [label, shown] of [
    ["Approved", ["Seen"]],
    ["Pending Approval", ["Best prices"]],
    ["All Reviews", ["Best prices", "Seen"]],
  ] as const) {
    await fill({ Status: options.find(({ text }) => text === label)?.value ?? "" });
    await until(() => expect(titles()).toEqual(shown));
  }
});

test("editing tells a failure, keeps what was typed and changes stars, words and status", async () => {
  const PUT = "PUT /api/admin/reviews/4";
  const { api } = await open({ [PUT]: answerInTurn(loseConnection, answer(review())) });
  await press("Edit Best prices");
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Review" }));
  await choose("5 stars", dialog);
  await fill({ Content: "A cleat that held twice." });
  await click(dialog.getByLabelText("Approved"));
  await press("Save", dialog);
  await told("Failed to update review");
  expect(fieldOf("Content").value).toBe("A cleat that held twice.");
  const changed = { rating: 5, content: "A cleat that held twice.", isApproved: true };
  api.answer({ [LIST]: answerList([review(changed)]) });
  await press("Save", dialog);
  await told("Review updated");
  expect(api.sent(PUT).at(-1)).toMatchObject(changed);
  await isInRow(changed.content);
  await isInRow("Approved");
});

test("a review is deleted only after a yes, and a failure is told", async () => {
  const DELETE = "DELETE /api/reviews/4";
  const { api } = await open({ [DELETE]: answerInTurn(loseConnection, answer({})) });
  const ask = async (yes: string) => {
    await press("Delete Best prices");
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText("Are you sure you want to delete this review?")).toBeTruthy();
    await press(yes, question);
  };
  await ask("Cancel");
  expect(api.sent(DELETE)).toEqual([]);
  await ask("Delete");
  await told("Failed to delete review");
  api.answer({ [LIST]: answerList([]) });
  await ask("Delete");
  await told("Review deleted");
  expect(await screen.findByText("No reviews found")).toBeTruthy();
});

test("declining says why to look twice, needs a reason and sends it", async () => {
  const DECLINE = "POST /api/reviews/4/decline";
  const signals = [{ kind: "link_spam" as const, reason: "Reads like advertising: 2 links" }];
  const { api } = await open({ [DECLINE]: answer({}) }, review({ signals }));
  const reasons = screen.getByRole("list", { name: "Reasons to look twice" });
  expect(reasons.textContent).toContain("links");
  await press("Decline Best prices");
  const dialog = within(await screen.findByRole("dialog"));
  await press("Decline", dialog);
  expect(await dialog.findByText("Please give a reason.")).toBeTruthy();
  expect(api.sent(DECLINE)).toEqual([]);
  await fill({ Reason: "This is advertising." });
  await press("Decline", dialog);
  await told("Review declined");
  expect(api.sent(DECLINE)).toMatchObject([{ reason: "This is advertising.", version: "v1" }]);
});

const ADD = "POST /api/admin/reviews";
const NEW_REVIEW = {
  "Reviewer name": "Walter O.",
  "Reviewer e-mail": "walter@example.com",
  Title: "By letter",
  Content: "Typed in at the office.",
};

/** The dialog with everything filled in, but for one field. */
async function openAdd(missing: string | null, answers: Answers = {}) {
  const found = answer([plainListing()]);
  const { api } = await open({ "GET /api/businesses/search": found, ...answers });
  await press("Add Review");
  const dialog = within(await screen.findByRole("dialog", { name: "Add Review" }));
  if (missing !== "Business") {
    await fill({ Business: "Halfway" });
    const matches = within(await dialog.findByRole("list", { name: "Matching businesses" }));
    await click(matches.getByRole("button"));
  }
  await fill(missing && missing in NEW_REVIEW ? { ...NEW_REVIEW, [missing]: "" } : NEW_REVIEW);
  return { api, dialog };
}

test.each(["Business", ...Object.keys(NEW_REVIEW)])(
  "Add Review is not sent without %s",
  async (missing) => {
    const { api, dialog } = await openAdd(missing);
    await press("Add Review", dialog);
    const [said] = await dialog.findAllByRole("alert");
    expect(said?.textContent).toBe("Please fill in all required fields");
    expect(api.sent(ADD)).toEqual([]);
  },
);

test("Add Review begins with five stars, keeps what was typed and publishes at once", async () => {
  const { api, dialog } = await openAdd(null, {
    [ADD]: answerInTurn(loseConnection, answer(review(), { status: 201 })),
  });
  expect(dialog.getByLabelText<HTMLInputElement>("Approved").checked).toBe(true);
  expect(isChosen("5 stars", dialog)).toBe(true);
  const stars = dialog.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value);
  expect(stars).toEqual(["1", "2", "3", "4", "5"]);
  await press("Add Review", dialog);
  await told("Failed to add review");
  expect(fieldOf("Title").value).toBe("By letter");
  await press("Add Review", dialog);
  await told("Review added");
  const sent = { businessId: 7, rating: 5, isApproved: true, title: "By letter" };
  expect(api.sent(ADD).at(-1)).toMatchObject(sent);
});

test("the list is searched, and filtered by business, which the address names", async () => {
  const { api, at } = await open({
    "GET /api/businesses/search": answer([plainListing()]),
    "GET /api/businesses/7": answer(plainListing()),
  });
  await press("Business: All businesses");
  const dialog = within(await screen.findByRole("dialog", { name: "Filter by business" }));
  await fill({ Business: "Halfway" });
  const matches = within(await dialog.findByRole("list", { name: "Matching businesses" }));
  await click(matches.getByRole("button"));
  expect(at()).toContain("business=7");
  expect(await screen.findByRole("button", { name: "Business: Halfway Rock" })).toBeTruthy();
  await until(() =>
    expect(api.calls.some(({ search }) => search.get("businessId") === "7")).toBe(true),
  );
  await fill({ "Search reviews": "cheap" });
  await until(() => expect(at()).toContain("q=cheap"));
  const asked = { businessId: "7", q: "cheap" };
  await until(() =>
    expect(Object.fromEntries(api.calls.at(-1)?.search ?? [])).toMatchObject(asked),
  );
});
