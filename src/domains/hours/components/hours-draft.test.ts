import { describe, expect, test } from "vitest";
import { parseHours } from "../parse-hours.ts";
import { CLOSED_WEEK, draftOf, readDraft } from "./hours-draft.ts";

const open = (from: string, to: string) => CLOSED_WEEK.map(() => [{ from, to }]);
const blank = draftOf(null);

describe("hours that are given day by day", () => {
  test("become the line that stands on the wire, and that line becomes them again", () => {
    for (const text of [
      "Daily 11 AM–10 PM",
      "Mon–Fri 9 AM–5 PM; Closed Sat–Sun",
      "Fri–Sat 5 PM–2 AM; Closed Mon–Thu, Sun",
      "Mon–Fri 11 AM–2 PM, 5 PM–9 PM; Closed Sat–Sun",
      "Open 24 hours; Closed Christmas Day",
      "Daily 9 AM–5 PM; Nov–Mar: Closed; Thanksgiving: 9 AM–noon; Jul 4, 2027: Closed",
    ]) {
      const hours = parseHours(text);
      expect(hours, text).not.toBeNull();
      expect(readDraft(draftOf(hours))).toEqual({ text, error: null });
    }
  });

  test("say nothing while every day is closed", () => {
    expect(readDraft(blank)).toEqual({ text: "", error: null });
    expect(readDraft({ ...blank, holidays: [{ holiday: "juneteenth", spans: [] }] }).text).toBe("");
  });

  test("an end that is not later than the beginning is on the next day", () => {
    expect(readDraft({ ...blank, week: open("17:00", "02:00") }).text).toBe("Daily 5 PM–2 AM");
    expect(readDraft({ ...blank, week: open("00:00", "00:00") }).text).toBe("Daily 24 hours");
    expect(readDraft({ ...blank, week: open("12:00", "00:00") }).text).toBe("Daily noon–midnight");
  });

  test("are complained about when a time is missing or two overlap", () => {
    expect(readDraft({ ...blank, week: open("09:00", "") })).toEqual({
      text: "",
      error: "Please give both times.",
    });
    const twice = CLOSED_WEEK.map(() => [
      { from: "09:00", to: "13:00" },
      { from: "12:00", to: "17:00" },
    ]);
    expect(readDraft({ ...blank, week: twice })).toMatchObject({
      text: "",
      error: expect.stringContaining("overlap"),
    });
  });
});
