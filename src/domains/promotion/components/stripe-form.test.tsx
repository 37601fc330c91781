// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { StripeForm } from "./stripe-form.tsx";

const payment = { mount: vi.fn(), destroy: vi.fn() };
const elements = { create: vi.fn(() => payment), submit: vi.fn(async () => ({})) };
const stripe = { elements: vi.fn(() => elements), confirmPayment: vi.fn() };
const loadStripe = vi.hoisted(() => vi.fn());
vi.mock("@stripe/stripe-js/pure", () => ({ loadStripe }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

async function pay(outcome: () => Promise<object>, { email = "" } = {}) {
  loadStripe.mockResolvedValue(stripe);
  stripe.confirmPayment.mockImplementation(outcome);
  const tell = { onPaid: vi.fn(), onFailed: vi.fn(), onBroken: vi.fn() };
  render(
    <StripeForm
      formId="card"
      {...tell}
      publishableKey="pk_test_1"
      clientSecret="pi_1_secret_2"
      email={email}
      returnUrl="https://landfall.example/business/7?payment=success"
    />,
  );
  const button = screen.getByRole<HTMLButtonElement>("button");
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.submit(button.closest("form") as HTMLFormElement);
  fireEvent.submit(button.closest("form") as HTMLFormElement);
  await waitFor(() => expect(button.textContent).toBe("Complete Payment"));
  return tell;
}

test("Stripe's Payment Element takes the card, is checked first and confirmed once", async () => {
  const { onPaid, onFailed } = await pay(async () => ({}));
  expect(loadStripe).toHaveBeenCalledWith("pk_test_1");
  expect(stripe.elements).toHaveBeenCalledWith({ clientSecret: "pi_1_secret_2" });
  expect(elements.create).toHaveBeenCalledWith("payment");
  expect(payment.mount).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(onPaid.mock.calls).toEqual([[{ isPaidBefore: false }]]));
  expect(elements.submit).toHaveBeenCalledTimes(1);
  expect(stripe.confirmPayment.mock.calls).toEqual([
    [
      {
        elements,
        confirmParams: { return_url: "https://landfall.example/business/7?payment=success" },
        redirect: "if_required",
      },
    ],
  ]);
  expect(onFailed).not.toHaveBeenCalled();
});

test("a card that is refused is told, and an intent that is paid already counts as paid", async () => {
  const { onFailed, onPaid } = await pay(async () => ({
    error: { message: "Your card was declined." },
  }));
  await waitFor(() => expect(onFailed).toHaveBeenCalledWith("Your card was declined."));
  expect(onPaid).not.toHaveBeenCalled();
  cleanup();
  const again = await pay(async () => ({
    error: { message: "Unexpected state.", payment_intent: { status: "succeeded" } },
  }));
  await waitFor(() => expect(again.onPaid.mock.calls).toEqual([[{ isPaidBefore: true }]]));
});

test("a call that does not go through is told apart", async () => {
  const { onBroken } = await pay(() => Promise.reject(new Error("offline")));
  await waitFor(() => expect(onBroken).toHaveBeenCalledTimes(1));
});

test("whoever came by a link within the site gets the document whose policy admits the form, once", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
  const loadedFor = (name: string) =>
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ name } as PerformanceEntry]);
  const tell = { onPaid: vi.fn(), onFailed: vi.fn(), onBroken: vi.fn() };
  const form = (
    <StripeForm
      {...tell}
      formId="card"
      publishableKey="pk"
      clientSecret="s"
      email=""
      returnUrl="https://x/"
    />
  );
  loadedFor("https://landfall.example/advertise");
  render(form);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(loadStripe).not.toHaveBeenCalled();
  cleanup();
  loadStripe.mockResolvedValue(stripe);
  loadedFor(window.location.href);
  render(form);
  await waitFor(() => expect(loadStripe).toHaveBeenCalledTimes(1));
  expect(reload).toHaveBeenCalledTimes(1);
});

test("the address for the receipt goes with the card that pays", async () => {
  await pay(async () => ({}), { email: "nell@example.com" });
  expect(stripe.confirmPayment.mock.calls).toMatchObject([
    [
      {
        confirmParams: {
          payment_method_data: { billing_details: { email: "nell@example.com" } },
        },
      },
    ],
  ]);
});

test("a form that does not come says so, that nothing was paid, and is loaded again", async () => {
  loadStripe.mockRejectedValueOnce(new Error("Failed to load Stripe.js"));
  const tell = { onPaid: vi.fn(), onFailed: vi.fn(), onBroken: vi.fn() };
  render(
    <StripeForm
      {...tell}
      formId="card"
      publishableKey="pk"
      clientSecret="s"
      email=""
      returnUrl="https://x/"
    />,
  );
  expect((await screen.findByRole("alert")).textContent).toContain("Nothing was paid.");
  expect(screen.queryByRole("button", { name: "Complete Payment" })).toBeNull();
  expect(tell.onBroken).not.toHaveBeenCalled();
  loadStripe.mockResolvedValue(stripe);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Complete Payment" });
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText(/^Stripe takes the payment\./)).toBeTruthy();
});
