// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { SiteHeader } from "#src/web/layout/site-header.tsx";
import type { ViewerState } from "#src/web/layout/viewer-state.ts";

afterEach(cleanup);

function renderHeader(viewer: ViewerState, path = "/") {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SiteHeader viewer={viewer} />
    </MemoryRouter>,
  );
}

const signedIn = (firstName: string | null, email = "zoe@example.com"): ViewerState => ({
  status: "authenticated",
  user: { firstName, email, profileImageUrl: null },
});

const placeholder = () => document.querySelector("[data-avatar-placeholder]");
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

it("shows a placeholder avatar while the viewer loads, and no way to sign in yet", () => {
  renderHeader({ status: "loading" });
  expect(placeholder()).not.toBeNull();
  expect(screen.queryByRole("link", { name: "Sign In" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Account menu" })).toBeNull();
});

it("offers Sign In and Sign Up to an anonymous visitor", () => {
  renderHeader({ status: "anonymous" });
  expect(placeholder()).toBeNull();
  expect(hrefOf("Sign In")).toBe("/login");
  expect(hrefOf("Sign Up")).toMatch(/^\/login(\?|$)/);
});

it("the avatar shows the first letter of the first name, else of the address, else U", async () => {
  for (const [firstName, email, letter] of [
    ["Marina", "zoe@example.com", "M"],
    [null, "zoe@example.com", "Z"],
    [null, "", "U"],
  ] as const) {
    renderHeader(signedIn(firstName, email));
    expect((await screen.findByRole("button", { name: "Account menu" })).textContent).toBe(letter);
    expect(placeholder()).toBeNull();
    cleanup();
  }
});

it("leads to the dashboard until the menu has loaded", async () => {
  renderHeader(signedIn("Marina"));
  const avatar = screen.getByRole("link", { name: "Your dashboard" });
  expect(avatar.textContent).toBe("M");
  expect(avatar.getAttribute("href")).toBe("/user-dashboard");
  await screen.findByRole("button", { name: "Account menu" });
});

it("opens the account menu with its three links", async () => {
  renderHeader(signedIn("Marina"));
  fireEvent.click(await screen.findByRole("button", { name: "Account menu" }));
  const menu = within(await screen.findByRole("menu"));
  const links = menu.getAllByRole("menuitem");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Dashboard", "/user-dashboard"],
    ["Add Business", "/add-business"],
    ["Log out", "/api/logout"],
  ]);
});

it("has every link of the specification", () => {
  renderHeader({ status: "anonymous" });
  expect(
    ["Home", "Categories", "Events", "Achievements", "Travel AI", "Marine ID", "Community"].map(
      hrefOf,
    ),
  ).toEqual([
    "/",
    "/categories",
    "/events",
    "/achievements",
    "/ai-recommendations",
    "/marine-life-ar",
    "/community-tracking",
  ]);
  expect(["Advertise", "Write Review", "Add Business"].map(hrefOf)).toEqual([
    "/advertise",
    "/reviews",
    "/add-business",
  ]);
});

it.each([
  ["/", ["Home"]],
  ["/events/5", ["Events"]],
  ["/business/5", []],
])("on %s the current link is %o", (path, names) => {
  renderHeader({ status: "anonymous" }, path);
  const current = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(current.map((link) => link.textContent)).toEqual(names);
});

it("has the same links in the slide-out menu, which opens and closes", async () => {
  renderHeader({ status: "anonymous" }, "/events/5");
  fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Menu" }));
  expect(sheet.getAllByRole("link")).toHaveLength(12);
  expect(sheet.getByRole("link", { name: "Events" }).getAttribute("aria-current")).toBe("page");
  fireEvent.click(sheet.getByRole("link", { name: "Categories" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
