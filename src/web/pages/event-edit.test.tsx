// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { currentToast } from "#src/design/primitives/toast-store.ts";
import type { EditableEvent } from "#src/domains/events/organize/contract.ts";
import { type Answers, answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { anEditableDate, anEditableEvent, anEventDetail } from "#tests/support/event-facts.ts";
import { closePage, openPage, press, told } from "#tests/support/open-page.tsx";
import EventEdit from "./event-edit.tsx";

afterEach(closePage);

const SAVE = "PUT /api/events/7";
const READ = "GET /api/events/7/edit";
const PREVIEW = "POST /api/events/preview";
const DECIDE = "POST /api/events/7/dates/12";
const first = "2127-06-12T09:30";
const third = "2127-06-26T09:30";

const series = (facts: Partial<EditableEvent> = {}) =>
  anEditableEvent({
    isRecurring: true,
    rule: {
      ...{ frequency: "weekly", interval: 1, weekdays: [], monthlyBy: "day" },
      ...{ until: null, count: 4, skipped: [] },
    },
    dates: [
      anEditableDate(12, first, 4),
      { ...anEditableDate(13, "2127-06-19T09:30", 3), attendeeCount: 5 },
      anEditableDate(14, third, 2),
    ],
    ...facts,
  });

function open(event: EditableEvent | null, answers: Answers = {}) {
  const api = answerCalls({
    [SAVE]: answer(anEventDetail()),
    [READ]: answer(event ?? {}),
    [PREVIEW]: answer({
      ...{ words: "Every week on Thursday", dates: [first], hasMore: false },
      skipped: ["2127-06-19T09:30"],
    }),
    "GET /api/businesses/position": answer({ position: null }),
    ...answers,
  });
  const opened = openPage({
    ...{ path: "/events/:id/edit", address: "/events/7/edit", page: EventEdit },
    ...{ data: { event }, viewer: currentUser({ organizerSubscriptionStatus: "active" }) },
  });
  return { api, ...opened };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const choose = (scope: string) => fireEvent.click(screen.getByLabelText(new RegExp(`^${scope}`)));

test("an event that was taken down says so with the reason, and leads to no page", () => {
  const reason = "There is no such harbor.";
  const { main } = open(anEditableEvent({ takenDownReason: reason }));
  expect(main.getByText("This event was taken off the site.")).toBeTruthy();
  expect(main.getByText(`The reason: ${reason}`)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Frostbite race" })).toBeNull();
  cleanup();
  open(anEditableEvent());
  expect(screen.queryByText("This event was taken off the site.")).toBeNull();
  expect(screen.getByRole("link", { name: "Frostbite race" })).toBeTruthy();
});

test("somebody else's event is not shown", () => {
  open(null);
  expect(screen.getByText("This event cannot be changed here")).toBeTruthy();
});

test("an event with one date is not asked about which", () => {
  open(anEditableEvent());
  expect(screen.queryByText("Which dates change")).toBeNull();
  expect(field("Title").value).toBe("Frostbite race");
});

test("this and later dates begin with the chosen one, and what was typed moves along", async () => {
  const { api, at } = open(series(), { [SAVE]: answer(anEventDetail({ id: 8 })) });
  type("Starts", "2127-06-12T10:30");
  type("Title", "Dawn race");
  choose("This and later dates");
  type("The first date that changes", "14");
  expect(field("Starts").value).toBe("2127-06-26T10:30");
  expect(field("Number of dates").value).toBe("2");
  await press("Save changes");
  await told("Your event is saved");
  expect(api.sent(SAVE)).toMatchObject([
    {
      ...{ scope: "later", dateId: "14", title: "Dawn race", version: 3 },
      ...{ startDate: "2127-06-26T10:30", rule: { count: 2 } },
    },
  ]);
  expect(at()).toBe("/events/8/edit");
});

test("one date has its own time and places, and no rule", async () => {
  const { api } = open(series());
  choose("This date");
  type("The date", "13");
  expect(screen.queryByLabelText("It recurs")).toBeNull();
  expect(field("Starts").value).toBe("2127-06-19T09:30");
  type("Capacity", "20");
  await press("Save changes");
  expect(api.sent(SAVE)).toMatchObject([{ scope: "date", dateId: "13", capacity: "20" }]);
});

test("who relies on a date that is skipped is named before it is saved", async () => {
  const { rule } = series();
  open(series({ rule: rule && { ...rule, skipped: ["2127-06-19T09:30"] } }));
  const note = "5 people registered: the date is cancelled and they are told when you save.";
  expect(await screen.findByText(note)).toBeTruthy();
});

test("people who are registered and parties that wait are counted apart", async () => {
  const date = { ...anEditableDate(13, "2127-06-19T09:30", 3), attendeeCount: 2, waitingCount: 3 };
  const { rule } = series();
  const skipped = ["2127-06-19T09:30"];
  open(series({ dates: [anEditableDate(12, first, 4), date], rule: rule && { ...rule, skipped } }));
  const who = "2 people registered, 3 parties waiting";
  const note = `${who}: the date is cancelled and they are told when you save.`;
  expect(await screen.findByText(note)).toBeTruthy();
  choose("This date");
  expect(screen.getByRole("option", { name: new RegExp(`, ${who}$`) })).toBeTruthy();
});

test("another's change in between is said, and what was typed is put over the newest", async () => {
  const conflict = { message: "Somebody else changed this event.", code: "version_conflict" };
  const { api } = open(anEditableEvent(), { [SAVE]: refuse(409, conflict) });
  type("Title", "Dawn race");
  await press("Save changes");
  const newest = anEditableEvent({ version: 4, description: "New words." });
  api.answer({ [READ]: answer(newest), [SAVE]: answer(anEventDetail()) });
  expect(currentToast()?.title).not.toBe("Error");
  await press("Load it again");
  expect(await screen.findByText("New words.")).toBeTruthy();
  expect(screen.getByText(CHANGED_MEANWHILE)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Load it again" })).toBeNull();
  expect(field("Title").value).toBe("Dawn race");
  await press("Save changes");
  expect(api.sent(SAVE).at(-1)).toMatchObject({ version: 4, title: "Dawn race" });
});

const CHANGED_MEANWHILE = "This event was changed meanwhile: nothing was saved.";
const DRAFT = "landfall-event-7";
const move = { ...anEditableDate(12, third, null), capacity: 9 };

test("a date that is moved renews the form, and nothing else is lost or sent", async () => {
  const { api } = open(anEditableEvent(), { [DECIDE]: answer(anEventDetail()) });
  type("Title", "Dawn race");
  type("Capacity", "40");
  const moved = anEditableEvent({ version: 4, startDate: third, capacity: 9, dates: [move] });
  api.answer({ [READ]: answer(moved) });
  await press("Move");
  await press("Move", within(await screen.findByRole("dialog")));
  await waitFor(() => expect(field("Starts").value).toBe(third));
  expect(field("Capacity").value).toBe("9");
  expect(JSON.parse(sessionStorage.getItem(DRAFT) ?? "{}")).toEqual({
    title: "Dawn race",
    setAside: { capacity: "40" },
    begun: { startDate: third, endDate: "", capacity: "9" },
  });
  expect(screen.queryByText("What you typed earlier is still here.")).toBeNull();
  await press("Save changes");
  await told("Your event is saved");
  expect(api.sent(SAVE)).toMatchObject([
    { version: 4, title: "Dawn race", startDate: third, capacity: "9" },
  ]);
});

test("where nothing was typed nothing is kept when a date is moved", async () => {
  const { api } = open(anEditableEvent(), { [DECIDE]: answer(anEventDetail()) });
  const moved = anEditableEvent({ version: 4, startDate: third, dates: [move] });
  api.answer({ [READ]: answer(moved) });
  await press("Move");
  await press("Move", within(await screen.findByRole("dialog")));
  await waitFor(() => expect(field("Starts").value).toBe(third));
  expect(sessionStorage.getItem(DRAFT)).toBeNull();
});

test("one date of a series that is moved is renewed in the form about it", async () => {
  const { api } = open(series(), { [DECIDE]: answer(anEventDetail()) });
  choose("This date");
  const { dates } = series();
  const moved = { ...anEditableDate(12, "2127-06-13T10:00", 4), slot: first };
  api.answer({ [READ]: answer(series({ version: 4, dates: [moved, ...dates.slice(1)] })) });
  await press("Move", within(screen.getAllByRole("listitem")[0] as HTMLElement));
  await press("Move", within(await screen.findByRole("dialog")));
  await waitFor(() => expect(field("Starts").value).toBe("2127-06-13T10:00"));
  expect(field("The date").value).toBe("12");
});

test("a save that was refused renews the form by itself, and the notice stays", async () => {
  const conflict = { message: "Somebody else changed this event.", code: "version_conflict" };
  const { api } = open(anEditableEvent(), { [SAVE]: refuse(409, conflict) });
  type("Title", "Dawn race");
  api.answer({ [READ]: answer(anEditableEvent({ version: 4, startDate: third, dates: [move] })) });
  await press("Save changes");
  await waitFor(() => expect(field("Starts").value).toBe(third));
  expect(field("Title").value).toBe("Dawn race");
  const notice = screen.getByText(CHANGED_MEANWHILE).closest("[role=alert]");
  expect(notice?.textContent).toContain("The form shows the newest now");
  expect(screen.queryByRole("button", { name: "Load it again" })).toBeNull();
  expect(currentToast()?.title).not.toBe("Error");
});

test("a time and places that gave way to newer ones are shown, and taken again at will", async () => {
  const conflict = { message: "Somebody else changed this event.", code: "version_conflict" };
  const { api } = open(anEditableEvent({ capacity: 5 }), { [SAVE]: refuse(409, conflict) });
  type("Starts", "2127-03-20T09:00");
  type("Capacity", "40");
  const moved = { version: 4, startDate: third, capacity: 9, dates: [move] };
  api.answer({ [READ]: answer(anEditableEvent(moved)) });
  await press("Save changes");
  await waitFor(() => expect(field("Starts").value).toBe(third));
  expect(screen.getByText(/You had typed Thu, Mar 20, 2127, 9:00 AM\./)).toBeTruthy();
  expect(screen.getByText(/You had typed 40\./)).toBeTruthy();
  await press("Capacity: take 40 again");
  expect(field("Capacity").value).toBe("40");
  expect(screen.queryByText(/You had typed 40\./)).toBeNull();
  await press("Starts: take Thu, Mar 20, 2127, 9:00 AM again");
  expect(field("Starts").value).toBe("2127-03-20T09:00");
  api.answer({ [SAVE]: answer(anEventDetail()) });
  await press("Save changes");
  await told("Your event is saved");
  expect(api.sent(SAVE).at(-1)).toMatchObject({ version: 4, capacity: "40" });
});

test("a date that was moved is listed where it is, with where the rule has it", async () => {
  const { dates } = series();
  const moved = { ...anEditableDate(12, "2127-06-13T10:00", 4), slot: first };
  open(series({ dates: [moved, ...dates.slice(1)] }));
  const list = await screen.findByRole("list", { name: "Next dates" });
  await within(list).findByText(/Jun 13, 2127, 10:00\sAM/);
  expect(list.textContent).toMatch(/Moved from \w+, Jun 12, 2127, 9:30\sAM/);
});

test("a date that nobody registered for says just that, and no two headings are alike", () => {
  const { main } = open(
    anEditableEvent({ dates: [{ ...anEditableDate(12, first, 1), capacity: 6 }] }),
  );
  expect(main.getByText("Nobody registered yet, 6 places")).toBeTruthy();
  expect(main.getAllByText("The event")).toHaveLength(1);
});

test("a date that changed below its question is not decided about unseen", async () => {
  const message = "This date was changed meanwhile, and nothing was done. It is now: Thu.";
  const { api } = open(anEditableEvent(), {
    [DECIDE]: refuse(409, { message, code: "version_conflict" }),
  });
  api.answer({ [READ]: answer(anEditableEvent({ version: 4, startDate: third, dates: [move] })) });
  await press("Move");
  const dialog = within(await screen.findByRole("dialog"));
  await press("Move", dialog);
  expect(await dialog.findByText(message)).toBeTruthy();
  await dialog.findByText(/Jun 26, 2127/);
  api.answer({ [DECIDE]: answer(anEventDetail()) });
  await press("Move", dialog);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await press("Postpone");
  await press("Postpone date", within(await screen.findByRole("dialog")));
  expect(api.sent(DECIDE)).toMatchObject([
    { deed: "move", version: `seen ${first}`, startDate: first },
    { deed: "move", version: `seen ${third}`, startDate: third },
    { deed: "postpone", version: `seen ${third}` },
  ]);
});

test("a cancelled date is not moved before it is resumed; one that the weather called off is", () => {
  const date = anEditableDate(12, first, null);
  for (const [facts, isOffered] of [
    [{ status: "cancelled" }, false],
    [{ status: "cancelled", weatherCall: "no_go" }, true],
    [{ status: "postponed" }, true],
  ] as const) {
    open(anEditableEvent({ dates: [{ ...date, ...facts }] }));
    expect(screen.queryByRole("button", { name: "Move" }) !== null).toBe(isOffered);
    cleanup();
  }
});

test("leads to who comes and to the door of the next date, and counts as they do", () => {
  const taken = { capacity: 4, attendeeCount: 2, waitingCount: 1 };
  const { main } = open(
    anEditableEvent({ dates: [{ ...anEditableDate(12, first, 1), ...taken }] }),
  );
  const leads = (name: string) => main.getByRole("link", { name }).getAttribute("href");
  expect(leads("Attendees")).toBe("/events/7/attendees");
  expect(leads("Check in")).toBe("/event-door?event=7&date=12");
  expect(main.getByText("2 people registered of 4 places, 1 party waiting")).toBeTruthy();
});

test("dates with people on them are cancelled only after a question that names them", async () => {
  const message = "2 dates with 4 people are cancelled, and they are told: Sat, Jun 19, 2127.";
  const asks = refuse(409, { message, code: "cancels_dates", version: "seen" });
  const { api } = open(series(), { [SAVE]: asks });
  type("Number of dates", "1");
  await press("Save changes");
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(message)).toBeTruthy();
  await press("Keep the dates", dialog);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(api.sent(SAVE)).toHaveLength(1);
  expect(field("Number of dates").value).toBe("1");
  await press("Save changes");
  const second = within(await screen.findByRole("alertdialog"));
  api.answer({ [SAVE]: answer(anEventDetail()) });
  await press("Save and tell them", second);
  await told("Your event is saved");
  expect(api.sent(SAVE).at(-1)).toMatchObject({ confirmCancelled: "seen", rule: { count: 1 } });
});

test("what was typed for other dates is there after a reload", () => {
  open(series());
  choose("This and later dates");
  type("Title", "Dawn race");
  cleanup();
  open(series());
  expect(screen.getByText("What you typed earlier is still here.")).toBeTruthy();
  expect(field("Title").value).toBe("Dawn race");
  expect(field("The first date that changes").value).toBe("12");
});

test("the places of a date are not set below what is taken", async () => {
  const message = "5 places are taken already. Please give at least as many.";
  const { api } = open(anEditableEvent(), {
    [DECIDE]: refuse(409, { message, fields: { capacity: message } }),
  });
  const opener = screen.getByRole("button", { name: "Places" });
  opener.focus();
  await press("Places");
  const dialog = within(await screen.findByRole("dialog"));
  const places = dialog.getByLabelText("Places");
  expect(document.activeElement).toBe(places);
  fireEvent.change(places, { target: { value: "3" } });
  dialog.getByRole("button", { name: "Save places" }).focus();
  await press("Save places", dialog);
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(places);
  api.answer({ [DECIDE]: answer(anEventDetail()) });
  fireEvent.change(dialog.getByLabelText("Places"), { target: { value: "" } });
  await press("Save places", dialog);
  await told("The places are changed");
  expect(api.sent(DECIDE).at(-1)).toEqual({
    ...{ deed: "capacity", capacity: null, version: `seen ${first}` },
  });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("leaving a question is not called as the deed that it is about", async () => {
  open(anEditableEvent());
  for (const [opener, question, answers] of [
    ["Cancel event", "Cancel this event?", ["Keep event", "Cancel event"]],
    ["Cancel date", "Cancel this date?", ["Keep date", "Cancel date"]],
    ["Postpone", "Postpone this date?", ["Leave as it is", "Postpone date"]],
    ["Move", "Move this date", ["Leave as it is", "Move"]],
  ] as const) {
    await press(opener);
    const dialog = within(await screen.findByRole("dialog", { name: question }));
    const names = dialog.getAllByRole("button").map(({ textContent }) => textContent);
    expect(names.filter(Boolean)).toEqual(answers);
    await press(answers[0], dialog);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
});

test("a cancelled event says what resuming does before it is done", async () => {
  const RESUME = "POST /api/events/7/resume";
  const { api } = open(series({ status: "cancelled" }), { [RESUME]: answer(anEventDetail()) });
  expect(screen.getByText(/^If you resume it, its dates to come take place again/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Move" })).toBeNull();
  await press("Resume event");
  const dialog = within(await screen.findByRole("dialog"));
  const confirm = dialog.getByRole("button", { name: "Resume event" });
  expect(confirm.className).toContain("bg-accent-fill");
  expect(dialog.getByRole("button", { name: "Leave it cancelled" })).toBeTruthy();
  await press("Resume event", dialog);
  await told("The event takes place after all");
  expect(api.sent(RESUME)).toEqual([{ note: "", version: 3 }]);
});

test("of an event with one date no dates are spoken of when it is cancelled or resumed", async () => {
  for (const [status, opener, words] of [
    ["active", "Cancel event", "it does not take place, and everybody who registered is told."],
    ["cancelled", "Resume event", "It takes place again. Everybody who registered is told"],
  ] as const) {
    open(anEditableEvent({ status }));
    await press(opener);
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain(`Frostbite race: ${words}`);
    expect(dialog.textContent).not.toMatch(/dates/);
    cleanup();
  }
});
