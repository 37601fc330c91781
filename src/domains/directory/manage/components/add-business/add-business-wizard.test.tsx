// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { comeToLife } from "#src/design/early/come-to-life.ts";
import { forgetEarly } from "#tests/support/forget-early.ts";
import { until } from "#tests/support/until.ts";
import { EMPTY_LISTING } from "../listing-form/listing-values.ts";
import { AddBusinessWizard } from "./add-business-wizard.tsx";
import { keepListingDraft, readListingDraft } from "./listing-draft.ts";

const KEPT = {
  ...EMPTY_LISTING,
  ...{ name: "Kept Dock", category: "marinas", description: "Slips.", hours: "Daily 9am-5pm" },
  ...{ address: "1 Dock Street", city: "Annapolis", state: "MD", zipCode: "21401" },
  phone: "(410) 555-0101",
};

let root: Root | undefined;
beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json(null)),
  );
  vi.stubGlobal("scrollTo", vi.fn());
});
afterEach(() => {
  root?.unmount();
  localStorage.clear();
  document.body.innerHTML = "";
  forgetEarly();
  vi.unstubAllGlobals();
});

/** As the server draws it, and then with its scripts. */
function openPage(address: string) {
  const routes = [{ path: "/add-business", element: <AddBusinessWizard onSubmitted={vi.fn()} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const bringToLife = () =>
    comeToLife(() => {
      root = hydrateRoot(document.querySelector("#root") as Element, page);
    });
  return { router, bringToLife };
}

const field = (name: string) =>
  document.querySelector(`[name=${name}]`) as HTMLInputElement & HTMLSelectElement;
const heading = () => document.querySelector("h2")?.textContent;
const isWelcomed = () => document.body.textContent?.includes("Welcome back");

test("words from before the scripts win over the draft, and the step stays under the finger", async () => {
  keepListingDraft({ values: KEPT, step: 3 });
  const { router, bringToLife } = openPage("/add-business");
  const typedInto = field("name");
  typedInto.value = "New Dock";
  bringToLife();
  await until(() => expect(isWelcomed()).toBe(true));
  await until(() => expect(readListingDraft()?.values.name).toBe("New Dock"));
  expect(field("name")).toBe(typedInto);
  expect(typedInto.value).toBe("New Dock");
  expect(field("category").value).toBe("marinas");
  expect(heading()).toBe("Basic Information");
  expect(router.state.location.search).toBe("");
  expect(readListingDraft()).toMatchObject({ values: { ...KEPT, name: "New Dock" }, step: 1 });
});

test("nor does an address with a later step lead away from what is being typed", async () => {
  keepListingDraft({ values: KEPT, step: 3 });
  const { router, bringToLife } = openPage("/add-business?step=3");
  field("description").value = "A quiet dock.";
  bringToLife();
  await until(() => expect(readListingDraft()?.values.description).toBe("A quiet dock."));
  expect(router.state.location.search).toBe("");
  expect(heading()).toBe("Basic Information");
  await router.navigate("?step=3");
  await until(() => expect(heading()).toBe("Amenities & Features"));
});

test("untouched, or filled in again by the browser, the draft goes on at its step", async () => {
  keepListingDraft({ values: KEPT, step: 3 });
  const { router, bringToLife } = openPage("/add-business");
  field("name").value = KEPT.name;
  bringToLife();
  await until(() => expect(heading()).toBe("Amenities & Features"));
  expect(router.state.location.search).toBe("?step=3");
  expect(document.body.textContent).toContain("Shown as: Daily 9 AM–5 PM");
  expect(readListingDraft()).toEqual({ values: KEPT, step: 3 });
});

test("a later step without a draft leads to the first one, whose price range is the default", async () => {
  const { router, bringToLife } = openPage("/add-business?step=3");
  expect(field("priceRange").value).toBe("$$");
  bringToLife();
  await until(() => expect(router.state.location.search).toBe(""));
  expect(heading()).toBe("Basic Information");
  expect(field("priceRange").value).toBe("$$");
});

test("a draft that came back is still kept, for the next reload too", async () => {
  for (const address of ["/add-business?step=2", "/add-business"]) {
    keepListingDraft({ values: KEPT, step: 2 });
    const { bringToLife } = openPage(address);
    bringToLife();
    await until(() => expect(isWelcomed()).toBe(true));
    await until(() => expect(heading()).toBe("Location & Contact Information"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(readListingDraft()).toEqual({ values: KEPT, step: 2 });
    root?.unmount();
  }
});
