// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast } from "#src/design/primitives/toast-store.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { answer, answerCalls, loseConnection } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, openPage, press, told } from "#tests/support/open-page.tsx";
import { plainListing } from "#tests/support/plain-listing.ts";
import { UNCOUNTED_WORDS, type UncountedReason } from "../limits-contract.ts";
import { ConfirmVisit } from "./confirm-visit.tsx";

afterEach(closePage);

const VISIT = "POST /api/users/*/actions";
const HERE = { latitude: 38.97845, longitude: -76.485, accuracy: 12 };

/** The device says where it is; undefined is one that does not. */
function locate(coords: object | undefined): void {
  const getCurrentPosition = (tell: (at: object) => void, refuse: () => void) =>
    coords ? tell({ coords }) : refuse();
  vi.stubGlobal("navigator", { ...navigator, geolocation: { getCurrentPosition } });
}

function open(answers = {}, facts: Partial<Business> = {}, viewer = true) {
  const confirmed = vi.fn();
  const business = plainListing(facts);
  const page = () => <ConfirmVisit business={business} onConfirmed={confirmed} />;
  const api = answerCalls(answers);
  const path = "/business/7";
  openPage({ path, page, viewer: viewer ? currentUser() : null });
  return { api, confirmed };
}

const uncounted = (reason: UncountedReason) =>
  answer({ counted: false, points: 0, reason, message: UNCOUNTED_WORDS[reason] }, { status: 201 });

test("a visit is told with the position of the device, and says what it earned", async () => {
  locate(HERE);
  const counted = { counted: true, points: 10, reason: null, message: "+10 points" };
  const { api, confirmed } = open({ [VISIT]: answer(counted, { status: 201 }) });
  await press("Confirm my visit");
  await told("Visit confirmed", "+10 points");
  act(() => dismissToast(currentToast()?.id ?? 0));
  expect(screen.getByRole("main").textContent).toContain("Visit confirmed. +10 points");
  expect(api.sent(VISIT)).toEqual([{ action: "visit", metadata: { businessId: 7, ...HERE } }]);
  expect(confirmed).toHaveBeenCalledWith("u1");
});

test.each([
  ["not_close", "Your visit was not confirmed"],
  ["too_fast", "Your visit was not confirmed"],
  ["already_today", "Already confirmed"],
  ["over_limit", "Visit confirmed"],
] as const)("what does not count says why: %s", async (reason, title) => {
  locate(HERE);
  const { confirmed } = open({ [VISIT]: uncounted(reason) });
  await press("Confirm my visit");
  await told(title, UNCOUNTED_WORDS[reason]);
  expect(confirmed).not.toHaveBeenCalled();
});

test("a device that is not sure where it is, and one that does not say, are told apart", async () => {
  locate({ ...HERE, accuracy: 5000 });
  const { api } = open({ [VISIT]: uncounted("not_close") });
  await press("Confirm my visit");
  await told("Your visit was not confirmed", "does not know well enough where it is");
  locate(undefined);
  await press("Confirm my visit");
  await told("Your position is not known", "Allow location for this site");
  expect(api.sent(VISIT)).toHaveLength(1);
  locate(HERE);
  api.answer({ [VISIT]: loseConnection });
  await press("Confirm my visit");
  await told("Your visit was not confirmed", "Please try again.");
});

test("what the page shows of points is asked for again afterwards", async () => {
  locate(HERE);
  const counted = { counted: true, points: 10, reason: null, message: "+10 points" };
  answerCalls({ [VISIT]: answer(counted, { status: 201 }) });
  const readStats = vi.fn(async () => ({ totalPoints: 0 }));
  const Page = () => {
    useQuery({ queryKey: ["rewards", "u1", "stats"], queryFn: readStats });
    return <ConfirmVisit business={plainListing()} onConfirmed={vi.fn()} />;
  };
  openPage({ path: "/business/7", page: Page, viewer: currentUser() });
  await press("Confirm my visit");
  await told("Visit confirmed");
  await expect.poll(() => readStats.mock.calls.length).toBe(2);
});

test("whoever is not signed in is led to sign in and back", () => {
  open({}, {}, false);
  const link = screen.getByRole("link", { name: "Confirm my visit" });
  expect(link.getAttribute("href")).toBe("/login?next=%2Fbusiness%2F7");
});

test.each([
  ["approximate", { positionIsApproximate: true }],
  ["unknown", { latitude: null, longitude: null }],
  ["of a listing that is not live", { isActive: false }],
])("where the position is %s there is nothing to confirm", (_, facts) => {
  open({}, facts);
  expect(screen.queryByText("Confirm my visit")).toBeNull();
});
