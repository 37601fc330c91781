// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { RequestError } from "#src/shared/http.ts";
import { anEventDetail } from "#tests/support/event-facts.ts";
import { closePage, fieldOf, fill, openPage, press } from "#tests/support/open-page.tsx";
import type { EventDate } from "../../event/contract.ts";
import type { DateDeed } from "../contract.ts";
import { MoveDate } from "./move-date.tsx";

afterEach(closePage);

const { date } = anEventDetail({
  startLocal: "2127-06-12T09:30",
  endLocal: "2127-06-12T12:00",
});

async function open(decide: (deed: DateDeed) => Promise<void>, facts: Partial<EventDate> = {}) {
  const onClose = vi.fn();
  const page = () => <MoveDate date={{ ...date, ...facts }} decide={decide} onClose={onClose} />;
  openPage({ path: "/", address: "/", page });
  await screen.findByRole("dialog");
  return onClose;
}

test("the end follows the start until it is set by hand", async () => {
  const decide = vi.fn(async () => undefined);
  const onClose = await open(decide);
  await fill({ Starts: "2127-06-13T22:30" });
  expect(fieldOf("Ends").value).toBe("2127-06-14T01:00");
  await fill({ Ends: "2127-06-14T02:00" });
  await fill({ Starts: "2127-06-13T21:00" });
  expect(fieldOf("Ends").value).toBe("2127-06-14T02:00");
  await press("Move");
  expect(decide).toHaveBeenCalledWith({
    deed: "move",
    startDate: "2127-06-13T21:00",
    endDate: "2127-06-14T02:00",
    note: null,
  });
  expect(onClose).toHaveBeenCalled();
});

test("of a date that is off it is said that it takes place then", async () => {
  const AGAIN = /With the new date it takes place, and everybody who registered is told so\.$/;
  for (const [facts, words] of [
    [{ status: "postponed" }, "It is postponed."],
    [{ status: "cancelled", weatherCall: "no_go" }, "It was called off for the weather."],
  ] as const) {
    await open(async () => undefined, facts);
    expect(screen.getByText(AGAIN).textContent).toContain(words);
    closePage();
  }
  await open(async () => undefined);
  expect(screen.queryByText(AGAIN)).toBeNull();
});

test("what is refused stands beside its field, and nothing typed is lost", async () => {
  const message = "It cannot end before it starts.";
  const onClose = await open(async () => {
    throw new RequestError(400, "", { message, fields: { endDate: message } });
  });
  await fill({ Ends: "2127-06-11T02:00" });
  await press("Move");
  await screen.findByText(message);
  expect(fieldOf("Ends").getAttribute("aria-invalid")).toBe("true");
  expect(fieldOf("Starts").getAttribute("aria-invalid")).toBeNull();
  expect(fieldOf("Ends").value).toBe("2127-06-11T02:00");
  expect(onClose).not.toHaveBeenCalled();
});
