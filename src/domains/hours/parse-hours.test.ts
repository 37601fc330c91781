import { describe, expect, test } from "vitest";
import { formatHours } from "./hours-text.ts";
import { parseHours } from "./parse-hours.ts";

/** What is understood, written in the one way in which this site writes hours. */
function understood(text: string): string | null {
  const hours = parseHours(text);
  return hours && formatHours(hours);
}

describe("text that parses is accepted", () => {
  test.each([
    ["Mon-Fri 9am-5pm; Sat 10-4; Sun closed", "Mon–Fri 9 AM–5 PM; Sat 10 AM–4 PM; Closed Sunday"],
    ["Daily 11 AM – 10 PM", "Daily 11 AM–10 PM"],
    ["24/7", "Open 24 hours"],
    ["Open 24 hours", "Open 24 hours"],
    ["Open 24 hours, 7 days a week", "Open 24 hours"],
    [
      "Monday through Thursday: 11:00-21:00, Friday & Saturday 11am to midnight",
      "Mon–Thu 11 AM–9 PM; Fri–Sat 11 AM–midnight; Closed Sunday",
    ],
    ["11-9 daily", "Daily 11 AM–9 PM"],
    [
      "Mon–Thu 11 AM–9 PM, Fri–Sat 11 AM–1 AM",
      "Mon–Thu 11 AM–9 PM; Fri–Sat 11 AM–1 AM; Closed Sunday",
    ],
    ["Weekdays 8-5, weekends 9-3", "Mon–Fri 8 AM–5 PM; Sat–Sun 9 AM–3 PM"],
    ["Daily 11-9, closed Mondays", "Tue–Sun 11 AM–9 PM; Closed Monday"],
    ["Closed Mondays; open daily 11-9", "Tue–Sun 11 AM–9 PM; Closed Monday"],
    ["Daily except Tuesday noon-8", "Mon, Wed–Sun noon–8 PM; Closed Tuesday"],
    ["9-5 Mon-Fri, 10-4 Sat", "Mon–Fri 9 AM–5 PM; Sat 10 AM–4 PM; Closed Sunday"],
    ["Fri–Mon 10am–6pm", "Mon, Fri–Sun 10 AM–6 PM; Closed Tue–Thu"],
    ["Hours: Mon. - Fri. 7 a.m. - 3:30 p.m.", "Mon–Fri 7 AM–3:30 PM; Closed Sat–Sun"],
    ["M-F 9a-5p\nSat: Closed\nSunday Closed.", "Mon–Fri 9 AM–5 PM; Closed Sat–Sun"],
    ["Mon-Sun 11:00AM-9:30PM", "Daily 11 AM–9:30 PM"],
    ["Tues – Sun, 0800-1630", "Tue–Sun 8 AM–4:30 PM; Closed Monday"],
    ["Every day from 6 PM to 2 AM", "Daily 6 PM–2 AM"],
    ["Sat/Sun 10:00 am — 12 noon", "Sat–Sun 10 AM–noon; Closed Mon–Fri"],
    ["Closed", "Closed"],
    [
      "Apr–Oct: daily 9-6; Nov–Mar: weekends 10-4",
      "Apr–Oct: Daily 9 AM–6 PM; Nov–Mar: Sat–Sun 10 AM–4 PM; Closed Mon–Fri",
    ],
    ["April 15th to October 1st daily 9-6", "Apr 15–Oct 1: Daily 9 AM–6 PM"],
    ["Daily 9-5, closed Jan-Feb", "Daily 9 AM–5 PM; Jan–Feb: Closed"],
    ["May–Sep daily 9-5", "May–Sep: Daily 9 AM–5 PM"],
    [
      "Daily 8-8, closed Thanksgiving & Christmas Day",
      "Daily 8 AM–8 PM; Closed Thanksgiving, Christmas Day",
    ],
    [
      "Mon-Sat 9-5; closed Sundays and New Year’s Day",
      "Mon–Sat 9 AM–5 PM; Closed Sunday; Closed New Year's Day",
    ],
    ["Daily 9-5; closed Feb 29, 2028", "Daily 9 AM–5 PM; Feb 29, 2028: Closed"],
    ["Daily 9-5; 4th of July 9-noon", "Daily 9 AM–5 PM; Independence Day: 9 AM–noon"],
  ])("%s", (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe("times without AM or PM", () => {
  test.each([
    ["11-9", "11 AM–9 PM"],
    ["9-5", "9 AM–5 PM"],
    ["8-5", "8 AM–5 PM"],
    ["6-2", "6 AM–2 PM"],
    ["9-9", "9 AM–9 PM"],
    ["9-12", "9 AM–noon"],
    ["12-8", "noon–8 PM"],
    ["4-9", "4 PM–9 PM"],
    ["9-12, 1-5", "9 AM–noon, 1 PM–5 PM"],
    ["11-2 & 5-10", "11 AM–2 PM, 5 PM–10 PM"],
    ["11:30-9:30", "11:30 AM–9:30 PM"],
    ["9-5pm", "9 AM–5 PM"],
    ["5-10pm", "5 PM–10 PM"],
    ["11-2, 6-10pm", "11 AM–2 PM, 6 PM–10 PM"],
    ["12-9pm", "noon–9 PM"],
    ["11-2am", "11 AM–2 AM"],
    ["8-11am", "8 AM–11 AM"],
    ["10-noon", "10 AM–noon"],
    ["11-midnight", "11 AM–midnight"],
    ["4-1am", "4 PM–1 AM"],
    ["9am-5", "9 AM–5 PM"],
    ["9am-12", "9 AM–noon"],
    ["6pm-2", "6 PM–2 AM"],
    ["9-17", "9 AM–5 PM"],
    ["18:00-02:00", "6 PM–2 AM"],
    ["00:00-24:00", "24 hours"],
    ["12am-12am", "24 hours"],
  ])("%s is %s", (text, expected) => {
    expect(understood(`Daily ${text}`)).toBe(`Daily ${expected}`);
  });

  test.each([
    "5-10",
    "9-11",
    "6-10pm",
    "8-11pm",
    "9-1am",
    "12-2am",
    "9am-11",
    "9-midnight",
    "09:00-05:00",
    "12-12",
    "4-12",
  ])("%s could mean two things and is not guessed", (text) => {
    expect(parseHours(`Daily ${text}`)).toBeNull();
  });
});

describe("text that does not parse completely is left as written", () => {
  test.each([
    "",
    "   ",
    "Sunrise to sunset",
    "By appointment",
    "Mon-Fri 9-5, Sat by appointment",
    "Call for hours",
    "Closed Mondays",
    "Closed Nov–Mar",
    "Closed Christmas",
    "Seasonal",
    "Temporarily closed",
    "9am-5pm",
    "Mon-Fri",
    "Daily 11am-close",
    "Daily 9-25",
    "Daily 9:75-10",
    "Daily 13pm-2pm",
    "Mon-Fri 9-5 EST",
    "Mon-Fri 9-5; Mon-Fri 10-4",
    "Mon-Fri 9-5; Wed 6pm-8pm",
    "Closed Sunday, Monday 9-5",
    "Memorial Day to Labor Day: daily 9-6",
    "Apr–Oct: daily 9-6; Oct–Dec: daily 10-4",
    "Apr–Oct",
    "Feb 30–Mar 1: daily 9-5",
    "Daily 9-5; Feb 29, 2027: closed",
    "Fri 8pm-4am; Sat 2am-6am",
    "Daily 9-5 (weather permitting)",
    "Daily 9-5 Daily",
    `Daily 9-5 ${" ".repeat(10_000)}`,
  ])("“%s”", (text) => {
    expect(parseHours(text)).toBeNull();
  });
});
