// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { HoursEditor } from "./hours-editor.tsx";

afterEach(cleanup);

let given = "";

function Form({ start }: { start: string }) {
  const [hours, setHours] = useState(start);
  given = hours;
  return <HoursEditor value={hours} onChange={setHours} />;
}

const click = (role: "button" | "checkbox" | "radio", name: string) =>
  fireEvent.click(screen.getByRole(role, { name }));

test("one day is filled in and copied to all days", () => {
  render(<Form start="" />);
  click("checkbox", "Tuesday: open");
  fireEvent.change(screen.getByLabelText("Tuesday: opens"), { target: { value: "11:00" } });
  fireEvent.change(screen.getByLabelText("Tuesday: closes"), { target: { value: "22:00" } });
  expect(given).toBe("Tue 11 AM–10 PM; Closed Mon, Wed–Sun");
  click("button", "Tuesday: copy to all days");
  expect(given).toBe("Daily 11 AM–10 PM");
  click("checkbox", "Monday: open");
  expect(given).toBe("Tue–Sun 11 AM–10 PM; Closed Monday");
});

test("a second time of a day is asked for until it is whole", () => {
  render(<Form start="Daily 11am-2pm" />);
  click("button", "Sunday: add time");
  expect(screen.getByText("Please give both times.")).toBeTruthy();
  expect(given).toBe("");
  fireEvent.change(screen.getByLabelText("Sunday, 2: opens"), { target: { value: "17:00" } });
  fireEvent.change(screen.getByLabelText("Sunday, 2: closes"), { target: { value: "21:00" } });
  expect(given).toBe("Mon–Sat 11 AM–2 PM; Sun 11 AM–2 PM, 5 PM–9 PM");
  click("button", "Sunday, 2: remove this time");
  expect(given).toBe("Daily 11 AM–2 PM");
});

test("a season and holidays are closed", () => {
  render(<Form start="Daily 11am-10pm" />);
  fireEvent.click(screen.getByText("Add a season"));
  fireEvent.click(screen.getByLabelText("Thanksgiving"));
  expect(given).toBe("Daily 11 AM–10 PM; Nov–Mar: Closed; Closed Thanksgiving");
});

test("text that is not understood is kept as it was written", () => {
  render(<Form start="When the flag is up" />);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("When the flag is up");
  expect(screen.getByText(/^This is shown as written/)).toBeTruthy();
});

test("hours in one's own words are read back, and become days again", () => {
  render(<Form start="" />);
  click("radio", "In my own words");
  const words = () => screen.getByLabelText("Hours in your own words");
  fireEvent.change(words(), { target: { value: "Mon-Fri 9am-5pm, closed Christmas" } });
  expect(screen.getByText(/We read this as: Mon–Fri 9 AM–5 PM/)).toBeTruthy();
  click("radio", "Day by day");
  expect(screen.getByLabelText<HTMLInputElement>("Friday: closes").value).toBe("17:00");
  expect(screen.getByLabelText<HTMLInputElement>("Christmas Day").checked).toBe(true);
  click("radio", "In my own words");
  fireEvent.change(words(), { target: { value: "When the flag is up" } });
  expect(screen.getByText(/^This is shown as written/)).toBeTruthy();
});
