// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { until } from "#tests/support/until.ts";
import type { Claim, PendingTransfer } from "../contract.ts";
import { OwnClaims } from "./own-claims.tsx";
import { PendingTransfers } from "./pending-transfers.tsx";

const fetched = vi.spyOn(globalThis, "fetch");
afterEach(() => {
  cleanup();
  fetched.mockReset();
});

const show = (element: ReactElement) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{element}</MemoryRouter>
    </QueryClientProvider>,
  );

const transfer: PendingTransfer = {
  id: 3,
  businessId: 7,
  businessName: "Halfway Rock",
  claimerName: "Nora Quay",
  relationship: "owner",
  transferAt: "2026-05-09T12:00:00.000Z",
  objection: null,
  isObjectionDismissed: false,
};

const claim: Claim = {
  id: 4,
  version: "v1",
  businessId: 7,
  businessName: "Halfway Rock",
  businessWebsite: null,
  claimerName: "Nora Quay",
  claimerEmail: "nora@example.com",
  confirmedAt: "2026-05-02T12:00:00.000Z",
  addressProof: "account",
  senderEmail: null,
  accountEmail: null,
  ownerEmail: null,
  claimerPhone: null,
  relationship: "owner",
  message: null,
  proofDocuments: [],
  domainMatches: false,
  status: "rejected",
  adminNotes: "We could not reach the place.",
  reviewedAt: null,
  reviewedBy: null,
  transferAt: null,
  objection: null,
  objectionDismissedAt: null,
  completedAt: null,
  isDemo: false,
  createdAt: "2026-05-02T12:00:00.000Z",
};

test("an owner is told who takes the listing and when, and objects with a reason", async () => {
  let objection: string | null = null;
  fetched.mockImplementation(async (path, init) => {
    if (init?.method !== "POST") return Response.json([{ ...transfer, objection }]);
    expect(path).toBe("/api/business-claims/3/objection");
    objection = JSON.parse(String(init.body)).reason;
    return Response.json({ success: true });
  });
  show(<PendingTransfers />);
  const note = await screen.findByRole("note");
  expect(note.textContent).toContain("Nora Quay claims Halfway Rock");
  expect(note.textContent).toContain("May 9, 2026");
  fireEvent.click(screen.getByRole("button", { name: "Object" }));
  const reason = await screen.findByRole("textbox", { name: /Why is the claim wrong/ });
  fireEvent.change(reason, { target: { value: "It is mine." } });
  fireEvent.click(screen.getByRole("button", { name: "Send objection" }));
  expect(await screen.findByText(/You have objected/)).toBeTruthy();
  expect(objection).toBe("It is mine.");
});

test("one's own claims say what became of them, and nothing stands where there are none", async () => {
  fetched.mockImplementation(async () => Response.json([claim]));
  show(<OwnClaims />);
  expect(await screen.findByText("Not approved")).toBeTruthy();
  expect(screen.getByText("We could not reach the place.")).toBeTruthy();
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/business-claims?mine=true&limit=20&offset=0");
  cleanup();
  fetched.mockImplementation(async () => Response.json([]));
  const { container } = show(<OwnClaims />);
  await until(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(container.textContent).toBe("");
});

test("of many claims of one's own the others come when asked for, and an open one tells what is missing", async () => {
  const open = { ...claim, status: "pending" as const, adminNotes: null, confirmedAt: null };
  fetched.mockImplementation(async (path) => {
    const offset = Number(new URL(String(path), "http://localhost").searchParams.get("offset"));
    const items = [20, 3][offset / 20] ?? 0;
    const page = Array.from({ length: items }, (_, index) => ({ ...open, id: offset + index }));
    return Response.json(page, { headers: { "X-Total-Count": "23" } });
  });
  show(<OwnClaims />);
  expect(await screen.findAllByText(/link that we mailed to nora@example.com/)).toHaveLength(20);
  fireEvent.click(screen.getByRole("button", { name: "Load More Claims" }));
  await until(() => expect(screen.getAllByRole("listitem")).toHaveLength(23));
  expect(screen.queryByRole("button", { name: "Load More Claims" })).toBeNull();
});

test("an owner whose objection was dismissed is told so", async () => {
  const dismissed = { ...transfer, objection: "It is mine.", isObjectionDismissed: true };
  fetched.mockImplementation(async () => Response.json([dismissed]));
  show(<PendingTransfers />);
  expect(await screen.findByText(/looked at your objection/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Object" })).toBeNull();
});
