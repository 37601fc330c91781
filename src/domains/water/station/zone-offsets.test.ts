import { describe, expect, test } from "vitest";
import { createLocalClock } from "./components/local-time.ts";
import { findZoneOffsets } from "./zone-offsets.ts";

const HOUR = 3_600_000;
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("local time without a calendar", () => {
  test("is one offset, or two where clocks are changed", () => {
    const june = Date.parse("2026-06-21T15:20:41Z");
    expect(findZoneOffsets("America/New_York", june, june + 48 * HOUR)).toEqual([
      { from: "2026-06-21T15:20:00.000Z", minutesFromUtc: -240, zone: "EDT" },
    ]);
    const october = Date.parse("2026-10-31T12:00:00Z");
    expect(findZoneOffsets("America/New_York", october, october + 48 * HOUR)).toEqual([
      { from: "2026-10-31T12:00:00.000Z", minutesFromUtc: -240, zone: "EDT" },
      { from: "2026-11-01T06:00:00.000Z", minutesFromUtc: -300, zone: "EST" },
    ]);
    expect(findZoneOffsets("America/St_Johns", june, june)[0]?.minutesFromUtc).toBe(-150);
    expect(findZoneOffsets("Pacific/Auckland", june, june)[0]?.minutesFromUtc).toBe(720);
  });

  test.each(["America/New_York", "Pacific/Honolulu", "Asia/Kathmandu", "UTC"])(
    "reads as the calendar of %s says, hour by hour around a change of clocks",
    (timeZone) => {
      const start = Date.parse("2026-10-30T00:07:00Z");
      const clock = createLocalClock(findZoneOffsets(timeZone, start, start + 72 * HOUR), start);
      const format = new Intl.DateTimeFormat("en-US", {
        timeZone,
        weekday: "short",
        hour: "numeric",
        minute: "2-digit",
      });
      const today = format.format(start).slice(0, 3);
      for (let at = start; at <= start + 72 * HOUR; at += HOUR) {
        const shown = format.format(at).replaceAll("\u202f", " ");
        expect(plain(clock.time(at))).toBe(shown.slice(4));
        expect(clock.weekday(at) ?? today).toBe(shown.slice(0, 3));
        expect(clock.hour(at) % 12 || 12).toBe(Number(/ (\d+):/.exec(shown)?.[1]));
      }
    },
  );
});
