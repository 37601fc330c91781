// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import type { WaterConditions } from "../contract.ts";
import { TideCard } from "./tide-card.tsx";

afterEach(cleanup);

const CONDITIONS: WaterConditions = {
  station: {
    id: "noaa/8575512",
    name: "Annapolis (US Naval Academy)",
    distanceMiles: 0.4,
    source: {
      name: "US National Oceanic and Atmospheric Administration",
      url: "https://tidesandcurrents.noaa.gov/stationhome.html?id=8575512",
      licence: "public domain",
      attribution: "Neaps tide database (https://github.com/openwatersio/tide-database)",
    },
  },
  tide: {
    heightNowFeet: 1.35,
    direction: "falling",
    nextHigh: { kind: "high", at: "2026-06-22T04:13:00.000Z", heightFeet: 1.46 },
    nextLow: { kind: "low", at: "2026-06-21T21:30:00.000Z", heightFeet: -0.04 },
    extremes: [
      { kind: "high", at: "2026-06-21T15:03:00.000Z", heightFeet: 1.36 },
      { kind: "low", at: "2026-06-21T21:30:00.000Z", heightFeet: -0.04 },
      { kind: "high", at: "2026-06-22T04:13:00.000Z", heightFeet: 1.46 },
    ],
    curve: {
      startsAt: "2026-06-21T11:00:00.000Z",
      stepMinutes: 240,
      heightsFeet: [0.8, 1.36, 0.7, 0, 0.9, 1.4, 1.1],
    },
  },
  sun: {
    date: "2026-06-21",
    civilDawn: "2026-06-21T09:08:00.000Z",
    sunrise: "2026-06-21T09:40:00.000Z",
    sunset: "2026-06-22T00:34:00.000Z",
    civilDusk: "2026-06-22T01:07:00.000Z",
    daylight: "part of the day",
  },
  moon: { phase: "First quarter", illuminatedPercent: 47 },
  daylight: [{ from: "2026-06-21T11:00:00.000Z", to: "2026-06-22T00:34:00.000Z" }],
  timeZone: "America/New_York",
  zoneOffsets: [{ from: "2026-06-20T11:00:00.000Z", minutesFromUtc: -240, zone: "EDT" }],
  computedAt: "2026-06-21T15:20:00.000Z",
  notForNavigation: "Predicted, not for navigation",
};

const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ");

/** What a list says under a name, as one text. */
function fact(name: RegExp): string {
  const term = screen.getAllByRole("term").find((element) => name.test(element.textContent ?? ""));
  return plain(term?.parentElement?.textContent);
}

describe("the tide and sun card", () => {
  test("marks now, the next high and the next low on a curve with a text equivalent", () => {
    render(<TideCard conditions={CONDITIONS} />);
    const curve = within(screen.getByRole("figure")).getByRole("img");
    expect(plain(curve.getAttribute("aria-label"))).toBe(
      "Tide curve from 7:00 AM to Mon 7:00 AM. Now 1.4 ft and falling. " +
        "Next high Mon 12:13 AM, 1.5 ft. Next low 5:30 PM, 0.0 ft.",
    );
    const drawn = [...curve.querySelectorAll("text")].map((text) => plain(text.textContent));
    for (const label of ["Now 11:20 AM", "High 1.5 ft", "12:13 AM", "Low 0.0 ft", "5:30 PM"]) {
      expect(drawn).toContain(label);
    }
  });

  test("says the same in a list, with units and in the zone of the place", () => {
    render(<TideCard conditions={CONDITIONS} />);
    expect(fact(/^Now/)).toBe("Now1.4 ftFalling");
    expect(fact(/^Next low/)).toBe("Next low5:30 PM0.0 ftin 6 h 10 min");
    expect(fact(/^Next high/)).toBe("Next high, Mon12:13 AM1.5 ftin 12 h 53 min");
    expect(fact(/^Sunrise/)).toBe("Sunrise5:40 AMDawn 5:08 AM");
    expect(fact(/^Sunset/)).toBe("Sunset8:34 PMDusk 9:07 PM");
    expect(fact(/^Moon/)).toBe("MoonFirst quarter47% lit");
  });

  test("says of which moment it speaks when that is not now", () => {
    render(<TideCard conditions={CONDITIONS} moment="At the start" />);
    expect(fact(/^At the start/)).toBe("At the start1.4 ftFalling");
    expect(fact(/^Next low/)).toBe("Next low5:30 PM0.0 ft6 h 10 min later");
    const card = plain(screen.getByRole("region").textContent);
    expect(card).toContain("At the start 11:20 AM");
    expect(card).toContain("Computed for 11:20 AM.");
    expect(card).not.toContain("Now");
    const label = screen.getByRole("img").getAttribute("aria-label");
    expect(plain(label)).toContain("At the start 1.4 ft and falling.");
  });

  test("names the station, its distance and the source, and is not for navigation", () => {
    render(<TideCard conditions={CONDITIONS} />);
    const card = screen.getByRole("region", { name: "Tide and sun" });
    const text = plain(card.textContent);
    expect(text).toContain("Station Annapolis (US Naval Academy), 0.4 mi away");
    expect(text).toContain("Predicted, not for navigation.");
    expect(text).toContain("Times in EDT.");
    const links = within(card).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "https://tidesandcurrents.noaa.gov/stationhome.html?id=8575512",
      "https://github.com/openwatersio/tide-database",
    ]);
  });

  test("is complete in the HTML of the server", () => {
    const html = plain(renderToStaticMarkup(<TideCard conditions={CONDITIONS} />));
    for (const text of ["High 1.5 ft", "Next low", "Sunset", "Predicted, not for navigation"]) {
      expect(html).toContain(text);
    }
  });

  test("shows sun and moon and says so where no station is near", () => {
    render(<TideCard conditions={{ ...CONDITIONS, station: null, tide: null, daylight: [] }} />);
    const card = screen.getByRole("region", { name: "Sun and moon" });
    expect(card.textContent).toContain("No tide station lies within 30 miles");
    expect(screen.queryByRole("img")).toBeNull();
    expect(fact(/^Sunset/)).toContain("8:34 PM");
  });

  test("says in words that the sun does not set or does not rise", () => {
    const none = { civilDawn: null, sunrise: null, sunset: null, civilDusk: null };
    const sun = { ...CONDITIONS.sun, ...none };
    const { rerender } = render(
      <TideCard conditions={{ ...CONDITIONS, sun: { ...sun, daylight: "all day" } }} />,
    );
    expect(fact(/^Sun$/)).toBe("SunThe sun stays above the horizon all day.");
    rerender(<TideCard conditions={{ ...CONDITIONS, sun: { ...sun, daylight: "none" } }} />);
    expect(fact(/^Sun$/)).toBe("SunThe sun stays below the horizon all day.");
  });
});
