import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type FakeNws,
  nwsAlerts,
  nwsForecast,
  nwsGrid,
  nwsHourly,
  nwsPoint,
  problem,
  startFakeNws,
} from "#tests/support/fake-nws.ts";
import { createNwsWeather } from "./nws-weather.server.ts";

let nws: FakeNws;
let now = 0;

/** One for each test: what one of them gave up may still be under way in the next. */
beforeEach(async () => {
  nws = await startFakeNws();
  nws.pages = sound();
  now = Date.parse("2026-06-01T18:00:00Z");
});
afterEach(() => nws.close());

const MINUTE = 60_000;
const GRID = "/gridpoints/LWX/109,91";
const sound = (): Record<string, unknown> => ({
  "/points/38.9712,-76.4801": nwsPoint("109,91"),
  "/points/38.9699,-76.4849": nwsPoint("109,91"),
  [`${GRID}/forecast`]: nwsForecast(),
  [`${GRID}/forecast/hourly`]: nwsHourly(),
  [GRID]: nwsGrid(),
  "/alerts/active?point=38.97,-76.48": nwsAlerts({}),
});

const create = (patienceMs = 500) =>
  createNwsWeather({
    ...{ baseUrl: nws.baseUrl, contact: "https://landfall.example", patienceMs, pauseMs: 10 },
    now: () => now,
  });
const ask = (weather = create()) => weather.forecastAt(38.97123, -76.48009);
const forecastOf = async (weather = create()) => {
  const { forecast } = await ask(weather);
  if (!forecast) throw new Error("There is no forecast");
  return forecast;
};

test("a forecast has its periods, hours, wind and waves, warnings and the time it was made", async () => {
  const forecast = await forecastOf();
  expect(forecast.periods.map(({ name }) => name)).toEqual([
    ...["Today", "Tonight", "Tuesday", "Tuesday Night"],
  ]);
  expect(forecast).toMatchObject({
    ...{ issuedAt: "2026-06-01T17:31:00.000Z", fetchedAt: "2026-06-01T18:00:00.000Z" },
    ...{ isStale: false, shore: null },
    alerts: [
      {
        ...{ id: "urn:1", event: "Small Craft Advisory", headline: "Southwest winds" },
        until: "2026-06-02T00:00:00.000Z",
      },
    ],
  });
  expect(forecast.periods[0]).toEqual({
    ...{ name: "Today", startsAt: "2026-06-01T17:00:00.000Z", isDaytime: true, temperatureF: 77 },
    ...{ windSpeed: "5 to 10 mph", windDirection: "SW", rainPercent: 20, summary: "Sunny" },
  });
  expect(forecast.hours).toHaveLength(24);
  // The hour that is over is not among them.
  expect(forecast.hours[0]).toMatchObject({ startsAt: "2026-06-01T18:00:00.000Z" });
  expect(forecast.water.slice(0, 3)).toEqual([
    {
      startsAt: "2026-06-01T18:00:00.000Z",
      ...{ waveFeet: 1.5, windKnots: 12, gustKnots: 18, windFrom: "SW" },
    },
    {
      startsAt: "2026-06-01T21:00:00.000Z",
      ...{ waveFeet: null, windKnots: 12, gustKnots: 18, windFrom: "SW" },
    },
    {
      startsAt: "2026-06-02T00:00:00.000Z",
      ...{ waveFeet: 3, windKnots: null, gustKnots: null, windFrom: "SW" },
    },
  ]);
  expect(nws.asked.every(({ agent }) => agent === "Landfall (https://landfall.example)")).toBe(
    true,
  );
});

test("neighbours share a question, and it is asked again when it is old", async () => {
  const weather = create();
  await Promise.all([
    ...Array.from({ length: 20 }, () => ask(weather)),
    weather.forecastAt(38.9699, -76.4849),
  ]);
  expect(nws.asked.map(({ path }) => path).toSorted()).toEqual(
    [...Object.keys(sound())].toSorted(),
  );
  now += 29 * MINUTE;
  await ask(weather);
  expect([nws.count(`${GRID}/forecast`), nws.count("/alerts")]).toEqual([2, 2]);
  now += 2 * MINUTE;
  await ask(weather);
  expect([nws.count("/points"), nws.count(`${GRID}/forecast`)]).toEqual([2, 4]);
  now += 4 * 24 * 60 * MINUTE;
  await ask(weather);
  expect(nws.count("/points")).toBe(3);
});

test("what the service wants kept longer is kept longer, within an hour", async () => {
  nws.pages[`${GRID}/forecast`] = (response: ServerResponse) => {
    response.setHeader("Cache-Control", "public, max-age=3000, s-maxage=3600");
    response.end(JSON.stringify(nwsForecast()));
  };
  const weather = create();
  await ask(weather);
  now += 45 * MINUTE;
  await ask(weather);
  expect(nws.asked.filter(({ path }) => path === `${GRID}/forecast`)).toHaveLength(1);
});

