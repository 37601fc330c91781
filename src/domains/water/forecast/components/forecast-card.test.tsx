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
    alerts: [{ event: "Small Craft Advisory", headline: "Until 8 PM" }],
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

test("says plainly that there is no forecast and why, and can ask again", async () => {
  show({ forecast: null, reason: "unreachable" }, forecast);
  expect(
    await screen.findByText(
      "There is no forecast: the National Weather Service could not be reached.",
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
