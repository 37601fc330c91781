// @vitest-environment happy-dom
import { act, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import {
  type Answers,
  answer,
  answerCalls,
  answerInTurn,
  refuse,
} from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, openPage, press, told } from "#tests/support/open-page.tsx";
import EventSubscription from "./event-subscription.tsx";

afterEach(closePage);

const PLAN = "GET /api/user/event-subscription";
const PAYMENTS = "GET /api/user/payments";
const SUBSCRIBE = "POST /api/create-event-subscription";
const BUTTON = "Subscribe for $39/month";
const NONE = {
  ...{ status: "inactive", isPastDue: false, price: 39, graceUntil: null, nextChargeAt: null },
  ...{ cancelAt: null, checkout: null, isSandbox: true, isOpen: true },
};
const ACTIVE = { ...NONE, status: "active", nextChargeAt: "2026-12-17T00:00:00.000Z" };
const nell = currentUser();

interface Opened {
  answers?: Answers;
  viewer?: typeof nell | null;
  search?: string;
  data?: object;
}

function open({ answers, viewer = nell, search = "", data = {} }: Opened = {}) {
  const api = answerCalls({ [PLAN]: answer(NONE), [PAYMENTS]: answer([]), ...answers });
  const page = openPage({
    ...{ path: "/event-subscription", address: `/event-subscription${search}` },
    ...{ page: EventSubscription, viewer, data: { processor: "sandbox", ...data } },
  });
  return { api, ...page };
}

test("the plan stands there with its price, features, questions and a button", async () => {
  const { main } = open();
  expect(main.getByRole("heading", { level: 1, name: "Event Organizer Pro" })).toBeTruthy();
  expect(main.getAllByText("$39/month")).toHaveLength(2);
  const features = within(main.getByRole("list", { name: "Included" })).getAllByRole("listitem");
  expect(features.map(({ textContent }) => textContent?.trim())).toEqual([
    "Create as many events as you like",
    "Event pages with pictures, tags and tickets",
    "Registrations with attendee counts",
    "A list of everybody who registered",
    "Cancel anytime",
  ]);
  expect(main.getByText("Can I cancel?")).toBeTruthy();
  expect(main.queryByRole("link", { name: "Create Event" })).toBeNull();
  expect(main.getByText("Sandbox payments")).toBeTruthy();
  expect(await screen.findByRole("button", { name: BUTTON })).toBeTruthy();
});

test("the page says who takes the money, if anybody does", () => {
  expect(open({ data: { processor: "stripe" } }).main.getByText(/^Stripe takes/)).toBeTruthy();
  closePage();
  const { main } = open({ data: { processor: null } });
  expect(main.getByText("Payments are not open on this site.")).toBeTruthy();
  expect(main.queryByText(/Stripe|Sandbox/)).toBeNull();
});

test("an active plan shows so, with the way to a new event", async () => {
  open({ answers: { [PLAN]: answer(ACTIVE) } });
  expect(await screen.findByText("Active Subscription")).toBeTruthy();
  expect(screen.getByText("Renews on December 17, 2026 for $39.")).toBeTruthy();
  const create = screen.getByRole("link", { name: "Create Event" });
  expect(create.getAttribute("href")).toBe("/events/create");
  expect(screen.queryByRole("button", { name: BUTTON })).toBeNull();
});

test("whoever is not signed in is asked to, and led to the sign-in", async () => {
  const { api, at } = open({ viewer: null });
  await press(BUTTON);
  await told("Please Sign In");
  expect(at()).toBe("/login?next=/event-subscription");
  expect(api.sent(SUBSCRIBE)).toEqual([]);
});

test("a session that has ended meanwhile is asked for again", async () => {
  const { at } = open({ answers: { [SUBSCRIBE]: refuse(401, { message: "Please sign in." }) } });
  await screen.findByRole("button", { name: BUTTON });
  await press(BUTTON);
  await told("Please Sign In");
  expect(at()).toBe("/login?next=/event-subscription");
});

test("with a checkoutUrl the browser goes there", async () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const checkoutUrl = "http://localhost:3000/sandbox-checkout/cs_1";
  open({ answers: { [SUBSCRIBE]: answer({ checkoutUrl }) } });
  await screen.findByRole("button", { name: BUTTON });
  await press(BUTTON);
  await expect.poll(() => assign.mock.calls).toEqual([[checkoutUrl]]);
  assign.mockRestore();
});

