// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PaymentTold } from "#src/domains/promotion/components/payment-told.tsx";
import { requirePackage } from "#src/domains/promotion/package-rules.ts";
import {
  type Answer,
  type Answers,
  answer,
  answerCalls,
  answerInTurn,
  loseConnection,
  refuse,
} from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, fill, openPage, press, told } from "#tests/support/open-page.tsx";
import Checkout from "./checkout.tsx";

afterEach(closePage);

const payment = { mount: vi.fn(), destroy: vi.fn() };
vi.mock("@stripe/stripe-js/pure", () => ({
  loadStripe: async () => ({ elements: () => ({ create: () => payment }) }),
}));

const SANDBOX = { processor: "sandbox", publishableKey: null, isSandbox: true, isOpen: true };
const INTENT = {
  ...{ price: 59, credit: 0, amount: 59, currency: "usd", autoRenew: false, isPaid: false },
  ...{ startsAt: "2026-11-17T00:00:00.000Z", endsAt: "2026-12-17T00:00:00.000Z" },
  ...{ clientSecret: "pi_1_secret_2", orderId: 3 },
};
const CREATE = "POST /api/create-payment-intent";
const CONFIRM = "POST /api/sandbox/intents/*/confirm";
const STANDING = "POST /api/payments/orders/*";

interface Opened {
  answers?: Answers;
  search?: string;
  business?: object | null;
  settings?: object;
  viewer?: ReturnType<typeof currentUser>;
}

function open(opened: Opened = {}) {
  const { answers, search = "businessId=7&packageLevel=2", settings, viewer } = opened;
  const api = answerCalls({ [CREATE]: answer(INTENT), ...answers });
  const business = { id: 7, name: "Halfway Rock", isOwner: false, grantedLevel: 0 };
  const page = openPage({
    ...{ path: "/checkout", address: `/checkout?${search}`, page: Checkout },
    ...(viewer && { viewer }),
    data: { settings: { ...SANDBOX, ...settings }, business, ...("business" in opened && opened) },
  });
  return { api, ...page };
}

async function typeCard(number = "4242424242424242") {
  await screen.findByText("Sandbox payments");
  await fill({
    "Test card number": number,
    "Expires (MM/YY)": "12/39",
    "Security code": "123",
  });
}

test("the order says what is bought, for how long and for how much", async () => {
  const { main } = open();
  for (const words of ["Halfway Rock", "Premium Featured", "1 Month", "$59"]) {
    expect(main.getByText(words)).toBeTruthy();
  }
  const included = main.getByRole("list", { name: "Included" });
  expect([...included.children].map(({ textContent }) => textContent?.trim())).toEqual([
    ...requirePackage(2).features,
  ]);
  expect(main.getByText("Secure Payment")).toBeTruthy();
  expect(main.getByText("Instant Activation")).toBeTruthy();
  const back = main.getByRole("link", { name: "Back to packages" });
  expect(back.getAttribute("href")).toBe("/advertise?businessId=7&packageLevel=2");
  await screen.findByRole("button", { name: "Complete Payment" });
});

test("the server's name of the business goes first, then the address's, then Your Business", () => {
  const named = "businessId=7&packageLevel=2&businessName=Typed";
  open({ search: named });
  expect(screen.getByText("Halfway Rock")).toBeTruthy();
  closePage();
  open({ search: named, business: null });
  expect(screen.getByText("Typed")).toBeTruthy();
  closePage();
  open({ business: null });
  expect(screen.getByText("Your Business")).toBeTruthy();
});

test("whoever would pay for what a listing was given already is told", () => {
  const words = "This listing stands as high already";
  const granted = (grantedLevel: number) => ({
    business: { id: 7, name: "Halfway Rock", isOwner: false, grantedLevel },
  });
  open(granted(1));
  expect(screen.queryByText(words)).toBeNull();
  closePage();
  open(granted(3));
  expect(screen.getByText(words).parentElement?.textContent).toContain("Top Placement");
});

