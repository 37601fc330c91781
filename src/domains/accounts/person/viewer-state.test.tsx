// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useViewer } from "../session/client.ts";

afterEach(() => vi.unstubAllGlobals());

function askAs(answer: Response) {
  vi.stubGlobal("fetch", async () => answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useViewer(), { wrapper }).result;
}

test("one is signed in exactly when the lookup returns a user, and neither before it has answered", async () => {
  const user = { id: "u1", email: "nell@example.com", firstName: "Nell" };
  const known = askAs(Response.json(user));
  expect(known.current).toEqual({ status: "loading" });
  await waitFor(() => expect(known.current).toEqual({ status: "authenticated", user }));

  const stranger = askAs(Response.json({ message: "Not signed in" }, { status: 401 }));
  expect(stranger.current).toEqual({ status: "loading" });
  await waitFor(() => expect(stranger.current).toEqual({ status: "anonymous" }));
});
