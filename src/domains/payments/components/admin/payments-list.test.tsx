// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { ShownList } from "#src/design/table/list-table.tsx";
import { useTableState } from "#src/design/table/table-state.ts";
import type { AdminPayment } from "../../contract.ts";
import { FailedEvents } from "./failed-events.tsx";
import { PaymentsList } from "./payments-list.tsx";

const fetched = vi.spyOn(globalThis, "fetch");
afterEach(() => {
  cleanup();
  client.clear();
  fetched.mockReset();
});

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
/** What a refund would do is asked for each amount; everything else is done. */
const answer = (sentences: (amount: number) => string[] = () => ["It goes on."]) =>
  fetched.mockImplementation(async (path) => {
    const amount = /\/refund\?amount=(.+)$/.exec(String(path))?.[1];
    return Response.json(amount ? { sentences: sentences(Number(amount)) } : { success: true });
  });
const sent = () => fetched.mock.calls.filter(([, init]) => init?.method === "POST");
const around = (element: ReactElement) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>{element}</MemoryRouter>
  </QueryClientProvider>
);
const show = (element: ReactElement) => render(around(element));

const payment: AdminPayment = {
  id: 7,
  number: "LF-000007",
  description: "Premium Featured for Halfway Rock",
  product: "promotion",
  subjectId: "1",
  amount: 79,
  kept: 59,
  disputed: 0,
  refundable: 59,
  isRenewal: true,
  card: "Visa 4242",
  processor: "sandbox",
  chargeId: "ch_1",
  paidAt: "2026-11-16T12:00:00.000Z",
  refunds: [
    {
      ...{ id: 1, amount: 20, state: "succeeded", reason: "A day lost", askedBy: "Ada" },
      createdAt: "2026-11-16T13:00:00.000Z",
    },
  ],
};

function Shown({ rows }: { rows: AdminPayment[] }) {
  const table = useTableState();
  const list: ShownList<AdminPayment> = { rows, table, current: null, isStale: false };
  return <PaymentsList list={list} />;
}

test("a payment shows what was kept and what went back", () => {
  show(<Shown rows={[payment]} />);
  const row = screen.getByRole("row", { name: /Premium Featured/ });
  for (const text of ["LF-000007", "$79.00", "$59.00", "Visa 4242", "A day lost", "Renewal"]) {
    expect(row.textContent).toContain(text);
  }
});

test("what has gone back whole cannot be refunded", () => {
  show(<Shown rows={[{ ...payment, kept: 0, refundable: 0 }]} />);
  expect(screen.getByRole("button", { name: "Refund LF-000007" })).toHaveProperty("disabled", true);
});

test("a payment that is disputed says so", () => {
  show(<Shown rows={[{ ...payment, kept: 0, disputed: 79, refundable: 0, refunds: [] }]} />);
  const row = screen.getByRole("row", { name: /Premium Featured/ });
  expect(row.textContent).toContain("Disputed The payer's bank has taken $79.00 back.");
  cleanup();
  show(<Shown rows={[payment]} />);
  expect(screen.queryByText("Disputed")).toBeNull();
});

test("a refund asks for an amount that is left and for a reason, and sends both", async () => {
  answer();
  show(<Shown rows={[payment]} />);
  fireEvent.click(screen.getByRole("button", { name: "Refund LF-000007" }));
  const amount = await screen.findByLabelText(/Amount in dollars/);
  expect(amount).toHaveProperty("value", "59.00");
  fireEvent.change(amount, { target: { value: "60" } });
  fireEvent.click(screen.getByRole("button", { name: "Refund" }));
  expect(await screen.findByText("At most $59.00 are left.")).toBeTruthy();
  expect(screen.getByText("Please say why.")).toBeTruthy();
  expect(document.activeElement).toBe(amount);
  expect(sent()).toEqual([]);
  fireEvent.change(amount, { target: { value: "12.50" } });
  fireEvent.click(screen.getByRole("button", { name: "Refund" }));
  expect(document.activeElement).toBe(screen.getByLabelText(/Reason/));
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: "Closed for a week" } });
  await screen.findByText("It goes on.");
  fireEvent.click(screen.getByRole("button", { name: "Refund" }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [path, init] = sent()[0] ?? [];
  expect(path).toBe("/api/admin/payments/7/refund");
  expect(JSON.parse(String(init?.body))).toEqual({ amount: 12.5, reason: "Closed for a week" });
});

test("after a whole refund the focus stays at the payment", async () => {
  answer();
  const { rerender } = show(<Shown rows={[payment]} />);
  const button = screen.getByRole("button", { name: "Refund LF-000007" });
  button.focus();
  fireEvent.click(button);
  fireEvent.change(await screen.findByLabelText(/Reason/), { target: { value: "Closed" } });
  await screen.findByText("It goes on.");
  fireEvent.click(screen.getByRole("button", { name: "Refund" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  rerender(around(<Shown rows={[{ ...payment, kept: 0, refundable: 0 }]} />));
  await waitFor(() =>
    expect(document.activeElement?.textContent).toContain("Premium Featured for Halfway Rock"),
  );
});

test("what follows is read before money goes back, for the amount that is typed", async () => {
  answer((amount) => [amount === 59 ? "It ends at once." : `$${amount} less shorten it.`]);
  show(<Shown rows={[payment]} />);
  fireEvent.click(screen.getByRole("button", { name: "Refund LF-000007" }));
  const amount = await screen.findByLabelText(/Amount in dollars/);
  const said = () => screen.getByRole("region", { name: "What follows" }).textContent;
  await waitFor(() => expect(said()).toContain("It ends at once."));
  expect(said()).toContain("Whoever paid is told, where an address is known.");
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: "Closed" } });
  fireEvent.change(amount, { target: { value: "20" } });
  expect(said()).not.toContain("It ends at once.");
  fireEvent.submit(amount);
  expect(sent()).toEqual([]);
  await waitFor(() => expect(said()).toContain("$20 less shorten it."));
});

test("where it is not known what follows, nothing goes back, and it is asked again", async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 503 }));
  show(<Shown rows={[payment]} />);
  fireEvent.click(screen.getByRole("button", { name: "Refund LF-000007" }));
  const amount = await screen.findByLabelText(/Amount in dollars/);
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: "Closed" } });
  await screen.findByText("We could not find out what follows. Please try again.");
  answer(() => ["It ends at once."]);
  fireEvent.submit(amount);
  await screen.findByText("It ends at once.");
  expect(sent()).toEqual([]);
});

test("an event that failed says why and is tried again", async () => {
  const event = {
    ...{ id: "evt_1", processor: "sandbox", type: "invoice.paid", subjectId: "in_1" },
    ...{ error: "out of memory", receivedAt: "2026-11-16T12:00:00.000Z" },
  };
  fetched.mockImplementation(async (path) =>
    Response.json(String(path).endsWith("/retry") ? { success: true } : [event]),
  );
  show(<FailedEvents />);
  expect(await screen.findByText("out of memory")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try invoice.paid again" }));
  await waitFor(() =>
    expect(fetched.mock.calls.map(([path]) => path)).toContain(
      "/api/admin/payment-events/evt_1/retry",
    ),
  );
});
