import { describe, expect, test } from "vitest";
import { Hours } from "./contract.ts";
import { describeOpenState, openStateAt } from "./open-state.ts";
import { parseHours } from "./parse-hours.ts";

const NEW_YORK = "America/New_York";
const hoursOf = (text: string) => parseHours(text) ?? expect.fail(`not understood: ${text}`);
/** At a wall clock of New York in summer, unless an instant is given. */
const said = (hours: Hours | string, at: string, zone = NEW_YORK) =>
  describeOpenState(
    typeof hours === "string" ? hoursOf(hours) : hours,
    new Date(at.endsWith("Z") ? at : `${at}-04:00`),
    zone,
  );

describe("open or closed", () => {
  const WEEK = "Tue–Thu 11 AM–9 PM; Fri–Sat 11 AM–1 AM; Sun noon–8 PM";

  test.each([
    ["2026-07-07T11:00", "Open now · closes 9 PM"],
    ["2026-07-07T20:59", "Open now · closes 9 PM"],
    ["2026-07-07T21:00", "Closed, opens Wed 11 AM"],
    ["2026-07-07T10:59", "Closed, opens 11 AM"],
    ["2026-07-06T12:00", "Closed, opens Tue 11 AM"],
    ["2026-07-11T00:30", "Open now · closes 1 AM"],
    ["2026-07-12T01:00", "Closed, opens noon"],
    ["2026-07-12T20:00", "Closed, opens Tue 11 AM"],
  ])("at %s it says “%s”", (at, text) => {
    expect(said(WEEK, at)).toBe(text);
  });

  test("is computed in the listing's own time zone", () => {
    const at = "2026-07-07T15:30:00Z";
    expect(said(WEEK, at, NEW_YORK)).toBe("Open now · closes 9 PM");
    expect(said(WEEK, at, "America/Los_Angeles")).toBe("Closed, opens 11 AM");
  });

  test("gives the instants of closing and opening", () => {
    expect(openStateAt(hoursOf(WEEK), new Date("2026-07-07T15:30:00Z"), NEW_YORK)).toEqual({
      isOpen: true,
      closesAt: new Date("2026-07-08T01:00:00Z"),
    });
    expect(openStateAt(hoursOf(WEEK), new Date("2026-07-08T01:00:00Z"), NEW_YORK)).toEqual({
      isOpen: false,
      opensAt: new Date("2026-07-08T15:00:00Z"),
    });
    expect(openStateAt(Hours.parse({}), new Date(), NEW_YORK)).toEqual({
      isOpen: false,
      opensAt: null,
    });
  });

  test("Sunday night goes on over midnight into Monday", () => {
    expect(said("Sun 8 PM–2 AM", "2026-07-06T01:59")).toBe("Open now · closes 2 AM");
    expect(said("Sun 8 PM–2 AM", "2026-07-06T02:00")).toBe("Closed, opens Sun 8 PM");
  });

  test("a day that opens again only a week later is named by its date", () => {
    expect(said("Mon 9am-5pm", "2026-07-06T18:00")).toBe("Closed, opens Jul 13");
  });

  test("a place that never opens says Closed only", () => {
    expect(said(Hours.parse({}), "2026-07-06T12:00")).toBe("Closed");
  });
});

describe("open day and night", () => {
  test("says Open 24 hours", () => {
    expect(said("24/7", "2026-07-06T03:00")).toBe("Open 24 hours");
    expect(said("Daily 24 hours", "2026-07-06T03:00")).toBe("Open 24 hours");
  });

  test("names the end of a stretch of open days", () => {
    expect(said("Mon-Fri 24 hours", "2026-07-06T03:00")).toBe("Open now · closes Fri midnight");
    expect(said("Mon-Fri 24 hours", "2026-07-10T03:00")).toBe("Open now · closes midnight");
    expect(said("Mon-Fri 24 hours", "2026-07-11T03:00")).toBe("Closed, opens Mon 12 AM");
  });

  test("still closes for a holiday", () => {
    expect(said("Open 24 hours; closed Christmas", "2026-12-20T12:00:00Z")).toBe(
      "Open now · closes Thu midnight",
    );
    expect(said("Open 24 hours; closed Christmas", "2026-12-25T12:00:00Z")).toBe(
      "Closed, opens Sat 12 AM",
    );
  });
});

