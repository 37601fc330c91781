// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { keepListingDraft } from "#src/domains/directory/manage/components/add-business/listing-draft.ts";
import { EMPTY_LISTING } from "#src/domains/directory/manage/components/listing-form/listing-values.ts";
import { type Answers, answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { holdUploads, photo } from "#tests/support/held-uploads.ts";
import {
  choose,
  closePage,
  fieldOf,
  fill,
  openPage,
  press,
  told,
} from "#tests/support/open-page.tsx";
import AddBusiness from "./add-business.tsx";

afterEach(closePage);

const LISTING = {
  ...EMPTY_LISTING,
  ...{ name: "Tern Point", category: "marinas", description: "Forty slips.", hours: "Daily 8-6" },
  ...{ address: "4 Compromise Street", city: "Annapolis", state: "MD", zipCode: "21401" },
  ...{ phone: "(410) 555-0101", amenities: ["WiFi"] },
};
const DUPLICATES = "GET /api/businesses/duplicates";
const SEND = "POST /api/businesses";

/** At a step, with all that is typed before it. */
async function openAt(step: number, answers: Answers = {}, values = LISTING) {
  const api = answerCalls({ [DUPLICATES]: answer([]), ...answers });
  if (step > 1) keepListingDraft({ values, step });
  const page = openPage({ path: "/add-business", page: AddBusiness });
  await screen.findByText(`Step ${step} of 4`);
  return { api, ...page };
}

const isSaid = (text: string | RegExp) => screen.queryByText(text) !== null;
const areSaid = (texts: readonly string[]) =>
  expect(texts.filter((text) => !isSaid(text))).toEqual([]);
const listOf = (label: string) =>
  [...fieldOf(label).querySelectorAll("option")].map(({ textContent }) => textContent);

test("the first step says how long approval takes, and offers categories and prices", async () => {
  await openAt(1);
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("25");
  expect(screen.getByText(/1-2 business days/)).toBeTruthy();
  expect(fieldOf("Price Range").value).toBe("$$");
  expect(listOf("Price Range")).toEqual(["$", "$$", "$$$"]);
  expect(listOf("Category")).toHaveLength(11);
});

test("the first step refuses blank fields with a message, and goes back nowhere", async () => {
  await openAt(1);
  const previous = screen.getByRole<HTMLButtonElement>("button", { name: "Previous" });
  expect(previous.disabled).toBe(true);
  expect(screen.queryByRole("button", { name: "Submit Business" })).toBeNull();
  await press("Next");
  areSaid([
    "Please enter the name of the business.",
    "Please choose a category.",
    "Please describe the business.",
    "Please give the hours of operation.",
  ]);
  expect(isSaid("Step 1 of 4")).toBe(true);
  expect(document.activeElement).toBe(fieldOf("Business Name"));
});

test("the second step refuses blank fields and wrong addresses, and Previous leads back", async () => {
  const blank = { address: "", city: "", state: "", zipCode: "", phone: "" };
  await openAt(2, {}, { ...LISTING, ...blank });
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("50");
  expect(listOf("State")).toHaveLength(51);
  await press("Next");
  areSaid([
    "Please enter the street address.",
    "Please enter the city.",
    "Please choose a state.",
    "Please enter the ZIP code.",
    "Please enter the phone number.",
  ]);
  await fill({ Website: "not a website", Email: "nobody" });
  await press("Next");
  expect(isSaid("Please enter a valid e-mail address.")).toBe(true);
  expect(isSaid(/^Please enter a valid address, such as/)).toBe(true);
  await press("Previous");
  expect(fieldOf("Business Name").value).toBe("Tern Point");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Previous" }).disabled).toBe(true);
});

test("Next leads over four steps to the submit, Previous back, and e-mail and website may be blank", async () => {
  const { api, at } = await openAt(1, { [SEND]: answer({ id: 9 }, { status: 201 }) });
  const isThere = (name: string) => screen.queryByRole("button", { name }) !== null;
  const isAt = async (step: number, title: string) => {
    await screen.findByText(`Step ${step} of 4`);
    expect(screen.getByRole("heading", { level: 2, name: title })).toBeTruthy();
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe(`${step * 25}`);
    expect([isThere("Next"), isThere("Submit Business")]).toEqual([step < 4, step === 4]);
  };
  await isAt(1, "Basic Information");
  const { name, category, description, hours } = LISTING;
  await fill({ "Business Name": name, Category: category, Description: description });
  await choose("In my own words");
  await fill({ "Hours in your own words": hours });
  await press("Next");
  await isAt(2, "Location & Contact Information");
  const { address, city, state, zipCode, phone } = LISTING;
  await fill({ "Street Address": address, City: city, State: state, "ZIP Code": zipCode });
  await fill({ "Phone Number": phone });
  await press("Next");
  await isAt(3, "Amenities & Features");
  await press("Next");
  await isAt(4, "Photos");
  expect(screen.getByRole("heading", { name: "Review Your Listing" })).toBeTruthy();
  for (const step of [3, 2, 1]) {
    await press("Previous");
    await screen.findByText(`Step ${step} of 4`);
  }
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Previous" }).disabled).toBe(true);
  for (const step of [2, 3, 4]) {
    await press("Next");
    await screen.findByText(`Step ${step} of 4`);
  }
  await press("Submit Business");
  await told("Business submitted successfully!");
  expect(api.sent(SEND)).toMatchObject([{ name, phone, email: null, website: null }]);
  expect(at()).toBe("/");
});

test("what was entered earlier is said to be here, also after signing in, and can be thrown away", async () => {
  await openAt(2);
  cleanup();
  openPage({ path: "/add-business", page: AddBusiness, viewer: currentUser() });
  await screen.findByText("Step 2 of 4");
  expect(fieldOf("City").value).toBe("Annapolis");
  expect(isSaid("What you entered earlier on this device is still here.")).toBe(true);
  await press("Start over");
  expect(isSaid("Step 1 of 4")).toBe(true);
  expect(fieldOf("Business Name").value).toBe("");
});

test("a place that is listed already is shown before it is sent in again", async () => {
  const known = { id: 7, name: "Halfway Rock", address: "1 Dock Street", city: "Annapolis" };
  const found = answer([{ ...known, state: "MD", reason: "same phone" }]);
  await openAt(4, { [DUPLICATES]: found });
  const notice = (await screen.findByText("Is it one of these already?")).closest("[role=alert]");
  expect(notice?.textContent).toContain("has the same phone number");
  const link = within(notice as HTMLElement).getByRole("link", { name: /^Halfway Rock/ });
  expect(link.getAttribute("href")).toBe("/business/7");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Submit Business" }).disabled).toBe(
    false,
  );
});

