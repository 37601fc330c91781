// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ForecastAnswer } from "../contract.ts";
import { ForecastCard } from "./forecast-card.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(...answers: (ForecastAnswer | number)[]) {
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
      <ForecastCard latitude="38.97" longitude="-76.48" timeZone="America/New_York" />
    </QueryClientProvider>,
  );
  expect(fetched).not.toHaveBeenCalled();
  scrollTo();
}

const forecast: ForecastAnswer = {
  reason: null,
  forecast: {
    issuedAt: "2026-06-01T17:31:00.000Z",
    fetchedAt: "2026-06-01T17:35:00.000Z",
    ...{ isStale: false, shore: null, hours: [], water: [] },
    alerts: [
      {
        ...{ id: "urn:1", event: "Small Craft Advisory", headline: "Southwest winds" },
        description: "Winds 15 to 20 knots.\nhttps://evil.example/ <b>now</b>",
        until: "2026-06-02T00:00:00.000Z",
      },
    ],
    periods: [
      {
        name: "Tonight",
        startsAt: "2026-06-01T22:00:00.000Z",
        isDaytime: false,
        temperatureF: 66,
        windSpeed: "5 mph",
        windDirection: "SW",
        rainPercent: 30,
        summary: "Mostly Clear",
      },
    ],
  },
};

test("asks when it is scrolled to, and shows the forecast with its warnings, its source and its time", async () => {
  show(forecast);
  expect(screen.getByText("Asking the National Weather Service…")).toBeTruthy();
  expect(await screen.findByText("Tonight")).toBeTruthy();
  expect(screen.getByText("66°F")).toBeTruthy();
  expect(screen.getByText("Small Craft Advisory")).toBeTruthy();
  expect(screen.getByText(/1:31 PM/).getAttribute("datetime")).toBe("2026-06-01T17:31:00.000Z");
});

test("tells wind and waves, the next hours, the shore it is for, and how old it is", async () => {
  vi.useFakeTimers({ now: new Date("2026-06-01T20:41:00.000Z"), toFake: ["Date"] });
  const [period] = forecast.forecast?.periods ?? [];
  if (!forecast.forecast || !period) throw new Error("There is no forecast to show");
  const { name: _, isDaytime: __, ...hour } = period;
  show({
    reason: null,
    forecast: {
      ...forecast.forecast,
      ...{ isStale: true, shore: "Annapolis, MD", hours: [hour] },
      water: [
        {
          startsAt: "2026-06-01T20:00:00.000Z",
          ...{ waveFeet: 1.5, windKnots: 12, gustKnots: 18, windFrom: "SW" },
        },
        {
          startsAt: "2026-06-01T23:00:00.000Z",
          ...{ waveFeet: null, windKnots: null, gustKnots: null, windFrom: null },
        },
      ],
    },
  });
  expect(await screen.findByText("Forecast for the shore at Annapolis, MD.")).toBeTruthy();
  const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "FromWindWaves",
    "4:00\u00a0PMSW 12 kn, gusts 181.5\u00a0ft",
    "7:00\u00a0PMnot toldnot told",
  ]);
  expect(screen.getByRole("list", { name: "The next hours" }).textContent).toContain("66°F");
  expect(screen.getByText(/does not answer just now/).textContent).toContain(
    "3\u00a0h 6\u00a0min ago",
  );
  expect(screen.getByText(/Forecast of the/).textContent).toContain("3\u00a0h 10\u00a0min ago");
  vi.useRealTimers();
});

test("the words of a warning are text, whatever they hold", async () => {
  show(forecast);
  const said = await screen.findByText(/Winds 15 to 20 knots/);
  expect(said.textContent).toContain("<b>now</b>");
  expect(said.querySelector("a, b")).toBeNull();
});

test("says plainly that there is no forecast and why, and can ask again", async () => {
  show({ forecast: null, reason: "unreachable" }, forecast);
  expect(
    await screen.findByText(
      "No forecast just now: the National Weather Service could not be reached.",
    ),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Ask again" }));
  expect(await screen.findByText("Tonight")).toBeTruthy();
  for (const [answer, text] of [
    [{ forecast: null, reason: "off" }, /this site asks no weather service/],
    [{ forecast: null, reason: "unknown-place" }, /does not cover this position/],
    [503, /could not be reached/],
  ] as const) {
    cleanup();
    show(answer);
    expect(await screen.findByText(text)).toBeTruthy();
  }
});
