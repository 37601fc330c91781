// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { ADMIN_TABS } from "./admin-tabs.ts";
import { useWaitingCounts } from "./waiting-counts.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const COUNTS: Record<string, object> = {
  "/api/admin/claims/counts": { pending: 4, approved: 9, rejected: 9, objected: 2 },
  "/api/admin/support/counts": { open: 5, answered: 9, closed: 9 },
};
const TOTALS: Record<string, string> = {
  "/api/businesses": "2",
  "/api/admin/reviews": "3",
  "/api/admin/flags": "6",
  "/api/admin/edits": "7",
  "/api/admin/experiences": "8",
};
/** In each queue that is not named here, one thing waits. */
const WAITING: Record<string, number> = {
  pending: 2,
  reviews: 3,
  claims: 6,
  support: 5,
  edits: 13,
  experiences: 8,
};

function Provider({ children }: PropsWithChildren) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

test("each tab says how much waits in it, and one with two queues the sum", async () => {
  vi.stubGlobal("fetch", async (address: string) => {
    const [path = ""] = address.split("?");
    const headers = { "X-Total-Count": TOTALS[path] ?? "1" };
    return new Response(JSON.stringify(COUNTS[path] ?? []), { headers });
  });
  const { result } = renderHook(() => useWaitingCounts(ADMIN_TABS), { wrapper: Provider });
  for (const { id, waiting } of ADMIN_TABS) {
    const expected = waiting.length > 0 ? (WAITING[id] ?? waiting.length) : undefined;
    await waitFor(() => expect(result.current[id], id).toBe(expected));
  }
});
