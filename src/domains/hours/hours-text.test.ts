import { describe, expect, test } from "vitest";
import { Hours } from "./contract.ts";
import { formatHours, formatHoursLines } from "./hours-text.ts";
import { parseHours } from "./parse-hours.ts";
import { hoursTable } from "./week-table.ts";

const hoursOf = (text: string) => parseHours(text) ?? expect.fail(`not understood: ${text}`);

describe("hours as text", () => {
  test("days with the same hours share a line, and closed days come last", () => {
    expect(formatHoursLines(hoursOf("Mon-Thu 11-9; Fri, Sat 11am-11pm"))).toEqual([
      "Mon–Thu 11 AM–9 PM",
      "Fri–Sat 11 AM–11 PM",
      "Closed Sunday",
    ]);
    expect(
      formatHoursLines(hoursOf("Mon, Wed, Fri 8:30am-noon, 1pm-5pm; Sat 6pm-midnight")),
    ).toEqual([
      "Mon, Wed, Fri 8:30 AM–noon, 1 PM–5 PM",
      "Sat 6 PM–midnight",
      "Closed Tue, Thu, Sun",
    ]);
  });

  test("one line for every day, for day and night, and for never", () => {
    expect(formatHours(hoursOf("11-9 daily"))).toBe("Daily 11 AM–9 PM");
    expect(formatHours(hoursOf("24/7"))).toBe("Open 24 hours");
    expect(formatHours(Hours.parse({}))).toBe("Closed");
  });

  test("seasons have headings, and holidays and dates follow", () => {
    const hours = hoursOf(
      "Mon-Fri 9-5; Apr 15-Oct 1: daily 9-6, closed Mondays; Dec: closed; closed Thanksgiving and Christmas; Christmas Eve 9-1; Jul 3, 2026: 9-1 (Regatta)",
    );
    expect(formatHoursLines(hours)).toEqual([
      "Mon–Fri 9 AM–5 PM",
      "Closed Sat–Sun",
      "Apr 15–Oct 1:",
      "Tue–Sun 9 AM–6 PM",
      "Closed Monday",
      "Dec: Closed",
      "Christmas Eve: 9 AM–1 PM",
      "Closed Thanksgiving, Christmas Day",
      "Jul 3, 2026: 9 AM–1 PM (Regatta)",
    ]);
    expect(formatHours(hours)).toContain("; Apr 15–Oct 1: Tue–Sun 9 AM–6 PM; Closed Monday; Dec: ");
  });
});

describe("the table of hours", () => {
  test("has seven rows from Monday and marks today", () => {
    const rows = hoursTable(hoursOf("Tue-Sat 11-2, 5-10; Sun 24 hours"), "2026-07-08");
    expect(rows.map(({ day, text }) => `${day} ${text}`)).toEqual([
      "Monday Closed",
      "Tuesday 11 AM–2 PM, 5 PM–10 PM",
      "Wednesday 11 AM–2 PM, 5 PM–10 PM",
      "Thursday 11 AM–2 PM, 5 PM–10 PM",
      "Friday 11 AM–2 PM, 5 PM–10 PM",
      "Saturday 11 AM–2 PM, 5 PM–10 PM",
      "Sunday Open 24 hours",
    ]);
    expect(rows.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(["Wednesday"]);
  });

  test("shows the coming days as they will be, with holidays, exceptions and seasons", () => {
    const hours = hoursOf(
      "Daily 9-5; Jul-Aug: daily 9-7; closed Independence Day; Jul 2, 2026: closed (Regatta)",
    );
    const rows = hoursTable(hours, "2026-06-30");
    expect(rows.map(({ text, note }) => [text, note])).toEqual([
      ["9 AM–7 PM", null],
      ["9 AM–5 PM", null],
      ["9 AM–7 PM", null],
      ["Closed", "Regatta"],
      ["9 AM–7 PM", null],
      ["Closed", "Independence Day"],
      ["9 AM–7 PM", null],
    ]);
  });
});
