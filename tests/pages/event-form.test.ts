import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { register } from "#tests/support/events.ts";
import { june, raceFacts, SATURDAY } from "#tests/support/organizing.ts";
import { buildOrganizer } from "#tests/support/people.ts";
import { readPage, type ShownPage } from "#tests/support/shown-page.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite("migrated");
afterAll(() => site.stop());
const organizer = await buildOrganizer(site, { email: "nell@example.com" });
const { cookie, ...browser } = await browserOf(site, organizer);

type Fields = Record<string, string | Blob | null>;

/** What a browser without scripts sends of a form, with some fields filled in; null leaves one out. */
function formOf(page: ShownPage, typed: Fields): FormData {
  const form = page.find("#event-form") as HTMLFormElement;
  const sent = new FormData();
  for (const control of form.querySelectorAll<HTMLInputElement>("input, select, textarea")) {
    const { name, type } = control;
    if (!name || name in typed || control.disabled || type === "file") continue;
    if ((type === "checkbox" || type === "radio") && !control.hasAttribute("checked")) continue;
    sent.append(name, control.value || (type === "checkbox" ? "on" : ""));
  }
  for (const [name, value] of Object.entries(typed)) if (value !== null) sent.set(name, value);
  return sent;
}

const headers = { Cookie: cookie, Accept: "text/html" };

async function shown(path: string): Promise<ShownPage> {
  return readPage(
    await site.ask(path, { headers }),
    new URL(path, site.services.site.baseUrl).href,
  );
}

/** Sends the form of a page, which answers where it leads or comes again. */
async function send(page: ShownPage, path: string, typed: Fields) {
  const answer = await site.ask(path, {
    method: "POST",
    body: formOf(page, typed),
    headers: { ...headers, Origin: site.services.site.baseUrl },
  });
  const leadsTo = answer.headers.get("location");
  return leadsTo === null
    ? {
        status: answer.status,
        leadsTo: "",
        page: await readPage(answer, answer.url || page.document.URL),
      }
    : { status: answer.status, leadsTo, page };
}

const heldBy = (page: ShownPage, name: string) =>
  (page.find(`#event-form [name="${name}"]`) as HTMLInputElement).value;

async function create(more: object = {}) {
  const { body } = await browser.post("/api/events", raceFacts(more));
  return body as { id: number; dateId: number };
}
const idIn = (address: string) => Number(/^\/events\/(\d+)/.exec(address)?.[1]);
const rowOf = async (id: number) =>
  (await site.db.select().from(events).where(eq(events.id, id)))[0];
const datesOf = (id: number) =>
  site.db.select().from(eventDates).where(eq(eventDates.eventId, id)).orderBy(eventDates.startsAt);

test("without scripts an event is refused with what was typed, then created with its picture and its rule", async () => {
  const path = "/events/create";
  const { tags: _t, ...texts } = { tags: "", ...raceFacts() };
  const rule = {
    ...{ "rule.recurs": "on", "rule.frequency": "weekly", "rule.interval": "2" },
    ...{ "rule.ends": "count", "rule.count": "3" },
  };
  const typed = { ...texts, ...rule, title: "", registrationRequired: "on" };
  const refused = await send(await shown(path), path, typed);
  expect(refused.status).toBe(400);
  expect(refused.page.text).toContain("Please give the event a title.");
  for (const name of ["description", "startDate", "city", "rule.interval", "rule.count"])
    expect(heldBy(refused.page, name)).toBe(typed[name as keyof typeof typed]);
  const isChecked = (name: string) =>
    refused.page.find(`#event-form [name="${name}"]`).hasAttribute("checked");
  expect([isChecked("registrationRequired"), isChecked("weatherDependent")]).toEqual([true, false]);
  expect(await site.db.select().from(events)).toEqual([]);

  const bytes = await sharp({
    create: { width: 640, height: 480, channels: 3, background: "#204060" },
  })
    .png()
    .toBuffer();
  const imageFile = new File([new Uint8Array(bytes)], "boats.png", { type: "image/png" });
  const made = await send(refused.page, path, { title: "Frostbite race", imageFile });
  expect(made.status).toBe(303);
  const [event] = await site.db.select().from(events);
  expect(made.leadsTo).toBe(`/events/${event?.id}?created=yes`);
  const told = "Your event has been created successfully!";
  expect((await shown(made.leadsTo)).text).toContain(told);
  expect((await site.page(made.leadsTo)).text).not.toContain(told);
  expect(event).toMatchObject({ title: "Frostbite race", registrationRequired: true });
  expect(event?.rule).toMatchObject({ frequency: "weekly", interval: 2, count: 3 });
  expect(event?.image).toBeTruthy();
  expect(await datesOf(event?.id ?? 0)).toHaveLength(3);
});

