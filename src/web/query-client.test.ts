import { expect, test } from "vitest";
import { createQueryClient } from "./query-client.ts";

test("reads are not retried, never go stale, are not refetched by themselves and are dropped after 5 minutes", () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 300_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  });
});

test("a call without a connection fails instead of waiting", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries?.networkMode).toBe("always");
  expect(mutations).toMatchObject({ networkMode: "always", retry: false });
});
