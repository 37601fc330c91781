import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, fireEvent, render, screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { createMemoryRouter, Outlet, RouterProvider, useLoaderData, useParams } from "react-router";
import { expect, vi } from "vitest";
import { Toaster } from "#src/design/primitives/toast.tsx";
import { currentToast, dismissToast } from "#src/design/primitives/toast-store.ts";
import type { CurrentUser } from "#src/domains/accounts/person/contract.ts";
import { viewerQuery } from "#src/domains/accounts/session/client.ts";
import { createQueryClient } from "#src/web/query-client.ts";
import { until } from "./until.ts";

// A busy machine may take longer than a second; a whole page in a message hides what is missing;
// without stylesheets next to nothing is hidden, and asking each element takes most of the time.
configure({
  defaultHidden: true,
  asyncUtilTimeout: 10_000,
  getElementError: (message) => new Error(message?.split("\n\n")[0]),
});

interface OpenedPage {
  /** Where in the site it stands: "/business/:id". */
  path: string;
  page: ComponentType<never>;
  /** What its loader gives. */
  data?: unknown;
  /** Instead of the loader when the page is asked for again; what it gives is shown then. */
  reload?: (() => unknown) | undefined;
  /** What the browser shows in its bar, when it is more than the path. */
  address?: string;
  viewer?: CurrentUser | null;
}

/** A page without header and footer, in the browser of somebody; every other page is empty. */
export function openPage(opened: OpenedPage) {
  const { path, page, data, reload, address = path, viewer = null } = opened;
  const Page = page as ComponentType<{ loaderData: unknown; params: object }>;
  const Shown = () => <Page loaderData={useLoaderData() ?? data} params={useParams()} />;
  vi.stubGlobal("scrollTo", vi.fn());
  const client = createQueryClient();
  client.setQueryData(viewerQuery.queryKey, viewer);
  const site = (
    <QueryClientProvider client={client}>
      <main>
        <Outlet />
      </main>
      <Toaster />
    </QueryClientProvider>
  );
  const children = [
    { id: "page", path, element: <Shown />, loader: reload },
    { path: "*", element: null },
  ];
  const router = createMemoryRouter([{ element: site, children }], {
    initialEntries: [address],
    hydrationData: { loaderData: { page: null } },
  });
  render(<RouterProvider router={router} />);
  return {
    /** Where the visitor is now. */
    at: () => router.state.location.pathname + router.state.location.search,
    main: within(screen.getByRole("main")),
  };
}

/** Leaves nothing for the next page. */
export function closePage(): void {
  cleanup();
  act(() => dismissToast(currentToast()?.id ?? 0));
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
}

type Part = Pick<typeof screen, "getByRole" | "getAllByRole">;

export const click = (element: Element) => act(async () => void fireEvent.click(element));

export const press = (name: string | RegExp, part?: Part) => click(named("button", name, part));

export const follow = (name: string | RegExp, part?: Part) => click(named("link", name, part));

/** By its label or its words. Reckoning the name of every button takes a second on a long form. */
function named(role: "button" | "link", name: string | RegExp, part: Part = screen): HTMLElement {
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
  const found = part
    .getAllByRole(role)
    .filter((element) =>
      typeof name === "string" ? nameOf(element) === name : name.test(nameOf(element)),
    );
  if (found.length !== 1) {
    const first = "Nothing waits here: `await` a `find…` of what comes later first.";
    throw new Error(`${found.length} of role ${role} are called ${name}. ${first}`);
  }
  return found[0] as HTMLElement;
}

/** A radio, whose name may go on with an explanation. */
const radioOf = (name: string, part: Part = screen) =>
  part.getByRole<HTMLInputElement>("radio", { name: new RegExp(`^${name}`) });

export const choose = (name: string, part?: Part) => click(radioOf(name, part));

export const isChosen = (name: string, part?: Part): boolean => radioOf(name, part).checked;

/** Types into fields, or chooses, by their labels. */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = fieldOf(label);
    await act(async () => void fireEvent.change(field, { target: { value } }));
  }
}

/** By its label. Testing Library's own query asks every element of the page, which takes a second. */
export function fieldOf(label: string): HTMLInputElement {
  const labels = [...document.querySelectorAll("label")].filter(
    ({ textContent }) => textContent?.trim() === label,
  );
  const named = document.querySelectorAll<HTMLElement>(`[aria-label="${label}"]`);
  const fields = [
    ...labels.map(({ htmlFor }) => document.getElementById(htmlFor)),
    ...named,
  ].filter((element) => element?.matches("input, textarea, select"));
  if (fields.length !== 1) throw new Error(`There are ${fields.length} fields called ${label}`);
  return fields[0] as HTMLInputElement;
}

/** What is said below a field, to those who hear it, too. */
export const hintOf = (label: string): string =>
  (fieldOf(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

/** The one toast that is shown says all of this. */
export const told = (...texts: string[]): Promise<void> =>
  until(() => {
    const shown = document.querySelector("[data-toast]")?.textContent;
    for (const text of texts) expect(shown).toContain(text);
  });
