// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { ListingEdit } from "#src/domains/directory/edits/contract.ts";
import { EditsQueue } from "./edits-queue.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const edit = (facts: Partial<ListingEdit> = {}): ListingEdit => ({
  id: 3,
  businessId: 7,
  businessName: "Halfway Rock",
  source: "reader",
  field: "facts.dockDepth",
  before: 6,
  after: 4,
  isOutdated: false,
  note: "Touched bottom.",
  proposerName: "Bo",
  hasAccount: false,
  status: "pending",
  decidedBy: null,
  decidedAt: null,
  decisionNote: null,
  signals: [],
  isDemo: false,
  createdAt: "2026-05-02T12:00:00.000Z",
  version: "as read",
  ...facts,
});

/** Answers the list, and notes what is sent. */
function serve(edits: ListingEdit[], decide = () => new Response(`{"success":true}`)) {
  const sent: [string, unknown][] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (init.method === "POST") {
      sent.push([path, JSON.parse(String(init.body))]);
      return decide();
    }
    sent.push([path, null]);
    return new Response(JSON.stringify(edits), {
      headers: { "X-Total-Count": String(edits.length) },
    });
  });
  return sent;
}

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <EditsQueue />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test("a change shows before and after, who says so and why to look twice", async () => {
  const reason = "Reads like advertising: 2 links";
  const sent = serve([
    edit({ isOutdated: true, signals: [{ kind: "link_spam", reason }] }),
    edit({ id: 4, source: "owner", field: "closed", before: false, after: true }),
  ]);
  show();
  const card = await screen.findByRole("article", { name: "Halfway Rock: Dock depth" });
  expect(card.textContent).toContain("6 ft");
  expect(card.textContent).toContain("4 ft");
  expect(card.textContent).toContain("Bo, without an account");
  expect(card.textContent).toContain("Touched bottom.");
  expect(card.textContent).toContain("The listing has changed since this was sent.");
  expect(within(card).getByText(reason)).toBeTruthy();
  const closed = screen.getByRole("article", { name: "Halfway Rock: Closed for good" });
  expect(closed.textContent).toContain("The listing is to go off the site.");
  expect(sent[0]?.[0]).toBe("/api/admin/edits?status=pending&limit=25&offset=0");
});

test("a decision is sent with its note, and the queue is read anew", async () => {
  const sent = serve([edit()]);
  show();
  fireEvent.change(await screen.findByLabelText("Note"), { target: { value: "Seen it." } });
  fireEvent.click(screen.getByRole("button", { name: "Accept Halfway Rock: Dock depth" }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[1]).toEqual([
    "/api/admin/edits/3/decide",
    { version: "as read", decision: "accept", note: "Seen it." },
  ]);
  expect(sent[2]?.[1]).toBeNull();
});

test("an empty queue says so", async () => {
  serve([]);
  show();
  expect(await screen.findByText("No changes here")).toBeTruthy();
});
