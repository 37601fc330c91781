// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { closePage, openPage } from "#tests/support/open-page.tsx";
import EventMessages, { meta } from "./event-messages.tsx";
import { meta as registrationMeta } from "./event-registration.tsx";

afterEach(closePage);

const open = (data: object | null) =>
  openPage({ path: "/event-messages", page: EventMessages, data });
const FACTS = {
  ...{ title: "Evening race", organizer: "Severn Sailing Club", timeZone: "America/New_York" },
};

test("what the organizer wrote stands there with its day at the place, words as they are", () => {
  const messages = [
    {
      id: 1,
      subject: "Boots",
      body: "The dock\nis <b>wet</b>.",
      sentAt: "2027-06-10T08:00:00.000Z",
    },
    { id: 2, subject: "Lunch", body: "There is soup.", sentAt: "2027-06-12T01:00:00.000Z" },
  ];
  const { main } = open({ ...FACTS, messages });
  expect(main.getByRole("heading", { level: 1 }).textContent).toBe("Evening race");
  expect(main.getByText("What Severn Sailing Club has written to those who come.")).toBeTruthy();
  const [first, second] = main.getAllByRole("article");
  expect(first?.textContent).toContain("The dock\nis <b>wet</b>.");
  expect(first?.textContent).toContain("Jun 10, 2027");
  expect(second?.textContent).toContain("LunchJun 11, 2027There is soup.");
});

test("nothing to read and a link that is not whole are said", () => {
  open({ ...FACTS, messages: [] });
  expect(screen.getByText("There is nothing for you to read.")).toBeTruthy();
  closePage();
  open(null);
  expect(screen.getByText("This link is not complete")).toBeTruthy();
  expect(screen.queryByRole("article")).toBeNull();
});

const LINK = "/event-registration?token=31.abc";
const MESSAGE = {
  ...{ id: 1, subject: "Wet feet", body: "Bring boots." },
  sentAt: "2027-06-01T13:30:00.000Z",
};

test("what the organizer wrote leads on to the event and to the registration", () => {
  const party = { ...FACTS, eventId: 7, title: "Frostbite race" };
  const { main } = open({ ...party, link: LINK, messages: [MESSAGE] });
  expect(main.getByRole("heading", { level: 2, name: "Wet feet" })).toBeTruthy();
  expect(main.getByText("Bring boots.")).toBeTruthy();
  const target = (name: string) => main.getByRole("link", { name }).getAttribute("href");
  expect(target("See the event")).toBe("/events/7");
  expect(target("See your registration")).toBe(LINK);
  closePage();
  const takenDown = open({ ...party, eventId: null, link: LINK, messages: [MESSAGE] });
  expect(takenDown.main.queryByRole("link", { name: "See the event" })).toBeNull();
});

test("pages with a key in their address tell no other host where visitors came from", () => {
  for (const describe of [meta, registrationMeta]) {
    const facts = { matches: [] } as never;
    expect(describe(facts)).toContainEqual({ name: "referrer", content: "no-referrer" });
  }
});