test("a failed submit says so and keeps what was typed, chosen and uploaded", async () => {
  const held = Promise.withResolvers<Response>();
  const { api, at } = await openAt(4, { [SEND]: () => held.promise });
  const sending = holdUploads();
  const picker = screen.getByLabelText("Photos of the business");
  await act(async () => {
    fireEvent.change(picker, { target: { files: [photo("a.jpg")] } });
  });
  await act(async () => sending[0]?.arriveAt(`/media/${"a".repeat(24)}-900x600`));
  const review = within(screen.getByRole("region", { name: "Review Your Listing" }));
  await press("Submit Business");
  expect(await screen.findByRole("button", { name: "Submitting..." })).toBeTruthy();
  await act(async () => held.resolve(new Response("", { status: 502 })));
  await told("Error", "Failed to submit business listing. Please try again.");
  expect(review.getByText("Tern Point")).toBeTruthy();
  expect(review.getByText("WiFi")).toBeTruthy();
  expect(review.getAllByRole("img")).toHaveLength(1);
  api.answer({ [SEND]: refuse(400, { message: "The harbour is full." }) });
  await press("Submit Business");
  await told("The harbour is full.");
  api.answer({ [SEND]: answer({ id: 9 }, { status: 201 }) });
  await press("Submit Business");
  await told(
    "Business submitted successfully!",
    "Your business listing has been submitted for review. We'll notify you once it's approved.",
  );
  expect(at()).toBe("/");
});

test("the packages below say that an owner asks for them after approval", async () => {
  await openAt(1);
  const packages = screen.getByRole("region", { name: "Featured listing packages" });
  expect(packages.textContent).toContain("contact us after your listing is approved to upgrade");
  expect(within(packages).getByText("Premium Featured")).toBeTruthy();
});
