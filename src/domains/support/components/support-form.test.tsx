// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { SupportForm } from "./support-form.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const TYPED = {
  Name: "Nora Quay",
  "E-mail": "nora.quay@example.com",
  Category: "account",
  Subject: "Two accounts",
  Message: "I have two accounts. Help!",
};

test("a message is sent at the press of the button and confirmed as soon as the answer is there", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    sent.push([init.method, path, JSON.parse(String(init.body))]);
    return Response.json({ id: 1 }, { status: 201 });
  });
  const element = <SupportForm viewer={{ status: "anonymous" }} />;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />
    </QueryClientProvider>,
  );
  for (const [label, value] of Object.entries(TYPED)) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole("button", { name: "Send message" }));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(sent).toEqual([
    [
      "POST",
      "/api/support",
      expect.objectContaining({
        name: "Nora Quay",
        email: "nora.quay@example.com",
        category: "account",
        subject: "Two accounts",
        message: "I have two accounts. Help!",
      }),
    ],
  ]);
  expect(screen.getByRole("status").textContent).toContain("We reply within 24 hours");
});