test("without scripts an event that does not recur stays one, and a file that is no picture is refused", async () => {
  const path = "/events/create";
  const imageFile = new File(["no picture"], "a.png", { type: "image/png" });
  const refused = await send(await shown(path), path, { ...raceFacts(), imageFile });
  expect(refused.status).toBe(400);
  expect(heldBy(refused.page, "title")).toBe("Severn Evening Race");
  expect(refused.page.html).not.toContain("data:image/png;base64");
  const made = await send(refused.page, path, {});
  const id = idIn(made.leadsTo);
  expect(await rowOf(id)).toMatchObject({ rule: null, image: null });
});

test("without scripts the picture has one field, which works, and says how large it may be", async () => {
  const page = await shown("/events/create");
  const name = "Choose a picture";
  expect(page.getByRole("button", { name }).classList).toContain("with-script");
  const field = page.find('noscript input[type="file"][name="imageFile"]');
  const hint = page.document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toContain("up to 10 MB");
});

test("without scripts an event is changed, and keeps what no field shows", async () => {
  const { id } = await create({ latitude: 38.97, longitude: -76.48, season: "Winter" });
  const path = `/events/${id}/edit`;
  const saved = await send(await shown(path), path, { title: "Severn Dusk Race", capacity: "12" });
  expect(saved).toMatchObject({ status: 303, leadsTo: `${path}?saved=yes` });
  expect((await shown(saved.leadsTo)).getByRole("status").textContent).toBe("Your event is saved");
  const row = { title: "Severn Dusk Race", capacity: 12, latitude: 38.97, chosenSeason: "Winter" };
  expect(await rowOf(id)).toMatchObject(row);
  await send(await shown(path), path, { leaveOut: "pin" });
  expect((await rowOf(id))?.latitude).not.toBe(38.97);
});

test("without scripts a change by somebody else meanwhile undoes nothing, and shows both times", async () => {
  const { id } = await create({ capacity: 20 });
  const path = `/events/${id}/edit`;
  const before = await shown(path);
  const [date] = await datesOf(id);
  const place = `/api/events/${id}/dates/${date?.id}`;
  expect((await browser.post(place, { deed: "capacity", capacity: 30 })).status).toBe(200);
  const late = await send(before, path, { title: "Typed late", capacity: "25" });
  expect(late.status).toBe(409);
  expect(late.page.text).toContain("Somebody else changed this event meanwhile.");
  expect(late.page.text).toContain("You had typed 25.");
  expect([heldBy(late.page, "title"), heldBy(late.page, "capacity")]).toEqual(["Typed late", "30"]);
  // A refusal for another reason still knows which version it was filled in for.
  const wrong = await send(before, path, { title: "" });
  expect(heldBy(wrong.page, "version")).toBe(heldBy(before, "version"));
  expect((await send(late.page, path, {})).status).toBe(303);
  expect(await rowOf(id)).toMatchObject({ title: "Typed late", capacity: 30 });
});

test("without scripts a second save after somebody else's undoes nothing of theirs that was not touched", async () => {
  const { id } = await create({ description: "Two legs.\nThen supper.", ageRestriction: "21" });
  const path = `/events/${id}/edit`;
  const before = await shown(path);
  const theirs = { location: "Moved Pier 9", city: "Baltimore", weatherDependent: "on" };
  expect((await send(before, path, theirs)).status).toBe(303);
  const late = await send(before, path, { city: "Eastport", price: "Free" });
  expect(late.status).toBe(409);
  const noteOf = (name: string) =>
    late.page.find(`#event-form [name="${name}"]`).closest("div:has(> p)")?.parentElement
      ?.textContent;
  expect(heldBy(late.page, "location")).toBe("Moved Pier 9");
  expect(noteOf("location")).toContain("Somebody else changed this meanwhile: it is as they made");
  expect(heldBy(late.page, "city")).toBe("Eastport");
  expect(noteOf("city")).toContain("Somebody else changed this meanwhile: Baltimore. What stands");
  expect(noteOf("price")).not.toContain("Somebody else");
  expect(late.page.text.match(/Somebody else changed this meanwhile/g)).toHaveLength(3);
  expect(late.page.text).toContain("The form shows the newest now");
  expect((await send(late.page, path, {})).status).toBe(303);
  expect(await rowOf(id)).toMatchObject({
    ...{ location: "Moved Pier 9", city: "Eastport", price: "Free", weatherDependent: true },
    ...{ description: "Two legs.\nThen supper.", ageRestriction: "21" },
  });
});

