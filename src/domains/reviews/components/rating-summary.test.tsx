// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RatingSummary } from "./rating-summary.tsx";

afterEach(cleanup);

test("a summary counts all reviews and those of each number of stars, with thousands told apart", () => {
  render(<RatingSummary averageRating="4.8" distribution={[0, 0, 0, 234, 1000]} />);
  expect(screen.getByText("from 1,234 reviews")).toBeTruthy();
  const shares = screen.getAllByRole("listitem").map((item) => item.lastChild?.textContent);
  expect(shares).toEqual(["1,000", "234", "0", "0", "0"]);
});
