// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answer, answerCalls } from "#tests/support/answer-calls.ts";
import { closePage, fill, openPage, press, told } from "#tests/support/open-page.tsx";
import SandboxPortal from "./sandbox-portal.tsx";

afterEach(closePage);

const PORTAL = {
  token: "sealed",
  returnTo: "http://localhost:3000/user-dashboard",
  subscriptions: [
    {
      id: "sub_1",
      description: "Premium Featured",
      priceCents: 5900,
      state: "past-due",
      periodEnd: new Date("2027-03-10T10:00:00Z"),
      cancelAt: null,
      card: "Visa 0341",
    },
  ],
  invoices: [
    {
      ...{ id: "in_2", amountCents: 5900, state: "open", day: new Date("2027-02-10T10:00:00Z") },
      payment: null,
    },
    {
      ...{ id: "in_1", amountCents: 5900, state: "paid", day: new Date("2027-01-10T10:00:00Z") },
      payment: {
        ...{ id: 7, number: "LF-000007", description: "Premium Featured for Halfway Rock" },
        ...{ amount: 59, card: "Visa 0341", paidAt: "2027-01-10T10:00:00.000Z" },
        refunds: [{ id: 1, amount: 20, state: "pending", createdAt: "2027-01-12T10:00:00.000Z" }],
      },
    },
  ],
};

const open = (data: object | null) =>
  openPage({
    path: "/sandbox-portal/:token",
    address: "/sandbox-portal/sealed",
    page: SandboxPortal,
    data,
  });

test("what is charged, to which card and which invoices there are; another card is put in", async () => {
  const { sent } = answerCalls({ "POST /api/sandbox/portal/card": answer({ state: "succeeded" }) });
  const { main } = open(PORTAL);
  expect(main.getByText(/Visa 0341 · the last payment failed/)).toBeTruthy();
  expect(main.getByText(/February 10, 2027 · \$59\.00 · open/)).toBeTruthy();
  expect(main.getByText("Premium Featured for Halfway Rock")).toBeTruthy();
  expect(main.getByText("LF-000007 · January 10, 2027 · Visa 0341")).toBeTruthy();
  const [refund] = within(main.getByRole("list", { name: "Refunds of LF-000007" })).getAllByRole(
    "listitem",
  );
  expect(refund?.textContent).toBe("Refund on January 12, 2027, under way−$20.00");
  expect(main.getByText(/used for everything that is charged here/)).toBeTruthy();
  await fill({
    "Test card number": "4242 4242 4242 4242",
    "Expires (MM/YY)": "12/39",
    "Security code": "123",
  });
  await press("Use this card");
  await told("Your new card is in use");
  expect(sent("POST /api/sandbox/portal/card")).toMatchObject([{ token: "sealed", cvc: "123" }]);
});

test("a link that is too old says so", () => {
  answerCalls();
  open(null);
  expect(screen.getByText("This link is not good any more")).toBeTruthy();
  expect(document.querySelector("form")).toBeNull();
});
