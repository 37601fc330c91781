// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { anEvent } from "#tests/support/event-facts.ts";
import { openPage } from "#tests/support/open-page.tsx";
import EventsTab from "./events-tab.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SHOWN = { ...anEvent({ title: "Boat show" }), takenDownReason: null, version: "seen" };
const HIDDEN = { ...anEvent({ id: 8, title: "Gone" }), takenDownReason: "Made up", version: "old" };

function open(address = "/") {
  const sent: [string, unknown][] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (init.method === "POST") sent.push([path, JSON.parse(String(init.body ?? "null"))]);
    if (init.method === "POST") return new Response(`{"success":true}`);
    const rows = path.includes("takenDown=true") ? [HIDDEN] : [SHOWN];
    const found = path.includes("q=regatta") ? [] : rows;
    return new Response(JSON.stringify(found), { headers: { "X-Total-Count": `${found.length}` } });
  });
  openPage({ path: "/", page: EventsTab, address });
  return sent;
}

test("an event is taken down with a reason and the version that was seen", async () => {
  const sent = open();
  expect(await screen.findByText("Boat show")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Take down" }));
  const dialog = await screen.findByRole("dialog", { name: "Take this event down?" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Take it down" }));
  expect(await within(dialog).findByText("Please give a reason.")).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: "Made up" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Take it down" }));
  await waitFor(() =>
    expect(sent).toEqual([
      ["/api/admin/events/7/take-down", { reason: "Made up", version: "seen" }],
    ]),
  );
});

test("the reason has the focus at first and when it is missing, and the button when it is over", async () => {
  open();
  const opener = await screen.findByRole("button", { name: "Take down" });
  opener.focus();
  fireEvent.click(opener);
  const dialog = within(await screen.findByRole("dialog"));
  const reason = dialog.getByLabelText(/^Reason/);
  await waitFor(() => expect(document.activeElement).toBe(reason));
  const confirm = dialog.getByRole("button", { name: "Take it down" });
  for (let times = 0; times < 2; times += 1) {
    confirm.focus();
    fireEvent.click(confirm);
    await waitFor(() => expect(document.activeElement).toBe(reason));
  }
  fireEvent.click(dialog.getByRole("button", { name: "Leave it on the site" }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("what was taken down stands in its own list with the reason, and can be put back", async () => {
  const sent = open("/?status=taken-down");
  expect(await screen.findByText("Taken off the site: Made up")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Put back" }));
  await waitFor(() => expect(sent.map(([path]) => path)).toEqual(["/api/admin/events/8/put-back"]));
});

test("events are searched by words, and the address keeps them", async () => {
  open();
  expect(await screen.findByText("Boat show")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Search events"), { target: { value: "regatta" } });
  expect(await screen.findByText("No event was found")).toBeTruthy();
  expect(screen.queryByText("Boat show")).toBeNull();
  // All that are there, whatever is searched for.
  expect(screen.getByRole("tab", { name: "On the site (1)" })).toBeTruthy();
});
