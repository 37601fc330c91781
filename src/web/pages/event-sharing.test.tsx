// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answer, answerCalls } from "#tests/support/answer-calls.ts";
import { anEventDetail } from "#tests/support/event-facts.ts";
import { holdUploads, photo } from "#tests/support/held-uploads.ts";
import { click, closePage, fieldOf, fill, openPage, press } from "#tests/support/open-page.tsx";
import { until } from "#tests/support/until.ts";
import Event from "./event.tsx";

afterEach(closePage);

function openEvent() {
  answerCalls({ "GET /api/user/events": answer([]) });
  const data = {
    ...{ event: anEventDetail({}), experiences: { items: [], total: 0 }, water: null },
    ...{ mayManage: false, isOtherDate: false, now: Date.parse("2027-01-01T00:00:00.000Z") },
  };
  return openPage({ path: "/events/:id", address: "/events/7", page: Event, data });
}

test("an experience is shared in a dialog for this event", async () => {
  openEvent();
  await press("Share your experience");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("A day at Frostbite race, told with pictures.")).toBeTruthy();
  expect(fieldOf("Location").value).toBe("Frostbite race, Annapolis, Maryland");
});

test("an experience for the page goes to this event, and the share of it is noted", async () => {
  openEvent();
  const sending = holdUploads();
  const api = answerCalls({
    "GET /api/user/events": answer([]),
    "POST /api/events/*/experiences": answer({}, { status: 201 }),
    "POST /api/track": answer({}),
  });
  const clipboard = { writeText: async () => undefined };
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  await press("Share your experience");
  const dialog = within(await screen.findByRole("dialog"));
  const label = "Show it on the page of Frostbite race, too";
  await click(dialog.getByRole("checkbox", { name: new RegExp(label) }));
  await fill({ "Your name": "Zoë", Caption: "Cold hands, indeed." });
  await act(async () => {
    fireEvent.change(fieldOf("Photos"), { target: { files: [photo("a.jpg")] } });
  });
  await press("Share Experience");
  await until(() => expect(sending).toHaveLength(1));
  const address = `/media/${"a".repeat(24)}-40x30`;
  await act(async () => sending[0]?.arriveAt(address));
  const told = { authorName: "Zoë", caption: "Cold hands, indeed.", images: [address] };
  await until(() => expect(api.sent("POST /api/events/7/experiences")).toMatchObject([told]));
  const kept = api.calls.filter(({ path }) => path.endsWith("/experiences"));
  expect(kept.map(({ path }) => path)).toEqual(["/api/events/7/experiences"]);
  expect(api.sent("POST /api/track")).toContainEqual({
    ...{ eventType: "social_share", platform: "copy", type: "event", itemId: 7 },
  });
});
