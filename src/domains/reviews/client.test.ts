import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { adminReviewsQuery, reviewsQuery } from "./client.ts";

const fetched = vi.spyOn(globalThis, "fetch");
afterEach(() => fetched.mockReset());

test("a list of reviews comes with its length, and its conditions are sent", async () => {
  const headers = { "X-Total-Count": "41" };
  fetched.mockResolvedValue(Response.json([{ id: 1 }], { headers }));
  const asked = adminReviewsQuery({ pending: true, q: "mud & sand", offset: 20 });
  const page = await new QueryClient().fetchQuery(asked);
  expect(page).toEqual({ items: [{ id: 1 }], total: 41 });
  expect(fetched.mock.calls[0]?.[0]).toBe(
    "/api/admin/reviews?pending=true&q=mud+%26+sand&offset=20",
  );
});

test("reviews that cannot be read fail with the words of the catalogue", async () => {
  fetched.mockImplementation(async () => Response.json({ message: "No." }, { status: 500 }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await expect(client.fetchQuery(reviewsQuery(7))).rejects.toThrow("Failed to fetch reviews");
  fetched.mockRejectedValue(new TypeError("offline"));
  await expect(client.fetchQuery(reviewsQuery(8))).rejects.toThrow("Failed to fetch reviews");
});
