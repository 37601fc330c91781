// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { closePage, openPage } from "#tests/support/open-page.tsx";
import EventMessages from "./event-messages.tsx";

afterEach(closePage);

const LINK = "/event-registration?token=31.abc";
const MESSAGE = {
  ...{ id: 1, subject: "Wet feet", body: "Bring boots." },
  sentAt: "2027-06-01T13:30:00.000Z",
};

const open = (data: unknown) => openPage({ path: "/event-messages", page: EventMessages, data });

test("what the organizer wrote leads on to the event and to the registration", () => {
  const party = { eventId: 7, title: "Frostbite race", organizer: "Severn Sailing Club" };
  const { main } = open({ ...party, link: LINK, messages: [MESSAGE] });
  expect(main.getByRole("heading", { level: 2, name: "Wet feet" })).toBeTruthy();
  expect(main.getByText("Bring boots.")).toBeTruthy();
  const target = (name: string) => main.getByRole("link", { name }).getAttribute("href");
  expect(target("See the event")).toBe("/events/7");
  expect(target("See your registration")).toBe(LINK);
});

test("a link that is not whole says so", () => {
  const { main } = open(null);
  expect(main.getByText("This link is not complete")).toBeTruthy();
});
