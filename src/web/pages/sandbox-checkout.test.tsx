// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answer, answerCalls } from "#tests/support/answer-calls.ts";
import { closePage, fill, openPage, press } from "#tests/support/open-page.tsx";
import SandboxCheckout from "./sandbox-checkout.tsx";

afterEach(closePage);

const CHECKOUT = {
  state: "open",
  description: "Event organizer plan",
  priceCents: 3900,
  clientSecret: "pi_sandbox_1_secret_2",
  successUrl: "http://localhost:3000/event-subscription?session=cs_1",
  cancelUrl: "http://localhost:3000/event-subscription",
};

const open = (data: object | null) =>
  openPage({
    path: "/sandbox-checkout/:id",
    address: "/sandbox-checkout/cs_1",
    page: SandboxCheckout,
    data,
  });

test("the plan is paid with a test card, and leads back", async () => {
  answerCalls({ "POST /api/sandbox/intents/*/confirm": answer({ state: "succeeded" }) });
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const { main } = open(CHECKOUT);
  expect(main.getByText("Event organizer plan")).toBeTruthy();
  expect(main.getByText("$39.00")).toBeTruthy();
  expect(main.getByRole("link", { name: "Back without paying" }).getAttribute("href")).toBe(
    CHECKOUT.cancelUrl,
  );
  await fill({
    "Test card number": "4242 4242 4242 4242",
    "Expires (MM/YY)": "12/39",
    "Security code": "123",
  });
  await press("Subscribe for $39.00 a month");
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(CHECKOUT.successUrl));
  assign.mockRestore();
});

test("what is paid, has expired or never was says so and asks for no card", () => {
  answerCalls();
  open({ ...CHECKOUT, state: "complete" });
  expect(screen.getByRole("link", { name: "Go on" }).getAttribute("href")).toBe(
    CHECKOUT.successUrl,
  );
  closePage();
  open({ ...CHECKOUT, state: "expired" });
  expect(screen.getByText("This checkout has expired")).toBeTruthy();
  closePage();
  open(null);
  expect(screen.getByRole("heading", { name: "Checkout not found" })).toBeTruthy();
  expect(document.querySelector("form")).toBeNull();
});