describe("on the days when clocks change", () => {
  test("opens at 9 AM of the wall clock in spring and autumn", () => {
    expect(said("Daily 9am-5pm", "2026-03-08T12:59:00Z")).toBe("Closed, opens 9 AM");
    expect(said("Daily 9am-5pm", "2026-03-08T13:00:00Z")).toBe("Open now · closes 5 PM");
    expect(said("Daily 9am-5pm", "2026-11-01T13:59:00Z")).toBe("Closed, opens 9 AM");
    expect(said("Daily 9am-5pm", "2026-11-01T14:00:00Z")).toBe("Open now · closes 5 PM");
  });

  test("a bar that closes at 2 AM is open through both hours from 1 to 2 in autumn", () => {
    expect(said("Sat 8pm-2am", "2026-11-01T06:59:00Z")).toBe("Open now · closes 2 AM");
    expect(said("Sat 8pm-2am", "2026-11-01T07:00:00Z")).toBe("Closed, opens Sat 8 PM");
  });
});

describe("seasons", () => {
  const SUMMER = "Apr–Oct: daily 9-6";
  const WINTER = "Nov 15–Mar 15: weekends 10-4; Mar 16–Nov 14: closed";

  test("outside of the season it says when the season opens", () => {
    expect(said(SUMMER, "2026-12-24T15:00:00Z")).toBe("Closed for the season, opens Apr 1");
    expect(said(SUMMER, "2026-10-31T17:59")).toBe("Open now · closes 6 PM");
    expect(said(SUMMER, "2026-10-31T18:00")).toBe("Closed for the season, opens Apr 1");
    expect(said(SUMMER, "2026-03-31T18:00")).toBe("Closed for the season, opens Apr 1");
  });

  test("a season may go over new year", () => {
    expect(said(WINTER, "2027-01-02T16:00:00Z")).toBe("Open now · closes 4 PM");
    expect(said(WINTER, "2026-12-28T16:00:00Z")).toBe("Closed, opens Sat 10 AM");
    expect(said(WINTER, "2026-07-04T12:00")).toBe("Closed for the season, opens Nov 15");
  });

  test("a season comes before the usual week", () => {
    const hours = "Mon–Fri 9 AM–5 PM; Jul–Aug: Daily 8 AM–8 PM";
    expect(said(hours, "2026-06-28T12:00")).toBe("Closed, opens Mon 9 AM");
    expect(said(hours, "2026-07-05T18:00")).toBe("Open now · closes 8 PM");
  });

  test("an exception in the closed season is no opening of the season", () => {
    expect(said(`${SUMMER}; Dec 31, 2026: noon–4 PM`, "2026-12-24T15:00:00Z")).toBe(
      "Closed, opens Dec 31",
    );
  });
});

describe("precedence", () => {
  const span = (start: number, end: number) => [{ start: start * 60, end: end * 60 }];
  const hours = Hours.parse({
    weekly: [0, 1, 2, 3, 4, 5, 6].flatMap((day) => span(day * 24 + 9, day * 24 + 17)),
    seasons: [
      {
        from: { month: 7, day: 1 },
        to: { month: 7, day: 31 },
        weekly: [0, 1, 2, 3, 4, 5, 6].flatMap((day) => span(day * 24 + 9, day * 24 + 18)),
      },
    ],
    holidays: [{ holiday: "independence-day", spans: span(9, 19) }],
    exceptions: [{ date: "2027-07-04", spans: span(9, 20) }],
  });

  test.each([
    ["the week", "2026-06-30T12:00", "Open now · closes 5 PM"],
    ["a season before the week", "2026-07-01T12:00", "Open now · closes 6 PM"],
    ["a holiday before a season", "2026-07-04T12:00", "Open now · closes 7 PM"],
    ["a dated exception before a holiday", "2027-07-04T12:00", "Open now · closes 8 PM"],
  ])("%s", (_, at, text) => {
    expect(said(hours, at)).toBe(text);
  });

  test("a late night before a closed holiday goes on to its end", () => {
    const late = "Daily 5 PM–1 AM; closed Christmas";
    expect(said(late, "2026-12-25T05:30:00Z")).toBe("Open now · closes 1 AM");
    expect(said(late, "2026-12-25T06:00:00Z")).toBe("Closed, opens Sat 5 PM");
  });
});
