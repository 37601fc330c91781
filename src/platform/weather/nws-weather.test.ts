import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createNwsWeather } from "./nws-weather.server.ts";

/** Answers as api.weather.gov does, as far as we ask it. */
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};
const asked: { path: string; agent: string | undefined }[] = [];
const server = createServer((request, response) => {
  asked.push({ path: request.url ?? "", agent: request.headers["user-agent"] });
  answer(request, response);
});
let baseUrl = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  answer = serve(sound());
});

const period = (name: string) => ({
  name,
  startTime: "2026-06-01T14:00:00-04:00",
  isDaytime: true,
  temperature: 77,
  temperatureUnit: "F",
  windSpeed: "5 to 10 mph",
  windDirection: "SW",
  shortForecast: "Sunny",
  probabilityOfPrecipitation: { value: 20 },
});

function sound(): Record<string, unknown> {
  return {
    "/points/38.97,-76.48": {
      // The real address is at the service itself: it must not be followed elsewhere.
      properties: { forecast: "https://elsewhere.invalid/gridpoints/LWX/109,91/forecast" },
    },
    "/gridpoints/LWX/109,91/forecast": {
      properties: {
        updateTime: "2026-06-01T17:31:00+00:00",
        periods: ["Today", "Tonight", "Tuesday", "Tuesday Night", "Wednesday"].map(period),
      },
    },
    "/alerts/active?point=38.97,-76.48": {
      features: [
        { properties: { event: "Small Craft Advisory", headline: "Until 8 PM this evening" } },
      ],
    },
  };
}

const serve =
  (pages: Record<string, unknown>) => (request: IncomingMessage, response: ServerResponse) => {
    const page = pages[request.url ?? ""];
    response.statusCode = page === undefined ? 404 : 200;
    response.end(JSON.stringify(page ?? { title: "Data Unavailable For Requested Point" }));
  };

const create = () =>
  createNwsWeather({ baseUrl, contact: "https://landfall.example", patienceMs: 500 });

test("a forecast has its periods, its warnings and the time it was made, and is asked for once", async () => {
  const weather = create();
  const [first, second] = await Promise.all([
    weather.forecastAt(38.9712, -76.4801),
    weather.forecastAt(38.9699, -76.4849),
  ]);
  expect(first).toEqual(second);
  expect(first.forecast?.periods.map(({ name }) => name)).toEqual([
    "Today",
    "Tonight",
    "Tuesday",
    "Tuesday Night",
  ]);
  expect(first.forecast).toMatchObject({
    issuedAt: "2026-06-01T17:31:00.000Z",
    periods: [
      {
        startsAt: "2026-06-01T18:00:00.000Z",
        temperatureF: 77,
        windSpeed: "5 to 10 mph",
        windDirection: "SW",
        rainPercent: 20,
        summary: "Sunny",
      },
      {},
      {},
      {},
    ],
    alerts: [{ event: "Small Craft Advisory", headline: "Until 8 PM this evening" }],
  });
  await weather.forecastAt(38.97, -76.48);
  expect(asked).toHaveLength(3);
  expect(asked.every(({ agent }) => agent === "Landfall (https://landfall.example)")).toBe(true);
});

test("a place that the service does not know has no forecast", async () => {
  expect(await create().forecastAt(48.85, 2.35)).toEqual({
    forecast: null,
    reason: "unknown-place",
  });
});

test("silence, an error, nonsense and a lost connection are each no forecast, not a failure", async () => {
  const bad: (typeof answer)[] = [
    () => {},
    (_, response) => response.writeHead(503).end(),
    (_, response) => response.end("<html>"),
    (_, response) => response.end(JSON.stringify({ properties: {}, features: [] })),
    (request) => request.destroy(),
    (_, response) => response.writeHead(302, { Location: "http://localhost:1/" }).end(),
  ];
  for (const behave of bad) {
    answer = behave;
    const result = await create().forecastAt(38.97, -76.48);
    expect(result).toEqual({ forecast: null, reason: "unreachable" });
  }
});

test("without the warnings there is no forecast, since it would claim that there are none", async () => {
  const { "/alerts/active?point=38.97,-76.48": _, ...rest } = sound();
  answer = (request, response) => {
    if (request.url?.startsWith("/alerts")) response.writeHead(500).end();
    else serve(rest)(request, response);
  };
  expect(await create().forecastAt(38.97, -76.48)).toMatchObject({ reason: "unreachable" });
});
