// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { Flag } from "#src/domains/moderation/contract.ts";
import { anEvent } from "#tests/support/event-facts.ts";
import { FlagsQueue } from "./flags-queue.tsx";
import { ReportedThing } from "./reported-thing.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FLAG: Flag = {
  id: 5,
  subjectType: "experience",
  subjectId: 9,
  reason: "spam",
  note: "Nobody was there.",
  reporterName: null,
  status: "open",
  openReports: 1,
  decidedBy: null,
  decidedAt: null,
  createdAt: "2026-05-02T12:00:00.000Z",
};
const EXPERIENCE = {
  id: 9,
  authorName: "Wren",
  aboutName: "Halfway Rock",
  caption: "Crabs at noon",
  images: ["/media/aaaaaaaaaaaaaaaaaaaaaa-3x2"],
  isApproved: true,
  version: "as read",
};

const show = (thing: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{thing}</MemoryRouter>
    </QueryClientProvider>,
  );

test("a report about a kind of thing that nobody knows shows no other thing of that id", () => {
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  const { container } = show(<ReportedThing type="beacon" id={9} />);
  expect(container.textContent).toBe("beacon 9");
  expect(asked).not.toHaveBeenCalled();
});

test("upholding shows what is taken down, asks first, and sends the version and the reason", async () => {
  const sent: [string, unknown][] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (init.method === "PUT") sent.push([path, JSON.parse(String(init.body))]);
    if (init.method === "PUT") return new Response(`{"success":true}`);
    const answer = path.startsWith("/api/admin/flags") ? [FLAG] : EXPERIENCE;
    return new Response(JSON.stringify(answer), { headers: { "X-Total-Count": "1" } });
  });
  show(<FlagsQueue />);
  expect(await screen.findByText("Crabs at noon")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Uphold report 5" }));
  const dialog = await screen.findByRole("dialog", { name: "Uphold this report?" });
  expect(within(dialog).getByText("Crabs at noon")).toBeTruthy();
  expect(within(dialog).getByRole("button", { name: /^Open Photo 1 of 1/ })).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(within(dialog).getByLabelText("Reason"), { target: { value: "An invention" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Take it down" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual([
    "/api/admin/flags/5",
    { status: "upheld", version: "as read", note: "An invention" },
  ]);
});

test("a reported event is shown with all that readers see, and can be put back", async () => {
  const sent: unknown[] = [];
  const event = {
    ...anEvent({ title: "Regatta of ghosts" }),
    takenDownReason: null,
    version: "seen",
  };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (init.method === "PUT") sent.push(JSON.parse(String(init.body)));
    if (init.method === "PUT") return new Response(`{"success":true}`);
    const flag = { ...FLAG, subjectType: "event", subjectId: event.id };
    const answer = path.startsWith("/api/admin/flags") ? [flag] : event;
    return new Response(JSON.stringify(answer), { headers: { "X-Total-Count": "1" } });
  });
  show(<FlagsQueue />);
  expect(await screen.findByText("Regatta of ghosts")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Uphold report 5" }));
  const dialog = await screen.findByRole("dialog", { name: "Uphold this report?" });
  expect(dialog.textContent).toContain("It can be put back in the tab Events.");
  expect(within(dialog).getByText(event.description)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "Take it down" }));
  await waitFor(() => expect(sent).toMatchObject([{ status: "upheld", version: "seen" }]));
});
