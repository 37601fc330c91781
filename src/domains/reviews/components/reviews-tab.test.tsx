// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { CurrentUser } from "#src/domains/accounts/person/contract.ts";
import { viewerQuery } from "#src/domains/accounts/session/client.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import type { RatingDistribution } from "../contract.ts";
// The form comes when it is opened; the test does not wait for its modules.
import "./review-form.tsx";
import { ReviewsTab } from "./reviews-tab.tsx";

const business = {
  ...{ id: 7, name: "Halfway Rock", reviewCount: 0, averageRating: "0" },
} as unknown as Business;
const none: RatingDistribution = [0, 0, 0, 0, 0];
const person = { id: "u1", email: "odile@example.com", firstName: "Odile" } as CurrentUser;

Element.prototype.scrollIntoView = vi.fn();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Page() {
  const [isWriting, setWriting] = useState(false);
  const rest = { reviews: [], total: 0, distribution: none, own: null, mayAnswer: false };
  return (
    <ReviewsTab
      business={business}
      {...rest}
      share={null}
      isWriting={isWriting}
      onWrite={setWriting}
      onChanged={vi.fn()}
    />
  );
}

function open(viewer: CurrentUser | null): void {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(viewerQuery.queryKey, viewer);
  const router = createMemoryRouter([{ path: "*", element: <Page /> }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const press = async (name: string) =>
  act(async () => (await screen.findByRole("button", { name })).click());
const title = () => screen.findByLabelText<HTMLInputElement>(/^Title/);
const UNFINISHED = "Your unfinished review is still here.";

test("a review that was begun before signing in is offered again, with its words", async () => {
  open(null);
  expect(screen.queryByText(UNFINISHED)).toBeNull();
  await press("Write Review");
  expect(screen.queryByText(UNFINISHED)).toBeNull();
  const written = await title();
  await act(async () => fireEvent.input(written, { target: { value: "Held in a blow" } }));
  cleanup();
  open(person);
  await screen.findByText(UNFINISHED);
  await press("Go on writing");
  expect((await title()).value).toBe("Held in a blow");
  expect(screen.queryByText(UNFINISHED)).toBeNull();
});

test("the form leads a stranger to sign in and back to the reviews of the place", async () => {
  open(null);
  await press("Write Review");
  const link = await screen.findByRole("link", { name: "Sign in" });
  expect(link.getAttribute("href")).toBe("/login?next=%2Fbusiness%2F7%3Ftab%3Dreviews");
  cleanup();
  open(person);
  await press("Write Review");
  await title();
  expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
});
