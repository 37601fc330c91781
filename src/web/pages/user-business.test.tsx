// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
// The form comes when it is asked for; the test does not wait for its modules.
import "#src/domains/directory/manage/components/edit-listing/edit-listing-form.tsx";
import { type Answers, answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import {
  click,
  closePage,
  fieldOf,
  fill,
  openPage,
  press,
  told,
} from "#tests/support/open-page.tsx";
import { plainListing } from "#tests/support/plain-listing.ts";
import { createQueryClient } from "../query-client.ts";
import UserBusiness from "./user-business.tsx";

afterEach(closePage);

const owner = currentUser({ id: "u1", accountType: "business_owner" });
const listing = (facts: object = {}) =>
  plainListing({ ownerId: "u1", version: 1, images: [], status: "live", ...facts });

async function open(answers: Answers, viewer = owner) {
  const api = answerCalls(answers);
  const path = "/user-dashboard/business/:id";
  openPage({ path, page: UserBusiness, address: "/user-dashboard/business/7", viewer });
  await screen.findByRole("heading", { level: 1 });
  return api;
}

test("without scripts a sentence says what to do", () => {
  const Page = UserBusiness as ComponentType<{ params: { id: string } }>;
  const html = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <Page params={{ id: "7" }} />
    </QueryClientProvider>,
  );
  expect(html).toMatch(/<noscript>.*Please turn them on.*href="\/support".*<\/noscript>/);
});

test("nobody but the owner edits a listing", async () => {
  await open({ "GET /api/businesses/7": answer(listing()) }, currentUser({ id: "u2" }));
  expect((await screen.findByText("Access Denied")).tagName).toBe("H1");
  expect(screen.queryByLabelText("Business Name")).toBeNull();
});

test("a change by somebody else meanwhile is told, and what was typed stays until reloaded", async () => {
  const conflict = refuse(409, { message: "It was changed.", code: "version_conflict" });
  const api = await open({
    "GET /api/businesses/7": answer(listing()),
    "PUT /api/businesses/7": conflict,
  });
  await screen.findByLabelText("Description");
  // The test's own document does not take what a select begins with.
  await fill({ Description: "Mine.", Category: "restaurants", State: "MD" });
  await press("Save changes");
  const told409 = await screen.findByText("Someone else changed this listing meanwhile.");
  expect(told409.closest("[role=alert]")).not.toBeNull();
  expect(fieldOf("Description").value).toBe("Mine.");
  expect(api.sent("PUT /api/businesses/7")).toEqual([{ description: "Mine.", version: 1 }]);

  const theirs = listing({ description: "Theirs.", version: 2 });
  api.answer({
    "GET /api/businesses/7": answer(theirs),
    "PUT /api/businesses/7": answer({ ...theirs, description: "Mine again.", version: 3 }),
  });
  await press("Load it again");
  expect(fieldOf("Description").value).toBe("Theirs.");
  await fill({ Description: "Mine again.", Category: "restaurants", State: "MD" });
  await press("Save changes");
  await told("Your listing is up to date.");
  expect(api.sent("PUT /api/businesses/7").at(-1)).toEqual({
    description: "Mine again.",
    version: 2,
  });
});

test("a change that waits for approval is said to wait, and named", async () => {
  const waiting = listing({ waitingFields: ["name"], version: 2 });
  await open({
    "GET /api/businesses/7": answer(listing()),
    "PUT /api/businesses/7": answer(waiting),
  });
  await screen.findByLabelText("Business Name");
  await fill({ "Business Name": "Halfway Rock & Yard", Category: "restaurants", State: "MD" });
  const preview = screen.getByRole("region", { name: "Preview" });
  expect(preview.textContent).toContain("Halfway Rock & Yard");
  await press("Save changes");
  await told("Waiting for approval");
  expect(fieldOf("Business Name").value).toBe("Halfway Rock");
});

test("a video is there to be watched, and goes when it is taken out", async () => {
  const videos = ["c", "d"].map((id) => `/media/${id.repeat(24)}.mp4`);
  const api = await open({
    "GET /api/businesses/7": answer(listing({ videos })),
    "PUT /api/businesses/7": answer(listing({ videos: videos.slice(1), version: 2 })),
  });
  await screen.findByLabelText("Description");
  expect(document.querySelectorAll("video[controls]")).toHaveLength(2);
  await press("Remove video 1 of 2");
  await fill({ Category: "restaurants", State: "MD" });
  await press("Save changes");
  await told("Your listing is up to date.");
  expect(api.sent("PUT /api/businesses/7")).toEqual([{ videos: videos.slice(1), version: 1 }]);
});