test("a place that the service does not know has no forecast, and is not asked for again", async () => {
  const weather = create();
  const nowhere = { forecast: null, reason: "unknown-place" };
  expect(await weather.forecastAt(48.85, 2.35)).toEqual(nowhere);
  const { length } = nws.asked;
  expect(await weather.forecastAt(48.85, 2.35)).toEqual(nowhere);
  expect(nws.asked).toHaveLength(length);
});

describe("a service that fails", () => {
  const bad: [string, (request: IncomingMessage, response: ServerResponse) => void][] = [
    ["silence", () => {}],
    ["an error", (_, response) => response.writeHead(503).end()],
    ["nonsense", (_, response) => response.end("<html>")],
    ["another shape", (_, response) => response.end('{"properties":{},"features":[]}')],
    ["a lost connection", (request) => request.destroy()],
    ["no right to ask", (_, response) => response.writeHead(403).end()],
    ["a way elsewhere", (_, r) => r.writeHead(302, { Location: "http://localhost:1/" }).end()],
  ];
  test.each(bad)("with %s gives no forecast, not a failure", async (_, behave) => {
    nws.behave = behave;
    expect(await ask()).toEqual({ forecast: null, reason: "unreachable" });
  });

  test("twice and then answers is asked three times", async () => {
    let failed = 0;
    nws.pages[`${GRID}/forecast`] = (response: ServerResponse) => {
      failed += 1;
      if (failed <= 2) problem(500, "UnexpectedProblem")(response);
      else response.end(JSON.stringify(nwsForecast()));
    };
    expect((await forecastOf()).isStale).toBe(false);
    expect(failed).toBe(3);
  });

  test("for a grid whose forecast has expired is left alone, and other grids are not", async () => {
    nws.pages[`${GRID}/forecast`] = problem(503, "ForecastGridExpired");
    nws.pages["/points/40,-74"] = nwsPoint("50,50");
    nws.pages["/gridpoints/LWX/50,50/forecast"] = nwsForecast();
    nws.pages["/alerts/active?point=40,-74"] = nwsAlerts();
    const weather = create();
    for (let call = 0; call < 5; call += 1)
      expect(await ask(weather)).toEqual({ forecast: null, reason: "unreachable" });
    expect(nws.asked.filter(({ path }) => path === `${GRID}/forecast`)).toHaveLength(3);
    expect(await weather.forecastAt(40, -74)).toMatchObject({ reason: null });
    now += 3 * MINUTE;
    nws.pages[`${GRID}/forecast`] = nwsForecast();
    expect(await ask(weather)).toMatchObject({ reason: null });
  });

  test("opens the breaker once: many visitors of many places make few calls", async () => {
    nws.behave = (_, response) => response.writeHead(500).end();
    const weather = create();
    const visit = () =>
      Promise.all(
        Array.from({ length: 60 }, (_, index) => weather.forecastAt(38 + index / 10, -76)),
      );
    for (let round = 0; round < 3; round += 1) await visit();
    const first = nws.asked.length;
    // Those that were under way when it opened, and nobody after them.
    expect(first).toBeLessThan(60 * 2 * 3 + 1);
    await visit();
    expect(nws.asked).toHaveLength(first);
    now += MINUTE + 1;
    nws.behave = null;
    expect(await ask(weather)).toMatchObject({ reason: null });
  });

  test("is tried by one call when the rest is over", async () => {
    nws.behave = (_, response) => response.writeHead(500).end();
    const weather = create();
    for (let place = 0; place < 6; place += 1) await weather.forecastAt(30 + place, -80);
    now += MINUTE + 1;
    await Promise.all([...Array(10)].map((_, place) => weather.forecastAt(20 + place, -80)));
    expect(nws.asked.filter(({ path }) => /[/=]2\d,-80$/.test(path))).toHaveLength(3);
  });
});

describe("what was read before", () => {
  test("is shown up to six hours with its age, and not longer", async () => {
    const ending = { id: "ending", expires: "2026-06-01T23:30:00Z" };
    nws.pages["/alerts/active?point=38.97,-76.48"] = nwsAlerts(ending);
    const weather = create();
    await ask(weather);
    nws.behave = (_, response) => response.end("<html>");
    now += 5 * 60 * MINUTE;
    const old = await forecastOf(weather);
    expect(old).toMatchObject({ isStale: true, fetchedAt: "2026-06-01T18:00:00.000Z" });
    expect(old.periods[0]?.name).toBe("Today");
    now += 59 * MINUTE;
    // Over since, like the warning that ended in the meantime.
    expect((await forecastOf(weather)).alerts).toEqual([]);
    now += 3 * MINUTE;
    expect(await ask(weather)).toEqual({ forecast: null, reason: "unreachable" });
  });
});

