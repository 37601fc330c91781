import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { claimsQuery } from "./client.ts";

test("claims that cannot be read fail with the words of the catalogue", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("", { status: 500 }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await expect(client.fetchQuery(claimsQuery({ status: "pending" }))).rejects.toThrow(
    /^Failed to fetch business claims$/,
  );
});
