// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { anEventDetail } from "#tests/support/event-facts.ts";
import { EventInterest } from "./contact-organizer.tsx";
import { EventPosition } from "./event-position.tsx";

afterEach(cleanup);

test("the way there is one tap away: to the pin, else to the place in words", () => {
  const wayTo = (facts: Parameters<typeof anEventDetail>[0]) => {
    render(<EventPosition event={anEventDetail(facts)} />);
    const way = screen.getByRole("link", { name: "Get Directions" }).getAttribute("href");
    cleanup();
    return decodeURIComponent(way ?? "");
  };
  expect(wayTo({})).toContain("destination=38.9768,-76.4858");
  const words = "destination=City Dock, Annapolis, Maryland";
  expect(wayTo({ positionIsApproximate: true })).toContain(words);
  expect(wayTo({ latitude: null, longitude: null })).toContain(words);
});

test("of an event that is over nobody is said to be registered now", () => {
  const said = (count: number, isOver: boolean) => {
    const { container } = render(<EventInterest count={count} isOver={isOver} />);
    return container.querySelector("p")?.textContent;
  };
  expect(said(3, false)).toBe("3 people are registered");
  expect(said(1, true)).toBe("1 person registered");
});
