// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { plainListing } from "#tests/support/plain-listing.ts";
import { PendingQuestion } from "./pending-question.tsx";

afterEach(cleanup);

test("a question about very many listings tells thousands apart", async () => {
  const businesses = Array.from({ length: 1200 }, (_, index) => plainListing({ id: index + 1 }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PendingQuestion
        question={{ kind: "delete", businesses }}
        onClose={vi.fn()}
        onDone={vi.fn()}
      />
    </QueryClientProvider>,
  );
  expect(await screen.findByText("Delete 1,200 businesses?")).toBeTruthy();
  expect(screen.getByText(/delete the 1,200 selected businesses\?/)).toBeTruthy();
});
