import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface FakeNws {
  baseUrl: string;
  asked: { path: string; agent: string | undefined }[];
  /** What is served at each path; a function does as it likes. */
  pages: Record<string, unknown>;
  /** Instead of the pages. */
  behave: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  /** How often a path was asked for that begins so. */
  count(path: string): number;
  close(): Promise<void>;
}

/** Answers as api.weather.gov does, as far as we ask it. */
export async function startFakeNws(): Promise<FakeNws> {
  const fake: FakeNws = {
    ...{ baseUrl: "", asked: [], pages: {}, behave: null },
    count: (path) => fake.asked.filter((each) => each.path.startsWith(path)).length,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const server = createServer((request, response) => {
    fake.asked.push({ path: request.url ?? "", agent: request.headers["user-agent"] });
    if (fake.behave) fake.behave(request, response);
    else serve(fake.pages[request.url ?? ""], response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  fake.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

function serve(page: unknown, response: ServerResponse): void {
  if (typeof page === "function") page(response);
  else if (page === undefined) problem(404, "InvalidPoint")(response);
  else response.end(JSON.stringify(page));
}

/** As the service says it. */
export const problem = (status: number, kind: string) => (response: ServerResponse) => {
  response.writeHead(status, { "Content-Type": "application/problem+json" });
  response.end(
    JSON.stringify({ type: `https://api.weather.gov/problems/${kind}`, title: kind, status }),
  );
};

const HOUR_MS = 3_600_000;
const BEGIN = Date.parse("2026-06-01T17:00:00Z");
const at = (hours: number) => new Date(BEGIN + hours * HOUR_MS).toISOString();

/** A point of the grid, whose addresses are at the service itself: they must not be followed elsewhere. */
export const nwsPoint = (cell: string) => ({
  properties: {
    forecast: `https://elsewhere.invalid/gridpoints/LWX/${cell}/forecast`,
    forecastHourly: `https://elsewhere.invalid/gridpoints/LWX/${cell}/forecast/hourly`,
    forecastGridData: `https://elsewhere.invalid/gridpoints/LWX/${cell}`,
    relativeLocation: {
      geometry: { type: "Point", coordinates: [-76.5, 38.97] },
      properties: { city: "Annapolis", state: "MD" },
    },
  },
});

const period = (name: string, hours: number, span: number) => ({
  name,
  startTime: at(hours),
  endTime: at(hours + span),
  isDaytime: true,
  temperature: 25,
  temperatureUnit: "C",
  windSpeed: "5 to 10 mph",
  windDirection: "SW",
  shortForecast: "Sunny",
  probabilityOfPrecipitation: { value: 20 },
});

export const nwsForecast = () => ({
  properties: {
    updateTime: "2026-06-01T17:31:00+00:00",
    periods: ["Today", "Tonight", "Tuesday", "Tuesday Night", "Wednesday"].map((name, index) =>
      period(name, index * 12, 12),
    ),
  },
});

export const nwsHourly = () => ({
  properties: {
    updateTime: "2026-06-01T17:31:00+00:00",
    periods: Array.from({ length: 48 }, (_, index) => period("", index, 1)),
  },
});

/** Spans of several lengths, with gaps, in meters and in kilometres an hour. */
export const nwsGrid = () => ({
  properties: {
    updateTime: "2026-06-01T17:31:00+00:00",
    waveHeight: {
      uom: "wmoUnit:m",
      values: [
        { validTime: "2026-06-01T12:00:00+00:00/PT7H", value: 0.4572 },
        { validTime: "2026-06-01T19:00:00+00:00/PT3H", value: null },
        { validTime: "2026-06-01T22:00:00+00:00/P1DT3H", value: 0.9144 },
      ],
    },
    windSpeed: {
      uom: "wmoUnit:km_h-1",
      values: [{ validTime: "2026-06-01T12:00:00+00:00/PT12H", value: 22.224 }],
    },
    windGust: {
      uom: "wmoUnit:km_h-1",
      values: [{ validTime: "2026-06-01T12:00:00+00:00/PT12H", value: 33.336 }],
    },
    windDirection: {
      uom: "wmoUnit:degree_(angle)",
      values: [{ validTime: "2026-06-01T12:00:00+00:00/P2D", value: 225 }],
    },
  },
});

export const nwsAlerts = (...alerts: object[]) => ({
  features: alerts.map((alert) => ({
    properties: {
      ...{ id: "urn:1", event: "Small Craft Advisory", headline: "Southwest winds" },
      ...{ status: "Actual", messageType: "Alert", expires: "2026-06-02T00:00:00+00:00" },
      ...alert,
    },
  })),
});