test("while the card is charged the button says so and cannot be pressed again", async () => {
  let charge = () => {};
  const charged = new Promise<Response>((resolve) => {
    charge = () => resolve(Response.json({ state: "succeeded" }));
  });
  const { api, at } = open({
    answers: {
      [CONFIRM]: () => charged,
      [STANDING]: answerInTurn(
        answer({ orderId: 3, state: "processing" }),
        answer({ orderId: 3, state: "paid" }),
      ),
    },
  });
  await typeCard();
  await press("Complete Payment");
  const busy = screen.getByRole("button", { name: "Processing Payment..." });
  expect(busy.getAttribute("aria-disabled")).toBe("true");
  await press("Processing Payment...");
  expect(api.sent(CONFIRM)).toHaveLength(1);
  await act(async () => charge());
  await screen.findByText("Payment received, switching on");
  await expect.poll(at, { timeout: 10_000 }).toBe("/business/7?payment=success");
});

test("a decline is told in words, and another card pays the same intent", async () => {
  const { api } = open({
    answers: {
      [CONFIRM]: answerInTurn(
        answer({ state: "failed", message: "Your card was declined." }),
        answer({ state: "succeeded" }),
      ),
      [STANDING]: answer({ orderId: 3, state: "paid" }),
    },
  });
  await typeCard("4000000000000002");
  await press("Complete Payment");
  await told("Payment Failed", "Your card was declined.");
  await fill({ "Test card number": "4242424242424242" });
  await press("Complete Payment");
  await expect.poll(() => api.sent(CONFIRM).length).toBe(2);
  expect(api.sent(CREATE)).toHaveLength(1);
  await expect.poll(() => screen.queryByText("Your card was declined.")).toBeNull();
});

test.each([
  ["", "Invalid Checkout", ""],
  ["packageLevel=2", "Invalid Checkout", "?packageLevel=2"],
  ["packageLevel=2&q=rock", "Invalid Checkout", "?packageLevel=2&q=rock"],
  ["businessId=abc&packageLevel=2", "Invalid Checkout", "?packageLevel=2"],
  ["businessId=7", "Invalid Checkout", "?businessId=7"],
  ["from=advertise", "Missing Information", ""],
  ["from=advertise&businessId=7", "Missing Information", "?businessId=7"],
  ["from=advertise&packageLevel=2&q=rock", "Missing Information", "?packageLevel=2&q=rock"],
  ["businessId=7&packageLevel=9", "Invalid Package", "?businessId=7"],
])("the address ?%s leads back to the packages: %s", async (search, title, kept) => {
  const { api, at } = open({ search });
  await told(title);
  expect(at()).toBe(`/advertise${kept}`);
  expect(api.calls).toEqual([]);
});

test.each([
  ["does not go through", loseConnection],
  ["fails for another reason", answer({}, { status: 500 })],
])("a payment whose call %s is an error, and can be tried again", async (_how, broken) => {
  const { api, at } = open({
    answers: {
      [CONFIRM]: answerInTurn(broken, answer({ state: "succeeded" })),
      [STANDING]: answerInTurn(
        answer({ orderId: 3, state: "open" }),
        answer({ orderId: 3, state: "paid" }),
      ),
    },
  });
  await typeCard();
  await press("Complete Payment");
  await told("Payment Error", "An unexpected error occurred. Please try again.");
  await press("Complete Payment");
  await expect.poll(at).toBe("/business/7?payment=success");
  expect(api.sent(CREATE)).toHaveLength(1);
});

/** Another page in the same tab. */
function reload(answers: Record<string, Answer>) {
  const kept = Object.entries({ ...sessionStorage });
  closePage();
  for (const [key, value] of kept) sessionStorage.setItem(key, value);
  return open({ answers });
}

test("a payment of which only the answer was lost is heard of, and is not offered again after a reload", async () => {
  const answers = { [CONFIRM]: loseConnection, [STANDING]: answer({ orderId: 3, state: "paid" }) };
  const first = open({ answers });
  await typeCard();
  await press("Complete Payment");
  await expect.poll(first.at).toBe("/business/7?payment=success");
  const again = reload(answers);
  await expect.poll(again.at).toBe("/business/7?payment=success");
  expect(again.api.sent(CREATE)).toEqual([]);
});

/** The listing's page in the same tab. */
async function arrive(answers: Record<string, Answer>) {
  const kept = Object.entries({ ...sessionStorage });
  closePage();
  for (const [key, value] of kept) sessionStorage.setItem(key, value);
  answerCalls(answers);
  openPage({ path: "/business/:id", address: "/business/7?payment=success", page: PaymentTold });
}