describe("a place in the water", () => {
  const MARINE = problem(404, "MarineForecastNotSupported");
  const land = (cell: string) => `/gridpoints/LWX/${cell}/forecast`;

  beforeEach(() => {
    nws.pages = {
      "/points/38.97,-76.44": nwsPoint("112,91"),
      "/points/38.97,-76.4689": nwsPoint("111,91"),
      "/points/38.97,-76.4978": nwsPoint("110,91"),
      "/points/38.97,-76.5": nwsPoint("109,91"),
      [land("112,91")]: MARINE,
      [land("111,91")]: MARINE,
      [land("110,91")]: nwsForecast(),
      "/gridpoints/LWX/112,91": nwsGrid(),
      "/alerts/active?point=38.97,-76.44": nwsAlerts({}),
    };
  });

  test("has the forecast of the shore toward the town, and says so", async () => {
    const weather = create();
    const { forecast } = await weather.forecastAt(38.97, -76.44);
    expect(forecast).toMatchObject({
      shore: "Annapolis, MD",
      water: [{ waveFeet: 1.5 }, {}, {}, {}, {}, {}, {}, {}],
    });
    expect(forecast?.periods).toHaveLength(4);
    const { length } = nws.asked;
    now += MINUTE;
    expect(await weather.forecastAt(38.97, -76.44)).toMatchObject({ reason: null });
    // The hourly forecast of that cell, which there is not, is not asked for again either.
    expect(nws.asked).toHaveLength(length);
  });

  test("goes three cells far, then tells wind and waves alone", async () => {
    nws.pages[land("110,91")] = MARINE;
    nws.pages[land("109,91")] = MARINE;
    const { forecast } = await create().forecastAt(38.97, -76.44);
    expect(forecast).toMatchObject({ periods: [], hours: [], shore: null });
    expect(forecast?.water[0]).toMatchObject({ waveFeet: 1.5, windKnots: 12 });
    expect(nws.count("/points")).toBe(4);
  });

  test("is looked up anew when its cell has no forecast any more", async () => {
    nws.pages = sound();
    const weather = create();
    await ask(weather);
    now += 31 * MINUTE * 2;
    nws.pages[`${GRID}/forecast`] = MARINE;
    nws.pages["/points/38.9712,-76.4801"] = nwsPoint("108,91");
    nws.pages["/gridpoints/LWX/108,91/forecast"] = nwsForecast();
    await ask(weather);
    expect(await forecastOf(weather)).toMatchObject({ shore: null });
    expect(nws.count("/gridpoints/LWX/108,91/forecast")).toBeGreaterThan(0);
  });
});

describe("warnings", () => {
  const ON_WATER = { latitude: 38.9, longitude: -76.4 };
  const asking = (weather = create()) => weather.forecastAt(38.97123, -76.48009, ON_WATER);
  const alertsOf = async () => (await asking()).forecast?.alerts.map(({ id }) => id);
  const tell = (onLand: object[], onWater: object[]) => {
    nws.pages["/alerts/active?point=38.97,-76.48"] = nwsAlerts(...onLand);
    nws.pages["/alerts/active?point=38.9,-76.4"] = nwsAlerts(...onWater);
  };

  test("are asked for the place and for the water, and told once, the worst first", async () => {
    tell(
      [{ id: "a", severity: "Minor" }, { id: "b" }],
      [
        { id: "a", severity: "Minor" },
        { id: "c", severity: "Severe" },
      ],
    );
    expect(await alertsOf()).toEqual(["c", "a", "b"]);
  });

  test("that are over, called off, tests or replaced are not told", async () => {
    tell(
      [
        { id: "over", expires: "2026-06-01T17:59:00Z" },
        { id: "ended", ends: "2026-06-01T12:00:00Z", expires: "2026-06-02T00:00:00Z" },
        { id: "lasting", ends: "2026-06-03T12:00:00Z", expires: "2026-06-01T12:00:00Z" },
        { id: "called off", messageType: "Cancel" },
        { id: "test", status: "Test" },
        { id: "old" },
      ],
      [{ id: "new", messageType: "Update", references: [{ identifier: "old" }] }],
    );
    expect(await alertsOf()).toEqual(["lasting", "new"]);
  });

  test("are plain text of bearable length", async () => {
    const headline = `\u202eWinds\u200b ${"x".repeat(1000)}`;
    tell([{ headline, description: "One\nTwo\u0007", event: "y".repeat(500) }], []);
    const [alert] = (await asking()).forecast?.alerts ?? [];
    expect(alert?.headline).toMatch(/^Winds x{294}…$/);
    expect(alert?.description).toBe("One\nTwo");
    expect(alert?.event).toHaveLength(121);
  });

  test("that cannot be had, on land or on water, leave no forecast: it would claim that there are none", async () => {
    for (const point of ["38.97,-76.48", "38.9,-76.4"]) {
      tell([], []);
      nws.pages[`/alerts/active?point=${point}`] = problem(500, "UnexpectedProblem");
      expect(await asking()).toMatchObject({ reason: "unreachable" });
    }
  });
});
