// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { comeToLife } from "#src/design/early/come-to-life.ts";
import { until } from "#tests/support/until.ts";
import { ReviewPageForm } from "./review-page-form.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  sessionStorage.clear();
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

const page = () => (
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={createMemoryRouter([{ path: "*", element: <ReviewPageForm /> }])} />
  </QueryClientProvider>
);
const field = (selector: string) => document.querySelector(selector) as HTMLInputElement;

/** As the server draws it, with what a person does before the scripts. */
function open(before: () => void): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json([])),
  );
  const place = {
    id: 7,
    name: "Halfway Rock",
    city: "Annapolis",
    state: "MD",
    category: "marinas",
  };
  sessionStorage.setItem("review-page-business", JSON.stringify(place));
  sessionStorage.setItem("review-page", JSON.stringify({ title: "Kept", content: "Kept, too" }));
  document.body.innerHTML = `<div id="root">${renderToString(page())}</div>`;
  before();
  comeToLife(() => {
    root = hydrateRoot(field("#root"), page());
  });
}

test("the kept place and words are there again", async () => {
  open(() => undefined);
  await until(() => expect(document.body.textContent).toContain("Halfway Rock"));
  expect(field("[name=title]").value).toBe("Kept");
});

test("a place that is being looked for and words of now win over the kept ones", async () => {
  open(() => {
    field("[type=search]").value = "Crab";
    field("[name=title]").value = "Now";
  });
  await until(() => expect(field("[name=content]").value).toBe("Kept, too"));
  await until(() =>
    expect(JSON.parse(sessionStorage.getItem("review-page") ?? "").title).toBe("Now"),
  );
  expect(field("[name=title]").value).toBe("Now");
  expect(field("[type=search]").value).toBe("Crab");
});