test("whoever pays second is told that it is paid and that the own card was not charged", async () => {
  const answers = {
    [CONFIRM]: answer({ state: "succeeded", isPaidBefore: true }),
    [STANDING]: answerInTurn(
      answer({ orderId: 3, state: "processing" }),
      answer({ orderId: 3, state: "paid" }),
    ),
  };
  const { at } = open({ answers });
  await typeCard();
  await press("Complete Payment");
  await screen.findByText("Already paid, switching on. Your card was not charged.");
  await expect.poll(at, { timeout: 10_000 }).toBe("/business/7?payment=success");
  await arrive({ [STANDING]: answer({ orderId: 3, state: "paid" }) });
  await told("Already Paid", "This promotion is already paid. Your card was not charged.");
});

test("whoever presses again after an answer was lost has paid by the own card", async () => {
  const { at } = open({
    answers: {
      [CONFIRM]: answerInTurn(loseConnection, answer({ state: "succeeded", isPaidBefore: true })),
      [STANDING]: answerInTurn(
        answer({ orderId: 3, state: "open" }),
        answer({ orderId: 3, state: "paid" }),
      ),
    },
  });
  await typeCard();
  await press("Complete Payment");
  await told("Payment Error");
  await press("Complete Payment");
  await expect.poll(at).toBe("/business/7?payment=success");
  await arrive({ [STANDING]: answer({ orderId: 3, state: "paid" }) });
  await told("Payment Successful!", "Your business promotion has been activated.");
});

test("a payment that never arrived is offered again after a reload", async () => {
  const answers = { [CONFIRM]: loseConnection, [STANDING]: answer({ orderId: 3, state: "open" }) };
  open({ answers });
  await typeCard();
  await press("Complete Payment");
  await told("Payment Error");
  const again = reload(answers);
  await screen.findByRole("button", { name: "Complete Payment" });
  expect(again.api.sent(CREATE)).toHaveLength(1);
});

const SETUP_FAILED = "Unable to initialize payment. Please try again.";

test.each<[string, Answer, string]>([
  ["is refused", refuse(404, { message: "Business not found" }), "Business not found"],
  ["fails without a reason", answer({}, { status: 500 }), SETUP_FAILED],
  ["gets no answer", loseConnection, SETUP_FAILED],
  ["is answered without a secret", answer({ ...INTENT, clientSecret: null }), SETUP_FAILED],
])("a payment that cannot begin because it %s is told", async (_why, answered, words) => {
  const { main } = open({ answers: { [CREATE]: answered } });
  await told("Payment Setup Failed", words);
  expect(main.queryByRole("button", { name: "Complete Payment" })).toBeNull();
});

test("three seconds after a payment could not begin the page leads back to the packages", async () => {
  const { at } = open({ answers: { [CREATE]: answer({}, { status: 500 }) } });
  await told("Payment Setup Failed");
  const since = performance.now();
  const packages = "/advertise?businessId=7&packageLevel=2";
  await expect.poll(at, { timeout: 10_000 }).toBe(packages);
  expect(performance.now() - since).toBeGreaterThan(2500);
});

test("the receipt goes with the card: to the own account, or to an address that is typed", async () => {
  const answers = { [CONFIRM]: answer({ state: "failed", message: "Your card was declined." }) };
  const anonymous = open({ answers });
  await typeCard();
  expect(screen.getByText(/^Optional\. We write to it about this payment only: /)).toBeTruthy();
  await fill({ "Email for the receipt": "nell" });
  fireEvent.blur(screen.getByLabelText("Email for the receipt"));
  expect(screen.getByText("Please check the e-mail address.")).toBeTruthy();
  await fill({ "Email for the receipt": " nell@example.com" });
  expect(screen.queryByText("Please check the e-mail address.")).toBeNull();
  await press("Complete Payment");
  await expect
    .poll(() => anonymous.api.sent(CONFIRM))
    .toMatchObject([{ email: "nell@example.com" }]);
  closePage();
  const { api } = open({ answers, viewer: currentUser({ email: "own@example.com" }) });
  await screen.findByText("The receipt goes to own@example.com.");
  await typeCard();
  await press("Complete Payment");
  await expect.poll(() => api.sent(CONFIRM)).toMatchObject([{ email: "own@example.com" }]);
});

