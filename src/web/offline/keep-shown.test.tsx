// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import {
  createMemoryRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type MiddlewareFunction,
  Outlet,
  RouterProvider,
  useLoaderData,
} from "react-router";
import { afterEach, expect, test } from "vitest";
import { Toaster } from "#src/design/primitives/toast.tsx";
import { currentToast } from "#src/design/primitives/toast-store.ts";
import { closePage, told } from "#tests/support/open-page.tsx";
import { keepShown, useShownData } from "./keep-shown.ts";

afterEach(closePage);

/** A page, and another, of which the first has been read. */
function openSite(read: () => unknown) {
  const Root = () => {
    useShownData();
    return <Outlet />;
  };
  const Page = () => <p data-testid="page">{String(useLoaderData())}</p>;
  const page = { element: <Page />, loader: read, errorElement: <p data-testid="page">broken</p> };
  const children = [
    { ...page, id: "kayak", path: "/kayak" },
    { ...page, id: "skiff", path: "/skiff" },
  ];
  const router = createMemoryRouter(
    [{ id: "root", element: <Root />, middleware: [keepShown as MiddlewareFunction], children }],
    {
      initialEntries: ["/kayak"],
      hydrationData: { loaderData: { root: null, kayak: "as it was" } },
    },
  );
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  );
  const shown = () => screen.getByTestId("page").textContent;
  return { router, shown };
}

const lost = () => {
  throw new TypeError("Failed to fetch");
};
const restarting = () => {
  throw new ErrorResponse(502, "", "");
};

test.each([lost, restarting])(
  "a page that is read anew without a connection stays",
  async (read) => {
    const { router, shown } = openSite(read);
    await act(() => router.revalidate());
    expect(shown()).toBe("as it was");
    expect(currentToast()?.open).not.toBe(true);
  },
);

test("another choice on the same page leaves it as it is and says why", async () => {
  const { router, shown } = openSite(lost);
  await act(() => router.navigate("/kayak?start=10"));
  expect(shown()).toBe("as it was");
  await told("No connection");
});

test("another page cannot be shown so, nor does a failure of the server hide", async () => {
  const { router, shown } = openSite(lost);
  await act(() => router.navigate("/skiff"));
  expect(shown()).toBe("broken");
  closePage();
  const failing = openSite(() => {
    throw new ErrorResponse(500, "", "");
  });
  await act(() => failing.router.revalidate());
  expect(failing.shown()).toBe("broken");
});
