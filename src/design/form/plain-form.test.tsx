// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { FormOutcomeProvider, useFormOutcome } from "./plain-form.tsx";

afterEach(cleanup);

const outcome = { message: "No.", code: "invalid", fields: {}, values: { email: "me@x.example" } };

function Page() {
  const { values } = useFormOutcome();
  return <p>{values.email ?? "nothing"}</p>;
}

test("what the server said stays with the page that it came with, whatever the router calls that page, and ends with it", async () => {
  const element = (
    <FormOutcomeProvider outcome={outcome}>
      <Page />
    </FormOutcomeProvider>
  );
  const initialEntries = [{ pathname: "/login", key: "r4nd0m" }];
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries });
  render(<RouterProvider router={router} />);
  expect(screen.getByText("me@x.example")).toBeTruthy();
  await act(() => router.navigate("/login?mode=sign-up"));
  expect(screen.getByText("nothing")).toBeTruthy();
});