const RENEWING = {
  ...{ state: "active", packageLevel: 2, packageName: "Premium Featured", price: 59 },
  ...{ nextChargeAt: "2126-12-17T00:00:00.000Z", paidUntil: "2126-12-17T00:00:00.000Z" },
  ...{ cancelAt: null, graceUntil: null },
  ...{ mayRenew: true, isOwnCard: true },
};

interface PromotionFacts {
  featuredLevel?: number;
  renewing?: object | null;
  running?: object[];
  payments?: object[];
}

async function openPromotion(facts: PromotionFacts) {
  const { featuredLevel = 2, renewing = RENEWING, running = [], payments = [] } = facts;
  const managed = { paidLevel: featuredLevel, grantedLevel: 0, running, renewing };
  const api = answerCalls({
    "GET /api/businesses/7": answer(listing({ featuredLevel })),
    "GET /api/businesses/7/promotion": answer({
      ...{ businessId: 7, businessName: "Halfway Rock", featuredLevel, quote: null },
      managed: { ...managed, customDescription: "Old words." },
    }),
    "PUT /api/businesses/7/promotion/description": answer({ success: true }),
    "GET /api/user/payments": answer(payments),
  });
  const path = "/user-dashboard/business/:id";
  const address = "/user-dashboard/business/7?tab=promotion";
  openPage({ path, page: UserBusiness, address, viewer: owner });
  await screen.findByRole("heading", { name: "Promotion" });
  return api;
}

test("from level 2 the owner writes words of their own", async () => {
  const api = await openPromotion({});
  expect(fieldOf("Custom description").value).toBe("Old words.");
  await fill({ "Custom description": "New words." });
  await press("Save your words");
  await told("Your words are saved");
  expect(api.sent("PUT /api/businesses/7/promotion/description")).toEqual([
    { customDescription: "New words." },
  ]);
  closePage();
  await openPromotion({ featuredLevel: 1 });
  expect(screen.queryByLabelText("Custom description")).toBeNull();
});

const month = (facts: object) => ({
  ...{ packageLevel: 2, packageName: "Premium Featured", autoRenew: true },
  isSubscribed: true,
  ...{ startsAt: "2026-11-17T00:00:00.000Z", endsAt: RENEWING.nextChargeAt },
  ...facts,
});

test("what the owner has paid stands there with its package, receipt's number and refunds", async () => {
  const paid = (id: number, facts: object) => ({
    ...{ id, number: `LF-00000${id}`, card: "Visa 4242", refunds: [], ...facts },
  });
  await openPromotion({
    payments: [
      paid(8, {
        ...{ description: "Top Placement for Halfway Rock", amount: 40.25 },
        paidAt: "2026-11-17T10:00:00.000Z",
      }),
      paid(7, {
        ...{ description: "Premium Featured for Halfway Rock", amount: 59 },
        paidAt: "2026-11-10T10:00:00.000Z",
        refunds: [
          { id: 1, amount: 20, state: "succeeded", createdAt: "2026-11-12T10:00:00.000Z" },
          { id: 2, amount: 5, state: "failed", createdAt: "2026-11-13T10:00:00.000Z" },
        ],
      }),
    ],
  });
  const region = await screen.findByRole("region", { name: "Your payments" });
  expect(region.textContent).toBe(
    "Your paymentsTop Placement for Halfway Rock$40.25LF-000008 · November 17, 2026 · Visa 4242" +
      "Premium Featured for Halfway Rock$59.00LF-000007 · November 10, 2026 · Visa 4242" +
      "Refund on November 12, 2026, sent back to your card−$20.00" +
      "Refund on November 13, 2026, did not go through$5.00",
  );
});

test("a cheaper package that comes next is told with what runs until then", async () => {
  const next = { ...RENEWING, packageLevel: 1, packageName: "Basic Featured", price: 29 };
  await openPromotion({ renewing: next, running: [month({})] });
  expect(screen.getByRole("heading", { name: "Premium Featured" })).toBeTruthy();
  const words = "Premium Featured until December 17, 2126, then Basic Featured for $29 a month.";
  expect(screen.getByText(words)).toBeTruthy();
});

