// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { lazyPart } from "./lazy-part.tsx";

afterEach(cleanup);

const show = (load: Parameters<typeof lazyPart>[0]) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const Part = lazyPart(load);
  render(
    <>
      <p>The rest</p>
      <Suspense fallback="…">
        <Part />
      </Suspense>
    </>,
  );
};

test("a part whose script does not come leaves the page and offers to load it again", async () => {
  show(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  expect((await screen.findByRole("alert")).textContent).toContain("This part did not load");
  expect(screen.getByRole("button", { name: "Load the page again" })).toBeTruthy();
  expect(screen.getByText("The rest")).toBeTruthy();
});

test("a part that comes is shown", async () => {
  show(() => Promise.resolve({ default: () => <p>The part</p> }));
  expect(await screen.findByText("The part")).toBeTruthy();
});
