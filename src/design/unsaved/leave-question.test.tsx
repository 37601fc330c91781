// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { PanelClose } from "#src/design/primitives/panel-opener.tsx";
import { LeaveQuestion } from "#src/design/unsaved/leave-question.tsx";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";

afterEach(cleanup);

function Words({ isKeptOnPath = false, verb = "send" as "send" | "save" }) {
  const [words, setWords] = useState("");
  return (
    <form>
      <UnsavedGuard when={words !== ""} isKeptOnPath={isKeptOnPath} verb={verb} />
      <textarea aria-label="Words" value={words} onChange={(e) => setWords(e.target.value)} />
      <button type="button" onClick={() => setWords("")}>
        Send
      </button>
    </form>
  );
}

const InDialog = () => (
  <Dialog title="Tell us" trigger={<Button>Open</Button>}>
    <Words />
    <PanelClose>
      <Button>Cancel</Button>
    </PanelClose>
  </Dialog>
);

const Frame = () => (
  <>
    <Link to="/elsewhere">Elsewhere</Link>
    <Link to="?step=2">Next</Link>
    <Outlet />
    <LeaveQuestion />
  </>
);

function show(page: React.ReactElement) {
  const children = [
    { path: "/form", element: page },
    { path: "/elsewhere", element: <p>Another page</p> },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }], {
    initialEntries: ["/elsewhere", "/form"],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const happen = (what: () => void) => act(async () => what());
const type = (value: string) =>
  happen(() => fireEvent.change(screen.getByLabelText("Words"), { target: { value } }));
const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  await happen(() => button.click());
};
const follow = (name: string) => happen(() => screen.getByText(name).click());
const question = () => screen.queryByRole("alertdialog");
const tabIsHeld = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("a link and Back ask while words are unsaved; Stay keeps them, Leave goes", async () => {
  const router = show(<Words />);
  await type("An hour off.");
  await follow("Elsewhere");
  await press("Stay");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Words").value).toBe("An hour off.");
  expect(tabIsHeld()).toBe(true);
  await happen(() => void router.navigate(-1));
  await press("Leave");
  expect(await screen.findByText("Another page")).toBeTruthy();
  expect(tabIsHeld()).toBe(false);
});

test.each(["send", "save"] as const)("a form to %s asks in its words, Stay first", async (verb) => {
  show(<Words verb={verb} />);
  await type("An hour off.");
  await follow("Elsewhere");
  const title = verb === "save" ? "Leave without saving?" : "Leave without sending?";
  const asked = await screen.findByRole("alertdialog", { name: title });
  const [stay, leave] = asked.querySelectorAll("button");
  expect([stay?.textContent, leave?.textContent]).toEqual(["Stay", "Leave"]);
  expect(stay?.className).toContain("bg-accent-fill");
  expect(leave?.className).toContain("text-danger");
  expect(leave?.className).not.toContain("bg-danger-fill");
  await press("Leave");
});

test("nothing is asked when nothing was changed, or after it was sent", async () => {
  show(<Words />);
  await type("An hour off.");
  await press("Send");
  expect(tabIsHeld()).toBe(false);
  await follow("Elsewhere");
  expect(screen.getByText("Another page")).toBeTruthy();
  expect(question()).toBeNull();
});

test("another part of the same page asks only where the form would go", async () => {
  const router = show(<Words isKeptOnPath />);
  await type("An hour off.");
  await follow("Next");
  expect(router.state.location.search).toBe("?step=2");
  cleanup();
  const second = show(<Words />);
  await type("An hour off.");
  await follow("Next");
  expect(await screen.findByRole("alertdialog")).toBeTruthy();
  expect(second.state.location.search).toBe("");
});

test.each([
  ["Escape", () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" })],
  ["Close", () => screen.getByRole("button", { name: "Close" }).click()],
  ["Cancel", () => screen.getByRole("button", { name: "Cancel" }).click()],
])("a dialog with words in it asks before %s closes it", async (_way, close) => {
  show(<InDialog />);
  await press("Open");
  await screen.findByLabelText("Words");
  await type("The dock moved.");
  await happen(close);
  await press("Stay");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Words").value).toBe("The dock moved.");
  await happen(close);
  await press("Leave");
  expect(screen.queryByLabelText("Words")).toBeNull();
  await press("Open");
  await screen.findByLabelText("Words");
  await happen(close);
  expect(screen.queryByLabelText("Words")).toBeNull();
  expect(question()).toBeNull();
});
