// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, answerCalls } from "#tests/support/answer-calls.ts";
import { until } from "#tests/support/until.ts";
import { useTrackAppearances } from "./appearance-client.ts";

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (act: () => void) => act());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Results as they would come for these addresses. */
const RESULTS: Record<string, number[]> = {
  "?q=crab": [1, 2],
  "?q=crab&page=2": [1, 2, 3, 4],
  "?q=crab&sort=rating": [4, 3, 2, 5],
  "?q=crab&view=list": [1, 2],
  "?q=crab&state=MD": [2],
  "?q=everything": Array.from({ length: 130 }, (_, index) => index + 1),
  "?q=nothing": [],
};

function open() {
  const { sent } = answerCalls({ "POST /api/track": answer({ recorded: true }, { status: 202 }) });
  function Results() {
    const ids = RESULTS[router.state.location.search] ?? [];
    useTrackAppearances(ids.map((id) => ({ id })));
    return null;
  }
  const router = createMemoryRouter([{ path: "*", element: <Results /> }], {
    initialEntries: ["/search?q=crab"],
  });
  render(<RouterProvider router={router} />);
  const told = () =>
    sent("POST /api/track").map((body) => (body as { businessIds: number[] }).businessIds);
  const go = (search: string) => act(() => router.navigate(`/search${search}`));
  return { told, go };
}

test("each listing is reported once for a question, however it is shown and however much of it", async () => {
  const { told, go } = open();
  await until(() => expect(told()).toEqual([[1, 2]]));
  await go("?q=crab&page=2");
  await go("?q=crab&view=list");
  await go("?q=crab&sort=rating");
  await until(() => expect(told()).toEqual([[1, 2], [3, 4], [5]]));
  await go("?q=crab&state=MD");
  await until(() => expect(told().slice(3)).toEqual([[2]]));
});

test("very many are reported in parts, and nothing for no results", async () => {
  const { told, go } = open();
  await go("?q=nothing");
  await go("?q=everything");
  await until(() => expect(told().map(({ length }) => length)).toEqual([2, 100, 30]));
});
