import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { businessQuery } from "#src/domains/directory/listing/client.ts";
import { managedQuery } from "./client.ts";

const fetched = vi.spyOn(globalThis, "fetch");
afterEach(() => fetched.mockReset());

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const refuse = () =>
  fetched.mockImplementation(async () => Response.json({ message: "No." }, { status: 500 }));

test("a page of listings comes with how many there are, and its conditions are sent", async () => {
  const headers = { "X-Total-Count": "100000" };
  fetched.mockResolvedValue(Response.json([{ id: 1 }], { headers }));
  const page = await client.fetchQuery(managedQuery({ status: "all", q: "", offset: 99_975 }));
  expect(page).toEqual({ items: [{ id: 1 }], total: 100_000 });
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/businesses?status=all&offset=99975");
});

test("listings that cannot be read fail with the words of the catalogue", async () => {
  refuse();
  await expect(client.fetchQuery(managedQuery({ pending: "true" }))).rejects.toThrow(
    /^Failed to fetch businesses$/,
  );
  await expect(client.fetchQuery(businessQuery(7))).rejects.toThrow(/^Failed to fetch business$/);
});