test("without scripts a form that does not say what it was filled with is never put over what others changed", async () => {
  const { id } = await create();
  const path = `/events/${id}/edit`;
  const before = await shown(path);
  expect((await send(before, path, { location: "Moved Pier 9" })).status).toBe(303);
  for (const begunWith of [null, "", "{}", "[1", '{"title":1}']) {
    const late = await send(before, path, { title: "Typed late", begunWith });
    expect(late.status).toBe(409);
    expect(heldBy(late.page, "version")).toBe(heldBy(before, "version"));
    expect((await send(late.page, path, { begunWith })).status).toBe(409);
  }
  expect(await rowOf(id)).toMatchObject({ title: "Severn Evening Race", location: "Moved Pier 9" });
});

test("without scripts a double tap makes one event, and other words another one", async () => {
  const path = "/events/create";
  const page = await shown(path);
  const typed = { ...raceFacts(), title: "Tapped twice" };
  const taps = await Promise.all([send(page, path, typed), send(page, path, typed)]);
  const again = await send(page, path, typed);
  const ids = [...taps, again].map(({ leadsTo }) => idIn(leadsTo));
  expect(new Set(ids).size).toBe(1);
  const other = await send(page, path, { ...typed, city: "Eastport" });
  expect(ids).not.toContain(idIn(other.leadsTo));
  const titled = await site.db.select().from(events).where(eq(events.title, "Tapped twice"));
  expect(titled).toHaveLength(2);
  expect(await datesOf(ids[0] ?? 0)).toHaveLength(1);
});

test("without scripts one date of a series is looked at before it is changed, and no other moves", async () => {
  const rule = { frequency: "weekly", count: 3 };
  const { id } = await create({ isRecurring: true, rule });
  const path = `/events/${id}/edit`;
  const [first, second] = await datesOf(id);
  const chosen = { scope: "date", dateId: String(second?.id) };
  const page = await shown(path);
  const unseen = await send(page, path, { ...chosen, capacity: "9" });
  expect(unseen.status).toBe(400);
  expect(unseen.page.text).toContain("The fields below were those of other dates.");
  const looked = await send(page, path, { ...chosen, capacity: "9", lookAt: "" });
  expect(looked.status).toBe(200);
  for (const { page } of [unseen, looked]) {
    expect(heldBy(page, "startDate")).toBe(june(SATURDAY + 7));
    expect(heldBy(page, "capacity")).toBe("9");
  }
  expect((await send(looked.page, path, {})).status).toBe(303);
  const capacities = (await datesOf(id)).map(({ capacity }) => capacity);
  expect(capacities).toEqual([first?.capacity, 9, first?.capacity]);
});

test("without scripts dates with people on them are cancelled only after a yes", async () => {
  const rule = { frequency: "weekly", count: 3 };
  const { id } = await create({ isRecurring: true, rule });
  const [, , third] = await datesOf(id);
  await register(site, `/api/events/${id}/register`, {
    email: "ada@example.com",
    dateId: third?.id,
  });
  const path = `/events/${id}/edit`;
  const asked = await send(await shown(path), path, { "rule.count": "2" });
  expect(asked.status).toBe(409);
  const yes = asked.page.getByRole("button", { name: "Save and tell them" }) as HTMLButtonElement;
  expect(yes.name).toBe("confirmCancelled");
  const done = await send(asked.page, path, { confirmCancelled: yes.value });
  expect(done.status).toBe(303);
  expect((await datesOf(id)).map(({ status }) => status)).toEqual([
    "active",
    "active",
    "cancelled",
  ]);
});

test("without scripts a stranger's form changes nothing", async () => {
  const { id } = await create();
  const path = `/events/${id}/edit`;
  const body = formOf(await shown(path), { title: "Mine now" });
  const stranger = await browserOf(site, await buildOrganizer(site, { email: "eve@example.com" }));
  const Origin = site.services.site.baseUrl;
  for (const Cookie of ["", stranger.cookie]) {
    const { status } = await site.ask(path, { method: "POST", body, headers: { Cookie, Origin } });
    expect([401, 403]).toContain(status);
  }
  expect(await rowOf(id)).toMatchObject({ title: "Severn Evening Race" });
});
