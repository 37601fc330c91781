// @vitest-environment happy-dom
import { act, createEvent, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  type Answers,
  answer,
  answerInTurn,
  answerList,
  loseConnection,
  refuse,
} from "#tests/support/answer-calls.ts";
import { holdUploads, photo } from "#tests/support/held-uploads.ts";
import { openAdminTab, rowOf } from "#tests/support/open-admin.tsx";
import { click, closePage, fieldOf, fill, follow, press, told } from "#tests/support/open-page.tsx";
import { plainListing } from "#tests/support/plain-listing.ts";
import { until } from "#tests/support/until.ts";

afterEach(closePage);

const LIST = "GET /api/businesses";
const listing = plainListing({ images: [], status: "live", version: 4, isDemo: true });

async function open(answers: Answers = {}, address = {}) {
  const page = await openAdminTab(
    "businesses",
    { [LIST]: answerList([listing]), ...answers },
    address,
  );
  await rowOf("Halfway Rock");
  return page;
}

test("the switch takes a listing off and says so", async () => {
  let isActive = true;
  const { api } = await open({
    [LIST]: (call) =>
      answerList([{ ...listing, isActive, status: isActive ? "live" : "inactive" }])(call),
    "PUT /api/businesses/7": () => {
      isActive = false;
      return Response.json(listing);
    },
  });
  const active = screen.getByRole<HTMLInputElement>("switch", { name: "Halfway Rock is active" });
  await click(active);
  await told("Business updated");
  expect(api.sent("PUT /api/businesses/7")).toEqual([{ isActive: false }]);
  await until(async () => expect((await rowOf("Halfway Rock")).textContent).toContain("Inactive"));
});

test("the list tells thousands of reviews apart", async () => {
  const known = { ...listing, averageRating: "4.6", reviewCount: 1234 };
  await open({ [LIST]: answerList([known]) });
  expect((await rowOf("Halfway Rock")).textContent).toContain("4.6 (1,234)");
});

test("what is paid for stands beside the level that was granted", async () => {
  const paid = { ...listing, featuredLevel: 2, paidLevel: 2, grantedLevel: 1 };
  await open({
    [LIST]: answerList([paid]),
    "POST /api/businesses/7/feature": answer({ ...paid, grantedLevel: 0 }),
  });
  const level = screen.getByLabelText<HTMLSelectElement>("Advertising level of Halfway Rock");
  expect(level.value).toBe("1");
  expect(screen.getByText("Paid: Premium")).toBeTruthy();
  await act(async () => void fireEvent.change(level, { target: { value: 0 } }));
  await told(
    "Business advertising level updated to None",
    "Premium is paid for and shown while that runs.",
  );
});

test("the advertising level is changed from the list, and a refusal is told", async () => {
  const FEATURE = "POST /api/businesses/7/feature";
  let shown = listing;
  const { api } = await open({
    [LIST]: (call) => answerList([shown])(call),
    [FEATURE]: ({ body }) => {
      shown = { ...listing, ...(body as { featuredLevel: number }) };
      return Response.json(shown);
    },
  });
  const level = () => screen.getByLabelText<HTMLSelectElement>("Advertising level of Halfway Rock");
  const names = ["None", "Basic", "Premium", "Top Tier"];
  expect([...level().options].map(({ text }) => text)).toEqual(names);
  const set = (value: string) =>
    act(async () => void fireEvent.change(level(), { target: { value } }));
  for (const value of [3, 1, 2, 0]) {
    await set(String(value));
    await told(`Business advertising level updated to ${names[value]}`);
    await until(() => expect(level().value).toBe(String(value)));
  }
  expect(api.sent(FEATURE)).toEqual([3, 1, 2, 0].map((featuredLevel) => ({ featuredLevel })));
  api.answer({ [FEATURE]: loseConnection });
  await set("1");
  await told("Failed to update advertising level");
  expect(level().value).toBe("0");
  api.answer({ [FEATURE]: refuse(400, { message: "Not this one." }) });
  await set("1");
  await told("Error", "Not this one.");
});

test("a listing is deleted from the list only after a yes", async () => {
  const DELETE = "DELETE /api/businesses/7";
  const { api } = await open({ [DELETE]: answerInTurn(loseConnection, answer({})) });
  const ask = async (yes: string) => {
    await press("Delete Halfway Rock");
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText("Are you sure you want to delete this business?")).toBeTruthy();
    await press(yes, question);
  };
  await ask("Cancel");
  expect(api.sent(DELETE)).toEqual([]);
  await ask("Delete");
  await told("Failed to delete business");
  api.answer({ [LIST]: answerList([]) });
  await ask("Delete");
  await told("Business deleted");
  expect(await screen.findByText("No businesses found")).toBeTruthy();
});

