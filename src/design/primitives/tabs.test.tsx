// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, MemoryRouter, RouterProvider, useSearchParams } from "react-router";
import { afterEach, expect, test } from "vitest";
import { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";

afterEach(cleanup);

function Page() {
  const [search] = useSearchParams();
  return (
    <Tabs value={search.get("tab") ?? "one"}>
      <TabList aria-label="Parts">
        <Tab value="one" to="?">
          One
        </Tab>
        <Tab value="two" to="?tab=two">
          Two
        </Tab>
      </TabList>
      <TabPanel value="one">The first</TabPanel>
      <TabPanel value="two">The second</TabPanel>
    </Tabs>
  );
}

test("in the server's HTML each tab is a link that the tab key reaches, and the open one is shown", () => {
  const html = document.createElement("div");
  html.innerHTML = renderToString(
    <MemoryRouter initialEntries={["/place?tab=two"]}>
      <Page />
    </MemoryRouter>,
  );
  const tabs = [...html.querySelectorAll("a[role=tab]")];
  expect(tabs.map((tab) => [tab.getAttribute("href"), tab.getAttribute("tabindex")])).toEqual([
    ["/place", null],
    ["/place?tab=two", null],
  ]);
  expect(html.querySelector("[role=tabpanel]")?.textContent).toBe("The second");
});

test("arrows move along and open, and the list is one stop of the tab key", async () => {
  const router = createMemoryRouter([{ path: "/place", element: <Page /> }], {
    initialEntries: ["/place"],
  });
  render(<RouterProvider router={router} />);
  const [one, two] = screen.getAllByRole("tab");
  expect([one?.tabIndex, two?.tabIndex]).toEqual([0, -1]);
  fireEvent.keyDown(one as HTMLElement, { key: "ArrowRight" });
  await screen.findByRole("tabpanel", { name: "Two" });
  expect(document.activeElement).toBe(two);
  fireEvent.keyDown(two as HTMLElement, { key: "ArrowRight" });
  await screen.findByRole("tabpanel", { name: "One" });
  expect(document.activeElement).toBe(one);
});
