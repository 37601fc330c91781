// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answer, answerCalls, loseConnection } from "#tests/support/answer-calls.ts";
import {
  choose,
  click,
  closePage,
  fieldOf,
  fill,
  openPage,
  press,
} from "#tests/support/open-page.tsx";
import { plainListing } from "#tests/support/plain-listing.ts";
import { until } from "#tests/support/until.ts";
import Reviews from "./reviews.tsx";

afterEach(closePage);

const SEND = "POST /api/businesses/7/reviews";
const FIND = "GET /api/businesses/search";
const TYPED = {
  "Your name": "Ansel P.",
  Title: "From the page of reviews",
  "Your review": "A cleat that held in a blow.",
};

const open = () => openPage({ path: "/reviews", page: Reviews });
const alertText = async () => (await screen.findByRole("alert")).textContent;
const isReady = () =>
  screen.getByRole("button", { name: "Submit Review" }).getAttribute("aria-disabled") !== "true";

async function pickPlace(): Promise<void> {
  await fill({ Business: "Halfway" });
  const list = await screen.findByRole("list", { name: "Matching businesses" });
  await click(within(list).getByRole("button", { name: /Halfway Rock/ }));
}

test("the form says that points are the same for every review, and the guidelines speak of businesses", () => {
  open();
  const form = fieldOf("Title").form as HTMLFormElement;
  expect(form.textContent).toContain(
    "With an account, every published review earns the same points, whatever it says and however many stars it gives.",
  );
  expect(screen.getByText(/take nothing from a business in return/)).toBeTruthy();
});

test("/reviews asks for a place and stars first, and finds the place", async () => {
  const places = Array.from({ length: 12 }, (_, index) =>
    plainListing({ id: index + 1, name: `Rock ${index}` }),
  );
  const api = answerCalls({ [FIND]: answer(places) });
  open();
  expect(screen.getByRole("heading", { name: "Review guidelines" })).toBeTruthy();
  expect(isReady()).toBe(false);
  fireEvent.submit(fieldOf("Title").form as HTMLFormElement);
  expect(await alertText()).toBe("Please select a business and provide a rating.");
  await fill({ Business: "Annapolis" });
  const list = await screen.findByRole("list", { name: "Matching businesses" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(10);
  expect(list.textContent).toContain("Annapolis");
  await until(() => expect(api.calls.at(-1)?.search.get("q")).toBe("Annapolis"));
  await click(within(list).getByRole("button", { name: /Rock 0/ }));
  expect(screen.getByText("Your review is about")).toBeTruthy();
  expect(isReady()).toBe(false);
  await choose("5 stars");
  expect(isReady()).toBe(true);
});

test.each([
  ["stars", pickPlace],
  ["a place", () => choose("1 star")],
])("/reviews is not sent without %s", async (_missing, give) => {
  const api = answerCalls({ [FIND]: answer([plainListing()]) });
  open();
  await give();
  await fill({ ...TYPED, "Your e-mail": "ansel@example.com" });
  expect(isReady()).toBe(false);
  await press("Submit Review");
  expect(await alertText()).toBe("Please select a business and provide a rating.");
  expect(api.sent(SEND)).toEqual([]);
});

test("/reviews asks for every word that is missing", async () => {
  const api = answerCalls({ [FIND]: answer([plainListing()]) });
  open();
  await pickPlace();
  await choose("5 stars");
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

test("/reviews says what is wrong, keeps what was typed over a failure and a reload, and thanks", async () => {
  const api = answerCalls({ [FIND]: answer([plainListing()]), [SEND]: loseConnection });
  open();
  await pickPlace();
  await choose("5 stars");
  await fill({ ...TYPED, "Your e-mail": "nobody" });
  await press("Submit Review");
  expect(screen.getByText("Please enter a valid e-mail address.")).toBeTruthy();
  expect(api.sent(SEND)).toEqual([]);
  await fill({ "Your e-mail": "ansel@example.com" });
  await press("Submit Review");
  expect(await alertText()).toBe("Failed to submit review. Please try again.");
  expect(fieldOf("Title").value).toBe(TYPED.Title);

  cleanup();
  open();
  expect(await screen.findByText("Your review is about")).toBeTruthy();
  await until(() => expect(fieldOf("Title").value).toBe(TYPED.Title));
  api.answer({ [SEND]: answer({ id: 1 }, { status: 201 }) });
  await press("Submit Review");
  expect(await alertText()).toBe(
    "Thank you for your review! It will be published after moderation.",
  );
  expect(fieldOf("Title").value).toBe("");
  expect(api.sent(SEND).at(-1)).toMatchObject({ businessId: 7, rating: 5, title: TYPED.Title });
});
