// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { SiteLogo } from "#src/web/layout/site-logo.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderLogo() {
  render(
    <MemoryRouter>
      <SiteLogo />
    </MemoryRouter>,
  );
}

it("shows the image", () => {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
  renderLogo();
  expect(screen.getByRole("img", { name: "Landfall" }).getAttribute("src")).toBe("/logo.svg");
  expect(screen.queryByText("Landfall")).toBeNull();
});

it("puts a text logo in its place when the image fails", () => {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
  renderLogo();
  fireEvent.error(screen.getByRole("img"));
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByRole("link", { name: "Landfall" }).textContent).toBe("Landfall");
});

it("notices an image that had failed before hydration", () => {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(0);
  renderLogo();
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText("Landfall")).toBeTruthy();
});