test("Enter in the receipt's address pays, or says what is wrong with it", async () => {
  const { api } = open({
    answers: { [CONFIRM]: answer({ state: "failed", message: "Your card was declined." }) },
  });
  await typeCard();
  const field = screen.getByLabelText<HTMLInputElement>("Email for the receipt");
  const form = screen.getByRole("button", { name: "Complete Payment" }).closest("form");
  // A browser submits the form that a field names when Enter is pressed in it.
  expect(field.getAttribute("form")).toBe(form?.id);
  await fill({ "Email for the receipt": "nell" });
  if (form) fireEvent.submit(form);
  expect(await screen.findByText("Please check the e-mail address.")).toBeTruthy();
  expect(api.sent(CONFIRM)).toEqual([]);
  await fill({ "Email for the receipt": "nell@example.com" });
  if (form) fireEvent.submit(form);
  await expect.poll(() => api.sent(CONFIRM)).toMatchObject([{ email: "nell@example.com" }]);
});

test.each(["nell", "nell@example", "nell@example..com"])(
  "the address %s is refused at its field, before a card is sent",
  async (email) => {
    const { api } = open();
    await typeCard();
    await fill({ "Email for the receipt": email });
    const field = screen.getByLabelText("Email for the receipt");
    fireEvent.blur(field);
    await press("Complete Payment");
    expect(document.activeElement).toBe(field);
    expect(screen.getByText("Please check the e-mail address.")).toBeTruthy();
    expect(api.sent(CONFIRM)).toEqual([]);
  },
);

test("an owner is told what renews, for how much, when, and how to stop it", async () => {
  const owned = { id: 7, name: "Halfway Rock", isOwner: true };
  const { api } = open({
    answers: { [CREATE]: answer({ ...INTENT, autoRenew: true }) },
    business: owned,
    viewer: currentUser(),
  });
  expect(
    await screen.findByText(
      /today, then \$59 every month, the next time on December 17, 2026\. Cancel at any time/,
    ),
  ).toBeTruthy();
  expect(api.sent(CREATE)).toMatchObject([{ autoRenew: true, amount: 59, packageLevel: 2 }]);
});

test("an owner for whom it cannot renew now is asked for one month, and told why", async () => {
  const refusal = "This listing is paid for until December 17, 2026.";
  const { api } = open({
    business: { id: 7, name: "Halfway Rock", isOwner: true, renewalRefusal: refusal },
    viewer: currentUser(),
  });
  await screen.findByRole("button", { name: "Complete Payment" });
  expect(screen.getByText(refusal)).toBeTruthy();
  const runs = screen.getByRole("link", { name: "See what runs" }).getAttribute("href");
  expect(runs).toBe("/user-dashboard/business/7?tab=promotion");
  expect(screen.queryByRole("checkbox", { name: "Renew every month" })).toBeNull();
  expect(api.sent(CREATE)).toMatchObject([{ autoRenew: false }]);
});

test("an owner whose promotion renews already is led to where it is changed, and orders nothing", async () => {
  const { api } = open({
    business: { id: 7, name: "Halfway Rock", isOwner: true, hasRenewal: true },
    viewer: currentUser(),
  });
  const link = await screen.findByRole("link", { name: "Change package" });
  expect(link.getAttribute("href")).toBe("/user-dashboard/business/7?tab=promotion");
  expect(screen.queryByRole("checkbox", { name: "Renew every month" })).toBeNull();
  expect(api.sent(CREATE)).toEqual([]);
});

test("with Stripe's key the card form is Stripe's, without it the sandbox's, which is marked", async () => {
  open({ settings: { processor: "stripe", publishableKey: "pk_test_1", isSandbox: false } });
  await expect.poll(() => payment.mount.mock.calls.length).toBe(1);
  expect(screen.queryByText("Sandbox payments")).toBeNull();
  closePage();
  open();
  expect(await screen.findByText("Sandbox payments")).toBeTruthy();
  expect(payment.mount).toHaveBeenCalledTimes(1);
});

test("where payments are not open there is no form", () => {
  const { api, main } = open({ settings: { isOpen: false, processor: null } });
  expect(main.getByText("Payments are not open on this site.")).toBeTruthy();
  expect(api.sent(CREATE)).toEqual([]);
});
