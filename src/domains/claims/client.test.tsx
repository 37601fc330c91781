// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { businessQuery } from "#src/domains/directory/listing/client.ts";
import { RequestError } from "#src/shared/http.ts";
import { plainListing } from "#tests/support/plain-listing.ts";
import { until } from "#tests/support/until.ts";
import { claimsQuery, useDecideClaim, useSubmitClaim } from "./client.ts";

const fetched = vi.spyOn(globalThis, "fetch");
afterEach(() => {
  cleanup();
  fetched.mockReset();
});

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const claim = { businessId: 7, claimerName: "Nora", claimerEmail: "nora@example.com" };

test("claims that cannot be read, sent or decided fail with the words of the catalogue", async () => {
  fetched.mockImplementation(async () => Response.json({ message: "No." }, { status: 500 }));
  await expect(client.fetchQuery(claimsQuery({}))).rejects.toThrow(
    "Failed to fetch business claims",
  );
  const { result: submit } = renderHook(useSubmitClaim, { wrapper });
  await expect(submit.current.mutateAsync(claim)).rejects.toThrow(
    "Failed to create business claim",
  );
  const { result: decide } = renderHook(useDecideClaim, { wrapper });
  const decision = { id: 3, status: "approved" as const, version: "v1", adminNotes: null };
  await expect(decide.current.mutateAsync(decision)).rejects.toThrow(
    "Failed to update business claim",
  );
  fetched.mockRejectedValue(new TypeError("offline"));
  await expect(submit.current.mutateAsync(claim)).rejects.toThrow(
    "Failed to create business claim",
  );
});

test("what the server says about a claim is handed on", async () => {
  fetched.mockImplementation(async () =>
    Response.json({ message: "Yours already." }, { status: 409 }),
  );
  const { result } = renderHook(useSubmitClaim, { wrapper });
  await expect(result.current.mutateAsync(claim)).rejects.toBeInstanceOf(RequestError);
});

test("after a decision the business that is shown is read again", async () => {
  const { queryKey } = businessQuery(7);
  client.setQueryData(queryKey, plainListing({ id: 7 }));
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
  fetched.mockImplementation(async () => Response.json({ id: 3, status: "approved" }));
  const { result } = renderHook(useDecideClaim, { wrapper });
  await result.current.mutateAsync({ id: 3, status: "approved", version: "v1", adminNotes: null });
  await until(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true));
});