test("a cancelled promotion is told once, and a month that was bought beside it, too", async () => {
  const renewing = { ...RENEWING, cancelAt: RENEWING.nextChargeAt };
  const beside = month({
    ...{ autoRenew: false, isSubscribed: false, packageLevel: 1, packageName: "Basic Featured" },
  });
  await openPromotion({ renewing, running: [month({ autoRenew: false }), beside] });
  expect(screen.getAllByRole("heading", { name: "Premium Featured" })).toHaveLength(1);
  expect(screen.getByText(/It does not renew/)).toBeTruthy();
});

test("what is cancelled while a cheaper package was to follow is told as what runs, once", async () => {
  const next = { packageLevel: 1, packageName: "Basic Featured", price: 29 };
  const renewing = { ...RENEWING, ...next, cancelAt: RENEWING.nextChargeAt };
  await openPromotion({ renewing, running: [month({ autoRenew: false })] });
  expect(screen.getAllByRole("heading", { name: "Premium Featured" })).toHaveLength(1);
  expect(screen.queryByText(/Basic Featured/)).toBeNull();
  expect(screen.getByText(/Cancelled\. It runs until December 17, 2126/)).toBeTruthy();
  expect(screen.queryByText(/It does not renew/)).toBeNull();
});

test("a month that was shortened is told with its true end, also where it is cancelled", async () => {
  const renewing = { ...RENEWING, paidUntil: "2126-12-01T00:00:00.000Z" };
  await openPromotion({ renewing, running: [month({ endsAt: renewing.paidUntil })] });
  const end = "It runs until December 1, 2126, which is paid for.";
  const words = `Money for this month went back. ${end} Premium Featured renews on December 17, 2126 for $59.`;
  expect(screen.getByText(words)).toBeTruthy();
  await press("Cancel");
  expect(await screen.findByText(`${end} Nothing more is charged.`)).toBeTruthy();
  closePage();
  const over = { ...renewing, paidUntil: "2026-11-01T00:00:00.000Z" };
  await openPromotion({ renewing: { ...over, cancelAt: RENEWING.nextChargeAt } });
  expect(screen.getByText("Cancelled. It ended on November 1, 2026.")).toBeTruthy();
});

test("past due, the owner reads until when the level stays and what is open, and is offered no change", async () => {
  const graceUntil = "2126-12-24T00:00:00.000Z";
  await openPromotion({ renewing: { ...RENEWING, state: "past-due", graceUntil } });
  expect(screen.getByText(/until December 24, 2126 the level stays/)).toBeTruthy();
  expect(screen.getByText("The payment of $59 for this month is still open.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Change package" })).toBeNull();
  expect(screen.getByRole("button", { name: "Card and invoices" })).toBeTruthy();
  await press("Cancel");
  expect(await screen.findByText(/the level ends on December 24, 2126/)).toBeTruthy();
});

test("without a choice the change of a package asks for one, and its button can be reached", async () => {
  await openPromotion({});
  await press("Change package");
  const dialog = await screen.findByRole("dialog", { name: "Change package" });
  const agree = within(dialog).getByRole("button", { name: "Change package" });
  expect(agree).toHaveProperty("disabled", false);
  await click(agree);
  expect(await screen.findByText("Please choose a package.")).toBeTruthy();
});

test("a month can be bought beside nothing that renews", async () => {
  const offer = () => screen.queryByRole("link", { name: "Buy a month" });
  await openPromotion({});
  expect(offer()).toBeNull();
  for (const renewing of [null, { ...RENEWING, cancelAt: RENEWING.nextChargeAt }]) {
    closePage();
    await openPromotion({ renewing });
    expect(offer()?.getAttribute("href")).toBe("/advertise?businessId=7");
  }
});

test("a cancelled promotion names its last day; only what the owner pays for can be resumed", async () => {
  const cancelled = { ...RENEWING, cancelAt: RENEWING.nextChargeAt };
  await openPromotion({ renewing: cancelled });
  expect(screen.getByText(/It runs until December 17, 2126, which is paid for/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Resume" })).toBeTruthy();
  closePage();
  await openPromotion({ renewing: { ...cancelled, mayRenew: false, isOwnCard: false } });
  expect(screen.queryByRole("button", { name: "Resume" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Card and invoices" })).toBeNull();
});