test("the table pages, sorts, filters and searches, and its state is in the address", async () => {
  const rows = [listing, { ...listing, id: 8, name: "Long Pier" }];
  const { api, at } = await open({ [LIST]: answerList(rows, 60) }, { status: "live" });
  const asked = () => Object.fromEntries(api.calls.at(-1)?.search ?? []);
  expect(screen.getAllByText("Demo data")).toHaveLength(2);
  await press("Business");
  await press("Business");
  expect(at()).toContain("sort=name&direction=asc");
  const column = screen.getByRole("columnheader", { name: "Business" });
  expect(column.getAttribute("aria-sort")).toBe("ascending");
  await until(() => expect(asked()).toMatchObject({ sort: "name", direction: "asc" }));
  await follow("Next page");
  expect(at()).toContain("page=2");
  await until(() => expect(asked()).toMatchObject({ offset: "25", status: "live" }));
  expect(await screen.findByText(/^26–.* of/)).toBeTruthy();
  await fill({ "Search businesses": "annapolis", Status: "inactive" });
  await until(() => expect(at()).toContain("q=annapolis"));
  expect(at()).toContain("status=inactive");
  expect(at()).not.toContain("page=2");
  await until(() => expect(asked()).toMatchObject({ q: "annapolis", status: "inactive" }));
});

async function openEdit(answers: Answers = {}) {
  const page = await open(answers);
  await press("Edit Halfway Rock");
  const element = await screen.findByRole("dialog", { name: "Edit Halfway Rock" });
  const input = element.querySelector("input[type=file]") as HTMLInputElement;
  const take = (...files: File[]) =>
    act(async () => void fireEvent.change(input, { target: { files } }));
  return { ...page, dialog: within(element), take };
}

test("files that are no pictures, and more than ten, are refused in the edit dialog", async () => {
  const { dialog, take } = await openEdit();
  holdUploads();
  await take(new File(["no picture"], "notes.txt", { type: "text/plain" }));
  await told("Invalid files", "Please select only image files.");
  const target = dialog.getByText(/JPG, PNG or WebP/);
  const drop = createEvent.drop(target);
  const files = [new File(["<svg/>"], "drawing.svg", { type: "image/svg+xml" })];
  Object.defineProperty(drop, "dataTransfer", { value: { files, types: ["Files"] } });
  await act(async () => void fireEvent(target, drop));
  await told("Please drop only image files.");
  await take(...Array.from({ length: 11 }, (_, index) => photo(`${index}.jpg`)));
  await told("Too many images", "Maximum 10 images allowed per business.");
});

test("the edit dialog refuses blank fields, tells a failure and keeps what was typed", async () => {
  const PUT = "PUT /api/businesses/7";
  const { api, dialog } = await openEdit({ [PUT]: answerInTurn(loseConnection, answer(listing)) });
  const prices = [...fieldOf("Price Range").querySelectorAll("option")].map(({ text }) => text);
  expect(prices).toEqual(["$", "$$", "$$$", "$$$$"]);
  const blank = { "Business Name": "", City: "", "Street Address": "" };
  // The page's own filter is called Category, too.
  const state = dialog.getByLabelText<HTMLSelectElement>("State");
  await fill(blank);
  await act(async () => void fireEvent.change(state, { target: { value: "" } }));
  await press("Save", dialog);
  for (const message of [
    "Please enter the name of the business.",
    "Please enter the city.",
    "Please enter the street address.",
    "Please choose a state.",
  ]) {
    expect(dialog.getByText(message)).toBeTruthy();
  }
  expect(api.sent(PUT)).toEqual([]);
  await fill({ "Business Name": "Renamed", City: "Oxford", "Street Address": "1 Tilghman Street" });
  await act(async () => void fireEvent.change(state, { target: { value: "MD" } }));
  const category = dialog.getByLabelText("Category");
  await act(async () => void fireEvent.change(category, { target: { value: "restaurants" } }));
  await fill({ Amenities: "Fuel Dock, , Ice ," });
  await press("Save", dialog);
  await told("Failed to update business");
  expect(fieldOf("Business Name").value).toBe("Renamed");
  await press("Save", dialog);
  await told("Business updated");
  expect(api.sent(PUT).at(-1)).toMatchObject({ name: "Renamed", amenities: ["Fuel Dock", "Ice"] });
});

test("a video is taken out in the edit dialog", async () => {
  const PUT = "PUT /api/businesses/7";
  const filmed = { ...listing, videos: [`/media/${"c".repeat(24)}.mp4`] };
  const answers = { [LIST]: answerList([filmed]), [PUT]: answer(listing) };
  const { api, dialog } = await openEdit(answers);
  const category = dialog.getByLabelText("Category");
  await act(async () => void fireEvent.change(category, { target: { value: "restaurants" } }));
  const state = dialog.getByLabelText("State");
  await act(async () => void fireEvent.change(state, { target: { value: "MD" } }));
  expect(dialog.getByLabelText("Video 1 of 1").tagName).toBe("VIDEO");
  await press("Remove video 1 of 1", dialog);
  await press("Save", dialog);
  await told("Business updated");
  expect(api.sent(PUT).at(-1)).toMatchObject({ videos: [] });
});
