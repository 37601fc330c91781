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
/** The bar, or the slide-out menu that takes its place: no browser shows both. */
const bar = () => within(parts()[0] as HTMLElement);
const menu = () => within(document.getElementById("site-menu") as HTMLElement);
const parts = () => screen.getAllByRole("navigation", { name: "Main" }).toReversed();
const hrefOf = (name: string) => bar().getByRole("link", { name }).getAttribute("href");

it("shows a placeholder avatar while the viewer loads, and no way to sign in yet", () => {
  renderHeader({ status: "loading" });
  expect(placeholder()).not.toBeNull();
  expect(screen.queryByRole("link", { name: "Sign In" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Account menu" })).toBeNull();
});

it("offers Sign In and Sign Up to an anonymous visitor", () => {
  renderHeader({ status: "anonymous" });
  expect(placeholder()).toBeNull();
  const hrefs = (name: string) =>
    screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));
  expect(hrefs("Sign In")).toEqual(["/login", "/login"]);
  expect(hrefs("Sign Up")).toEqual(["/login?mode=sign-up", "/login?mode=sign-up"]);
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
  for (const links of [bar(), menu()]) {
    const current = links.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
    expect(current.map((link) => link.textContent)).toEqual(names);
  }
});

it("has the same links in the slide-out menu, which the browser opens by itself", () => {
  renderHeader({ status: "anonymous" }, "/events/5");
  const opener = screen.getByRole("button", { name: "Menu" });
  const target = document.getElementById(opener.getAttribute("popovertarget") ?? "");
  expect(target?.getAttribute("popover")).toBe("auto");
  expect(target).toBe(document.getElementById("site-menu"));
  expect(menu().getAllByRole("link")).toHaveLength(12);
  const close = menu().getByRole("button", { name: "Close" });
  expect(close.getAttribute("popovertarget")).toBe("site-menu");
  expect(close.getAttribute("popovertargetaction")).toBe("hide");
});

it("has a search box, which the browser opens by itself where there is no room for it", () => {
  renderHeader({ status: "anonymous" }, "/events/5");
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Find a place or a town" });
  expect([field.form?.method, field.form?.getAttribute("action"), field.name]).toEqual([
    "get",
    "/search",
    "q",
  ]);
  const opener = screen.getByRole("button", { name: "Find a place" });
  const sheet = document.getElementById(opener.getAttribute("popovertarget") ?? "");
  expect(sheet?.getAttribute("popover")).toBe("auto");
  expect(sheet?.contains(field)).toBe(true);
});

it("the key / leads to the search box, unless something is being written", () => {
  renderHeader({ status: "anonymous" });
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Find a place or a town" });
  field.getClientRects = () => [{}] as unknown as DOMRectList;
  const note = document.body.appendChild(document.createElement("textarea"));
  fireEvent.keyDown(note, { key: "/" });
  expect(document.activeElement).not.toBe(field);
  fireEvent.keyDown(document.body, { key: "/", ctrlKey: true });
  expect(document.activeElement).not.toBe(field);
  expect(fireEvent.keyDown(document.body, { key: "/" })).toBe(false);
  expect(document.activeElement).toBe(field);
  note.remove();
});
