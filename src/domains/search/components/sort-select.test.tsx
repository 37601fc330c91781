// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { SortSelect } from "./sort-select.tsx";
import { useFilters } from "./use-filters.ts";

afterEach(cleanup);

function Sorting() {
  return <SortSelect filters={useFilters()} sorts={["featured", "rating"]} standard="featured" />;
}

function showAt(address: string): HTMLElement {
  const router = createMemoryRouter([{ path: "*", element: <Sorting /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return screen.getByLabelText("Sort");
}

test("Highest Rated says why 4.9 from eight reviews stands before 5.0 from one", () => {
  const hint = "The more reviews, the more a rating counts.";
  const select = showAt("/search?sort=rating");
  const told = screen.getByText(hint);
  expect(select.getAttribute("aria-describedby")?.split(" ")).toContain(told.id);
  for (const address of ["/search", "/search?sort=featured"]) {
    cleanup();
    showAt(address);
    expect(screen.queryByText(hint)).toBeNull();
  }
});
