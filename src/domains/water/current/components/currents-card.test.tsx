// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Currents } from "../contract.ts";
import { CurrentsCard } from "./currents-card.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(...answers: (Currents | number)[]) {
  const fetched = vi.fn(async () => {
    const answer = answers.shift();
    return typeof answer === "number"
      ? new Response("", { status: answer })
      : Response.json(answer);
  });
  vi.stubGlobal("fetch", fetched);
  let scrollTo = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        scrollTo = () => act(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <CurrentsCard latitude="27.47" longitude="-80.29" />
    </QueryClientProvider>,
  );
  expect(fetched).not.toHaveBeenCalled();
  scrollTo();
}

const CURRENTS: Currents = {
  station: {
    id: "noaa/FPI0901",
    name: "Fort Pierce Inlet Entrance",
    distanceMiles: 0.3,
    source: {
      name: "US National Oceanic and Atmospheric Administration",
      url: "https://tidesandcurrents.noaa.gov/",
      licence: "public domain",
      attribution: "Neaps tide database (https://github.com/openwatersio/tide-database)",
    },
  },
  current: {
    now: { state: "flood", speedKnots: 2.61, towardDegrees: 260 },
    events: [
      { kind: "flood", at: "2026-08-30T00:56:00.000Z", speedKnots: 3.14, towardDegrees: 260 },
      {
        kind: "slack before ebb",
        at: "2026-08-30T04:05:00.000Z",
        speedKnots: 0,
        towardDegrees: null,
      },
      { kind: "ebb", at: "2026-08-30T06:51:00.000Z", speedKnots: 0.04, towardDegrees: null },
    ],
  },
  timeZone: "America/New_York",
  zoneOffsets: [{ from: "2026-08-29T00:00:00.000Z", minutesFromUtc: -240, zone: "EDT" }],
  computedAt: "2026-08-30T00:00:00.000Z",
  notForNavigation: "Predicted, not for navigation",
};

test("says what the water does now and when it turns, in the place's time and boaters' words", async () => {
  show(CURRENTS);
  expect(await screen.findByText("Flood, 2.6 kn toward W (260°)")).toBeTruthy();
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows).toEqual([
    "8:56\u00a0PMStrongest flood toward W (260°)3.1\u00a0kn",
    "Sun\u00a012:05\u00a0AMSlack, then ebbin 4\u00a0h 5\u00a0min",
    "Sun\u00a02:51\u00a0AMStrongest ebb weak",
  ]);
  expect(screen.getByText("Predicted, not for navigation.")).toBeTruthy();
  expect(screen.getByText(/mi away/).textContent).toContain("Fort Pierce Inlet Entrance");
});

test("a failure can be tried again, and a place without a station says so", async () => {
  show(500, { ...CURRENTS, station: null, current: null });
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No current station lies within 10 miles.")).toBeTruthy();
});
