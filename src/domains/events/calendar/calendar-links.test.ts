import { expect, it } from "vitest";
import { googleLink, outlookLink, outlookWorkLink } from "./calendar-links.ts";

const facts = {
  title: "Oysters & ale",
  description: "🦪".repeat(600),
  place: "City Dock, Annapolis",
  link: "https://landfall.example/events/3",
  startsAt: new Date("2027-03-14T13:00:00Z"),
  endsAt: null,
};

it("gives moments in universal time", () => {
  const google = new URL(googleLink({ ...facts, endsAt: new Date("2027-03-14T15:30:00Z") }));
  expect(google.searchParams.get("dates")).toBe("20270314T130000Z/20270314T153000Z");
  expect(google.searchParams.get("text")).toBe("Oysters & ale");
  const outlook = new URL(outlookLink(facts));
  expect(outlook.searchParams.get("startdt")).toBe("2027-03-14T13:00:00.000Z");
  expect(outlook.host).toBe("outlook.live.com");
  expect(new URL(outlookWorkLink(facts)).host).toBe("outlook.office.com");
});

it("cuts long words and keeps the link", () => {
  const details = new URL(googleLink(facts)).searchParams.get("details") ?? "";
  expect([...details].length).toBeLessThan(560);
  expect(details.endsWith(facts.link)).toBe(true);
  expect(details.isWellFormed()).toBe(true);
});
