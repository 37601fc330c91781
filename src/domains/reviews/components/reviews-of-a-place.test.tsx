// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { until } from "#tests/support/until.ts";
// Forms come when they are opened; the test does not wait for their modules.
import "#src/domains/moderation/components/report-form.tsx";
import "./review-form.tsx";
import { type Answers, answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { holdUploads } from "#tests/support/held-uploads.ts";
import {
  choose,
  closePage,
  fieldOf,
  fill,
  isChosen,
  openPage,
  press,
  told,
} from "#tests/support/open-page.tsx";
import { plainListing } from "#tests/support/plain-listing.ts";
import type { Review } from "../contract.ts";
import { ReviewsTab } from "./reviews-tab.tsx";

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(closePage);

const SEND = "POST /api/businesses/7/reviews";
const TYPED = {
  "Your name": "Ansel P.",
  "Your e-mail": "ansel@example.com",
  Title: "Tied up twice",
  "Your review": "A cleat that held in a blow.",
};

const review = (facts: Partial<Review> = {}): Review => ({
  ...{ id: 4, businessId: 7, userName: "Walter O.", userEmail: null, rating: 4 },
  ...{ title: "By letter", content: "Typed in.", images: [], videos: [], visitDate: null },
  ...{ isApproved: true, isByStaff: false, pendingChange: null, editedAt: null, answer: null },
  ...{ answererName: null, answeredAt: null, helpfulCount: 0, isHelpful: false, isOwn: false },
  ...{ createdAt: "2026-05-02T12:00:00.000Z", ...facts },
});

interface Shown {
  reviews?: Review[];
  own?: Review | null;
  viewer?: ReturnType<typeof currentUser> | null;
  answers?: Answers;
}

function open({ reviews = [], own = null, viewer = null, answers = {} }: Shown) {
  const api = answerCalls(answers);
  const onChanged = vi.fn();
  const business = plainListing({ reviewCount: reviews.length });
  const page = () => {
    const [isWriting, onWrite] = useState(false);
    const rest = { total: reviews.length, distribution: [0, 0, 0, 1, 0] as const };
    const words = { business, reviews, own, isWriting, onWrite, onChanged, ...rest };
    return <ReviewsTab {...words} mayAnswer={false} share={null} />;
  };
  return { api, onChanged, ...openPage({ path: "/", page, viewer }) };
}

const submitButton = () =>
  screen.findByRole<HTMLButtonElement>("button", { name: "Submit Review" });

test("a place without reviews says so and asks for the first", () => {
  open({});
  expect(screen.getByText("No reviews yet. Be the first to review!")).toBeTruthy();
  expect(screen.queryByLabelText("Sort reviews")).toBeNull();
});

test("a review without stars or words is not sent, and the form says what is missing", async () => {
  const { api } = open({});
  await press("Write Review");
  expect((await submitButton()).disabled).toBe(true);
  expect(screen.getAllByRole("radio", { name: /^[1-5] stars?/ })).toHaveLength(5);
  expect(screen.getByText("Please select a rating")).toBeTruthy();
  await choose("4 stars");
  expect(screen.queryByText("Please select a rating")).toBeNull();
  await press("Submit Review");
  for (const message of [
    "Please enter your name.",
    "Please enter a valid e-mail address.",
    "Please enter a title.",
    "Please write your review.",
  ]) {
    expect(screen.getByText(message)).toBeTruthy();
  }
  expect(api.sent(SEND)).toEqual([]);
});

test.each([
  ["Photos", "image/jpeg", 11, "Images must be less than 10MB"],
  ["Videos", "video/mp4", 101, "Videos must be less than 100MB"],
])("%s that are too large are refused before they are sent", async (picker, type, size, said) => {
  open({});
  const sending = holdUploads();
  await press("Write Review");
  const large = new File(["x"], "large", { type });
  Object.defineProperty(large, "size", { value: size * 2 ** 20 });
  const input = await screen.findByLabelText(picker, { selector: "input[type=file]" });
  await act(async () => {
    fireEvent.change(input, { target: { files: [large] } });
  });
  await told("File too large", said);
  expect(sending).toEqual([]);
});

test("the form opens and closes by its button, and keeps what was typed when sending fails", async () => {
  const failure = refuse(500, { message: "Something went wrong on our side." });
  const { api } = open({ answers: { [SEND]: failure } });
  await press("Write Review");
  await submitButton();
  await choose("5 stars");
  await fill(TYPED);
  await press("Submit Review");
  await told("Error", "Failed to submit review. Please try again.");
  expect(fieldOf("Title").value).toBe("Tied up twice");
  await press("Write Review");
  expect(screen.queryByLabelText("Title")).toBeNull();
  await press("Write Review");
  await submitButton();
  await until(() => expect(fieldOf("Title").value).toBe("Tied up twice"));
  expect(isChosen("5 stars")).toBe(true);
  api.answer({ [SEND]: answer(review(), { status: 201 }) });
  await press("Submit Review");
  await told("Review submitted!", "Your review has been submitted and is pending approval.");
  expect(screen.queryByLabelText("Title")).toBeNull();
  expect(api.sent(SEND).at(-1)).toMatchObject({ businessId: 7, rating: 5, userName: "Ansel P." });
});

test("a review by staff is marked, its answer is public, and a visitor signs in to mark it", () => {
  const facts = { isByStaff: true, answer: "We have framed it.", answererName: "Odile" };
  open({ reviews: [review(facts)] });
  const card = within(screen.getByRole("article"));
  expect(card.getByText("Added by Landfall staff")).toBeTruthy();
  expect(card.getByText("We have framed it.")).toBeTruthy();
  const link = card.getByRole("link", { name: /^Sign in to mark/ });
  expect(link.getAttribute("href")).toBe("/login");
});

test("a reader marks a review helpful and takes it back", async () => {
  open({
    reviews: [review()],
    viewer: currentUser(),
    answers: {
      "POST /api/reviews/4/helpful": answer({ isHelpful: true, helpfulCount: 1 }),
      "DELETE /api/reviews/4/helpful": answer({ isHelpful: false, helpfulCount: 0 }),
    },
  });
  const helpful = () => screen.getByRole("button", { name: /^Helpful/ });
  await press(/^Helpful/);
  expect(helpful().getAttribute("aria-pressed")).toBe("true");
  expect(helpful().textContent).toContain("(1)");
  await press(/^Helpful/);
  expect(helpful().getAttribute("aria-pressed")).toBe("false");
});

test("a report needs a reason, and is confirmed", async () => {
  const REPORT = "POST /api/reviews/4/report";
  const { api } = open({ reviews: [review()], answers: { [REPORT]: answer({ id: 1 }) } });
  await press(/^Report the review/);
  const dialog = within(await screen.findByRole("dialog"));
  const send = await dialog.findByRole("button", { name: "Send report" });
  const [first] = dialog.getAllByRole("radio");
  expect(document.activeElement).toBe(first);
  send.focus();
  await press("Send report", dialog);
  expect((await dialog.findByRole("alert")).textContent).toBe("Please choose a reason.");
  expect(document.activeElement).toBe(first);
  expect(dialog.getByRole("radiogroup").getAttribute("aria-invalid")).toBe("true");
  expect(api.sent(REPORT)).toEqual([]);
  await choose("Something else", dialog);
  await press("Send report", dialog);
  expect(await dialog.findByText("Please say what is wrong.")).toBeTruthy();
  expect(document.activeElement?.tagName).toBe("TEXTAREA");
  await choose("Not a real experience", dialog);
  await press("Send report", dialog);
  await told("Report sent");
  expect(api.sent(REPORT)).toMatchObject([{ reason: "fake" }]);
});

test("one's own review says what waits, is edited, and is deleted only after a yes", async () => {
  const own = review({ isOwn: true, userEmail: "nell@example.com" });
  const { onChanged } = open({
    own,
    viewer: currentUser(),
    answers: {
      "PUT /api/reviews/4": answer(own),
      "DELETE /api/reviews/4": answer({}),
    },
  });
  const card = within(screen.getByRole("region", { name: "Your review" }));
  expect(card.queryByText("Pending approval")).toBeNull();
  await press("Edit", card);
  await screen.findByRole("button", { name: "Save Review" });
  expect(screen.getByText(/stays as it is until the change is approved/)).toBeTruthy();
  await fill({ "Your review": "Windy, and we loved it." });
  await press("Save Review");
  await told("Review submitted!");
  onChanged.mockClear();
  await press("Delete", card);
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText("Are you sure you want to delete this review?")).toBeTruthy();
  expect(question.getByText("Points that it earned go with it.")).toBeTruthy();
  await press("Cancel", question);
  expect(onChanged).not.toHaveBeenCalled();
  await press("Delete", card);
  await press("Delete", within(await screen.findByRole("alertdialog")));
  await told("Review deleted");
  expect(onChanged).toHaveBeenCalledOnce();
});

test.each([
  [{ isApproved: false }, "Pending approval"],
  [{ pendingChange: {} as Review["pendingChange"] }, "Your change is pending approval"],
])("one's own review that waits says so: %j", (facts, said) => {
  open({ own: review({ isOwn: true, ...facts }), viewer: currentUser() });
  expect(screen.getByText(said)).toBeTruthy();
});

test("sorting and filtering stand in the address", async () => {
  const { at } = open({ reviews: [review()] });
  await fill({ "Sort reviews": "lowest" });
  expect(at()).toBe("/?tab=reviews&sort=lowest");
  await fill({ Stars: "5" });
  expect(at()).toBe("/?tab=reviews&sort=lowest&rating=5");
  expect(fieldOf("Stars").value).toBe("5");
});
