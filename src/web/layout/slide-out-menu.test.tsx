// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type Navigator, Router } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { SlideOutMenu } from "./slide-out-menu.tsx";

afterEach(cleanup);

const navigator = { createHref: String, push: vi.fn(), replace: vi.fn(), go: vi.fn() };

/** The page with this key is drawn. */
const drawn = (key: string) => (
  <Router location={{ pathname: "/events", key }} navigator={navigator as unknown as Navigator}>
    <SlideOutMenu section={null} anonymous />
  </Router>
);

test("a menu closes with its page, and not when it was opened under the address of a page to come", () => {
  const { rerender } = render(drawn("first"));
  const hide = vi.fn();
  Object.assign(document.getElementById("site-menu") as HTMLElement, { hidePopover: hide });
  const open = () => fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  window.history.replaceState({ key: "first" }, "");
  open();
  rerender(drawn("second"));
  expect(hide).toHaveBeenCalledTimes(1);
  // The address is there before the page.
  window.history.replaceState({ key: "third" }, "");
  open();
  rerender(drawn("third"));
  expect(hide).toHaveBeenCalledTimes(1);
  rerender(drawn("fourth"));
  expect(hide).toHaveBeenCalledTimes(2);
});
