// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { AdminReview } from "#src/domains/reviews/contract.ts";
import ReviewsTab from "./reviews-tab.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LONG = `${"We tied up at the long dock and waited for a table. ".repeat(30)}The very end.`;

const review = (facts: Partial<AdminReview> = {}): AdminReview => ({
  id: 3,
  businessId: 7,
  businessName: "Halfway Rock",
  userName: "Bo",
  userEmail: "bo@example.com",
  rating: 4,
  title: "Worth the detour",
  content: LONG,
  images: ["/media/aaaaaaaaaaaaaaaaaaaaaa-3x2", "/media/bbbbbbbbbbbbbbbbbbbbbb-3x2"],
  videos: ["/media/cccccccccccccccccccccc.mp4"],
  visitDate: "2026-05-01",
  isApproved: false,
  isByStaff: false,
  pendingChange: null,
  editedAt: null,
  answer: null,
  answererName: null,
  answeredAt: null,
  helpfulCount: 0,
  isHelpful: false,
  isOwn: false,
  createdAt: "2026-05-02T12:00:00.000Z",
  version: "as read",
  signals: [],
  ...facts,
});

/** Answers with the first list, after each decision with the next, and notes what is sent. */
function serve(lists: AdminReview[][], decide = () => new Response(`{"success":true}`)) {
  const sent: [string, unknown][] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (init.method === "POST") {
      sent.push([path, JSON.parse(String(init.body))]);
      return decide();
    }
    const list = lists[Math.min(sent.length, lists.length - 1)] ?? [];
    const headers = { "X-Total-Count": String(list.length) };
    return new Response(JSON.stringify(list), { headers });
  });
  return sent;
}

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ReviewsTab />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const rowOf = async (title: string) =>
  (await screen.findByText(title)).closest("tr") as HTMLTableRowElement;

test("a review that waits is there with every word, its photos, its video and its day", async () => {
  serve([[review()]]);
  show();
  const row = await rowOf("Worth the detour");
  const words = within(row).getByText(/The very end\.$/);
  expect(words.className).not.toContain("line-clamp");
  expect(within(row).getAllByRole("button", { name: /^Open Photo \d of 2/ })).toHaveLength(2);
  expect(row.querySelectorAll("video")).toHaveLength(1);
  expect(within(row).getByText(/Visited/).textContent).toContain("2026");
});

test("the table shows business, reviewer, stars, title, status, date and actions", async () => {
  serve([[review(), review({ id: 4, title: "Seen", isApproved: true })]]);
  show();
  const waits = await rowOf("Worth the detour");
  const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(headers).toEqual([
    ...["Business", "Reviewer", "Rating", "Title", "Status", "Date", "Actions"],
  ]);
  const cells = within(waits).getAllByRole("cell");
  const [business, reviewer, rating, title, status, date] = cells.map((cell) => cell.textContent);
  expect({ business, status, date }).toEqual({
    ...{ business: "Halfway Rock", status: "Pending", date: "May 2, 2026" },
  });
  expect(reviewer).toContain("Bo");
  expect(rating).toContain("4");
  expect(title).toContain("Worth the detour");
  const seen = await rowOf("Seen");
  for (const action of ["Edit", "Delete"]) {
    for (const row of [waits, seen]) {
      expect(within(row).getByRole("button", { name: new RegExp(`^${action} `) })).toBeTruthy();
    }
  }
  const approve = { name: /^Approve / };
  expect(within(waits).queryByRole("button", approve)).not.toBeNull();
  expect(within(seen).queryByRole("button", approve)).toBeNull();
});

test("one that is published shows its first lines, and all of them at a press", async () => {
  serve([[review({ isApproved: true })]]);
  show();
  const row = await rowOf("Worth the detour");
  expect(within(row).getByText(/The very end\.$/).className).toContain("line-clamp");
  fireEvent.click(within(row).getByRole("button", { name: /^Show all/ }));
  expect(within(row).getByText(/The very end\.$/).className).not.toContain("line-clamp");
});

test("a change of a published one stands beside it, with the photos of both", async () => {
  const pendingChange = {
    rating: 1,
    title: "On second thought",
    content: LONG,
    images: ["/media/dddddddddddddddddddddd-3x2"],
    videos: [],
    visitDate: null,
  };
  serve([[review({ isApproved: true, pendingChange })]]);
  show();
  const row = await rowOf("On second thought");
  expect(within(row).getByText("Worth the detour")).toBeTruthy();
  expect(within(row).getAllByText(/The very end\.$/)).toHaveLength(2);
  expect(within(row).getAllByRole("button", { name: /^Open Photo/ })).toHaveLength(3);
});

test("approving sends the version that is shown; one that changed is read anew and told", async () => {
  const body = JSON.stringify({
    code: "changed",
    message: "This was changed since you opened it.",
  });
  const changed = review({ title: "Cheap watches", version: "another" });
  const sent = serve([[review()], [changed]], () => new Response(body, { status: 409 }));
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Approve Worth the detour" }));
  await waitFor(() => expect(screen.getByText("Cheap watches")).toBeTruthy());
  expect(sent).toEqual([["/api/reviews/3/approve", { version: "as read" }]]);
  fireEvent.click(screen.getByRole("button", { name: "Approve Cheap watches" }));
  await waitFor(() => expect(sent[1]).toEqual(["/api/reviews/3/approve", { version: "another" }]));
});
