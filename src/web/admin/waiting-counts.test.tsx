// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ADMIN_TABS } from "./admin-tabs.ts";
import { useWaitingCounts } from "./waiting-counts.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const COUNTS: Record<string, object> = {
  "/api/admin/claims/counts": { pending: 4, approved: 9, rejected: 9 },
  "/api/admin/support/counts": { open: 5, answered: 9, closed: 9 },
};
const TOTALS: Record<string, string> = {
  "/api/businesses": "2",
  "/api/admin/reviews": "3",
  "/api/admin/flags": "6",
  "/api/admin/edits": "7",
  "/api/admin/experiences": "8",
};

function Counts() {
  return <output>{JSON.stringify(useWaitingCounts(ADMIN_TABS))}</output>;
}

test("each tab says how much waits in it, and one with two queues the sum", async () => {
  vi.stubGlobal("fetch", async (address: string) => {
    const [path = ""] = address.split("?");
    const headers = { "X-Total-Count": TOTALS[path] ?? "0" };
    return new Response(JSON.stringify(COUNTS[path] ?? []), { headers });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Counts />
    </QueryClientProvider>,
  );
  const all = { pending: 2, reviews: 3, claims: 4, support: 5, edits: 13, experiences: 8 };
  expect(await screen.findByText(JSON.stringify(all))).toBeTruthy();
});