test("without a checkoutUrl the plan is active, and the events come next", async () => {
  const { at } = open({ answers: { [SUBSCRIBE]: answer({}) } });
  await screen.findByRole("button", { name: BUTTON });
  await press(BUTTON);
  await told("Your subscription is active");
  expect(at()).toBe("/events");
});

test("a subscription that fails is told", async () => {
  open({ answers: { [SUBSCRIBE]: refuse(500, { message: "No." }) } });
  await screen.findByRole("button", { name: BUTTON });
  await press(BUTTON);
  await told("Error", "Failed to create subscription");
});

const BACK = "?subscribed=yes&checkout=cs_1";

test("whoever comes back from paying waits until the server knows of it", async () => {
  const { api, at } = open({
    search: BACK,
    answers: {
      [PLAN]: answerInTurn(
        answer({ ...NONE, checkout: "open" }),
        answer({ ...ACTIVE, checkout: "paid" }),
      ),
    },
  });
  expect(await screen.findByText("Waiting for the payment")).toBeTruthy();
  expect(await screen.findByText("Active Subscription")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toContain("Thank you: your plan is active");
  expect(api.calls.at(0)?.search.get("checkout")).toBe("cs_1");
  await expect.poll(at).toBe("/event-subscription");
  expect(screen.getByRole("status")).toBeTruthy();
});

test("whoever has the plan and opens the address of those who paid is not thanked", async () => {
  open({ search: BACK, answers: { [PLAN]: answer(ACTIVE) } });
  expect(await screen.findByText("Active Subscription")).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
});

test("whoever only typed the address of those who paid can subscribe", async () => {
  open({ search: BACK });
  expect(await screen.findByRole("button", { name: BUTTON })).toBeTruthy();
  expect(screen.queryByText("Waiting for the payment")).toBeNull();
});

test("a payment that does not come is not waited for longer than a minute", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
  open({ search: BACK, answers: { [PLAN]: answer({ ...NONE, checkout: "open" }) } });
  expect(await screen.findByText("Waiting for the payment")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  vi.useRealTimers();
  expect(await screen.findByText("No payment has arrived yet")).toBeTruthy();
  expect(screen.getByRole("button", { name: BUTTON })).toBeTruthy();
});

test("whoever pays can give another card at any time", async () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const url = "http://localhost:3000/sandbox-portal/cus_1";
  open({
    answers: {
      [PLAN]: answer(ACTIVE),
      "POST /api/user/event-subscription/portal": answer({ url }),
    },
  });
  await screen.findByText("Active Subscription");
  expect(screen.queryByRole("status")).toBeNull();
  await press("Give another card");
  await expect.poll(() => assign.mock.calls).toEqual([[url]]);
  assign.mockRestore();
});

test("a cancelled plan names its last day and can be resumed", async () => {
  const cancelAt = "2026-12-17T00:00:00.000Z";
  const { api } = open({
    answers: {
      [PLAN]: answerInTurn(answer({ ...ACTIVE, cancelAt }), answer(ACTIVE)),
      "POST /api/user/event-subscription/resume": answer({ success: true }),
    },
  });
  expect(await screen.findByText(/Cancelled. It runs until December 17, 2026/)).toBeTruthy();
  await press("Resume");
  await told("Your plan renews again");
  const standing = await screen.findByText(/Renews on/);
  await expect.poll(() => document.activeElement).toBe(standing);
  expect(api.sent("POST /api/user/event-subscription/resume")).toHaveLength(1);
});

test("what was paid stands there with its receipt's number, also once the plan is over", async () => {
  const paid = {
    ...{ id: 9, number: "LF-000009", description: "Event Organizer Pro", amount: 39 },
    ...{ card: "Visa 4242", paidAt: "2026-11-17T10:00:00.000Z" },
    refunds: [{ id: 1, amount: 39, state: "succeeded", createdAt: "2026-11-18T10:00:00.000Z" }],
  };
  open({ answers: { [PAYMENTS]: answer([paid]) } });
  const payments = within(await screen.findByRole("region", { name: "Your payments" }));
  expect(payments.getByText("LF-000009 · November 17, 2026 · Visa 4242")).toBeTruthy();
  expect(payments.getByText("Refund on November 18, 2026, sent back to your card")).toBeTruthy();
});
