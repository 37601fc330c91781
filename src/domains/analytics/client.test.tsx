// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, answerCalls } from "#tests/support/answer-calls.ts";
import { until } from "#tests/support/until.ts";
import { useTrackPages } from "./client.ts";
import { VisitEvent } from "./contract.ts";

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (act: () => void) => act());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  useTrackPages();
  return null;
}

test("the sandbox's billing page is reported without the link that opens it", async () => {
  const { sent } = answerCalls({ "POST /api/track": answer({ recorded: true }, { status: 202 }) });
  const address = `/sandbox-portal/${"6f".repeat(200)}`;
  const router = createMemoryRouter([{ path: "*", element: <Page /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  await until(() => expect(sent("POST /api/track")).toHaveLength(1));
  const [told] = sent("POST /api/track");
  expect(VisitEvent.parse(told)).toEqual({ eventType: "page_view", path: "/sandbox-portal" });
});
