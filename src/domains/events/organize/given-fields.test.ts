import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type BrowserLike, browserOf } from "#tests/support/browser-like.ts";
import { buildOrganizer } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { EventDetail } from "../event/contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
/** Somebody else for each test: how many events one account creates in an hour is limited. */
let organizer: BrowserLike;
beforeEach(async () => {
  organizer = await browserOf(landfall, await buildOrganizer(landfall));
});

const YEAR = new Date().getUTCFullYear() + 1;
/** What has to be said, and nothing else. */
const REQUIRED = {
  title: "Severn Evening Race",
  category: "Sailing Race",
  description: "Two legs off the Academy.",
  startDate: `${YEAR}-06-12T18:00`,
  location: "City Dock",
  city: "Annapolis",
  organizer: "Severn Sailing Club",
  contactEmail: "races@example.com",
};
const send = (more: object = {}) => organizer.post("/api/events", { ...REQUIRED, ...more });

async function sendForm(fields: Readonly<Record<string, string | File>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const whole = new Response(form);
  const headers = { "Content-Type": whole.headers.get("content-type") ?? "" };
  return organizer.post("/api/events", undefined, { rawBody: await whole.arrayBuffer(), headers });
}

const CATEGORIES = [
  ...["Boat Show", "Festival", "Sailing Race", "Fishing Tournament", "Recreation", "Education"],
  ...["Watersports Competition", "Marine Conservation", "Networking Event", "Training Workshop"],
];
const SEASONS = ["Spring", "Summer", "Fall", "Winter"];
const STATES = [
  ...["Maryland", "Florida", "Virginia", "North Carolina", "South Carolina", "Georgia"],
];

describe("the lists of the specification", () => {
  test.each([
    ["category", CATEGORIES],
    ["season", SEASONS],
    ["state", STATES],
  ])("every %s is taken, read back and asked for, and no other", async (field, values) => {
    for (const value of values) {
      const { status, body } = await send({ [field]: value });
      expect([status, body]).toMatchObject([201, { [field]: value }]);
      const { id } = body as EventDetail;
      const found = await organizer.get(`/api/events?${new URLSearchParams({ [field]: value })}`);
      expect((found.body as EventDetail[]).map((event) => event.id)).toContain(id);
    }
    for (const other of ["Party", values[0]?.toLowerCase()]) {
      const refusal = { status: 400, body: { fields: { [field]: expect.any(String) } } };
      expect(await send({ [field]: other })).toMatchObject(refusal);
      expect(await organizer.get(`/api/events?${field}=${other}`)).toMatchObject(refusal);
    }
  });
});

test("an end before the start is said with all else that is wrong, in the order of the fields", async () => {
  const wrong = { title: "", endDate: `${YEAR}-06-12T17:00`, contactEmail: "races" };
  const said = Object.entries({
    title: "Please give the event a title.",
    endDate: "It cannot end before it starts.",
    contactEmail: "Please give a valid e-mail address.",
  });
  const fieldsOf = ({ body }: { body: unknown }) =>
    Object.entries((body as { fields: object }).fields);
  expect(fieldsOf(await send(wrong))).toEqual(said);
  expect(fieldsOf(await sendForm({ ...REQUIRED, ...wrong }))).toEqual(said);
  const { id } = (await send()).body as EventDetail;
  const changed = { ...REQUIRED, ...wrong };
  expect(fieldsOf(await organizer.put(`/api/events/${id}`, changed))).toEqual(said);
  for (const body of [null, [], "x", { startDate: 5, endDate: {} }])
    expect((await organizer.post("/api/events", body)).status).toBe(400);
});

describe("what may be left out", () => {
  const LEFT_OUT = {
    ...{ endDate: null, price: null, contactPhone: null, website: null, ticketUrl: null },
    ...{ tags: [], imageUrl: null, endLocal: null, ageRestriction: null, capacity: null },
  };

  test("is left out as JSON and as a form, where a field that is empty is the same", async () => {
    const empty = {
      ...{ endDate: "", price: "", contactPhone: "", website: "", ticketUrl: "", tags: "" },
      ...{ ageRestriction: "", capacity: "", imageFile: new File([], "") },
    };
    for (const answer of [
      await send(),
      await sendForm(REQUIRED),
      await sendForm({ ...REQUIRED, ...empty }),
    ]) {
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201, body: LEFT_OUT });
      const { id } = answer.body as EventDetail;
      expect((await organizer.get(`/api/events/${id}`)).body).toMatchObject(LEFT_OUT);
    }
  });

  test("tags are a list, typed with commas or sent as JSON, in a form and without one", async () => {
    const tags = ["a", "b", "c"];
    for (const answer of [
      await send({ tags: "a, b,c" }),
      await send({ tags }),
      await sendForm({ ...REQUIRED, tags: "a, b,c" }),
      await sendForm({ ...REQUIRED, tags: JSON.stringify(tags) }),
    ])
      expect(answer).toMatchObject({ status: 201, body: { tags } });
  });
});

describe("a form, where everything is text", () => {
  const FLAGS = ["registrationRequired", "weatherDependent", "isRecurring"];
  const rule = { frequency: "weekly", interval: 2, count: 3 };

  test.each(FLAGS)('%s that is "false" is false, and "true" is true', async (flag) => {
    for (const [text, meant] of [
      ["false", false],
      ["", false],
      ["true", true],
      ["on", true],
    ] as const) {
      const answer = await sendForm({ ...REQUIRED, [flag]: text });
      expect(answer).toMatchObject({ status: 201, body: { [flag]: meant } });
    }
    for (const odd of ["no", "0", "False"]) {
      expect(await sendForm({ ...REQUIRED, [flag]: odd })).toMatchObject({
        status: 400,
        body: { fields: { [flag]: "Please give true or false." } },
      });
    }
  });

  test("a rule that is JSON makes a series, unless the event does not repeat", async () => {
    const given = { ...REQUIRED, rule: JSON.stringify(rule) };
    for (const said of [given, { ...given, isRecurring: "" }, { ...given, isRecurring: "on" }]) {
      const { body } = await sendForm(said);
      const recurrence = expect.stringMatching(/^Every 2 weeks/);
      expect(body).toMatchObject({ isRecurring: true, recurrence });
      expect((body as EventDetail).comingDates).toHaveLength(3);
    }
    for (const once of [
      await sendForm({ ...given, isRecurring: "false" }),
      await send({ rule, isRecurring: false }),
    ])
      expect(once.body).toMatchObject({ isRecurring: false, recurrence: null });
    for (const broken of ["weekly", "{", '{"frequency":"sometimes"}']) {
      const refused = await sendForm({ ...REQUIRED, isRecurring: "true", rule: broken });
      expect(refused.status, broken).toBe(400);
      const { fields } = refused.body as { fields: Record<string, string> };
      expect(Object.keys(fields)[0]).toMatch(/^rule/);
    }
  });
});

test.each([
  ["title", "Please give the event a title."],
  ["category", "Please choose a category."],
  ["description", "Please describe the event."],
  ["startDate", "Please say when it starts."],
  ["location", "Please say where it is."],
  ["city", "Please name the city."],
  ["organizer", "Please say who organizes it."],
  ["contactEmail", "Please give a valid e-mail address."],
])(
  "without %s a form is refused as JSON is, with a message and the field",
  async (field, words) => {
    const { [field as "title"]: _left, ...rest } = REQUIRED;
    for (const { status, body } of [await send({ [field]: undefined }), await sendForm(rest)]) {
      expect(status).toBe(400);
      expect(body).toMatchObject({
        message: expect.stringMatching(/\w/),
        fields: { [field]: words },
      });
    }
  },
);

test.each(["races", "races@", "@example.com", "races@example", "a b@example.com", "a@b.c, d@e.f"])(
  "an e-mail address such as %j is none",
  async (contactEmail) => {
    const fields = { contactEmail: "Please give a valid e-mail address." };
    expect(await send({ contactEmail })).toMatchObject({ status: 400, body: { fields } });
    const form = await sendForm({ ...REQUIRED, contactEmail });
    expect(form).toMatchObject({ status: 400, body: { fields } });
  },
);

test("an id that is sent is not taken, nor the event that has it", async () => {
  const { body: first } = await send({ title: "The first" });
  const { id } = first as EventDetail;
  for (const taken of [id, 1, 987_654]) {
    const given = { id: taken, title: "Mine now", status: "cancelled", featured: true };
    const { status, body } = await send(given);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: "active", featured: false, title: "Mine now" });
    expect((body as EventDetail).id).not.toBe(taken);
    expect((body as EventDetail).id).toBeGreaterThan(id);
  }
  expect((await organizer.get(`/api/events/${id}`)).body).toMatchObject({ title: "The first" });
  expect((await organizer.get("/api/events/987654")).status).toBe(404);
});

describe("what is mailed to people who did not ask for it", () => {
  const NO_LINK = "Please leave out web and e-mail addresses; after a full stop, leave a space.";

  test.each(["title", "location", "city", "organizer"])("carries no link: %s", async (field) => {
    const plain = ["Win at https://shop.example", "shop.example", "me@shop.example"];
    const hidden = [
      "shop.ex\u200bample",
      "shop.ex\u{e0001}ample",
      "shop\u06d4example",
      "shop [.] com",
    ];
    for (const text of [...plain, ...hidden])
      expect(await send({ [field]: text })).toMatchObject({
        status: 400,
        body: { fields: { [field]: NO_LINK } },
      });
  });

  test("is otherwise written as people write", async () => {
    const texts = { title: "Jazz @ the Dock, No. 5", location: "St. Mary's Pier 4.5" };
    expect(await send(texts)).toMatchObject({ status: 201, body: texts });
  });
});

describe("a time that cannot be", () => {
  const SKIPPED = "Clocks skip this time on that day. Please give another one.";
  /** In the night of the second Sunday of March clocks go from two to three. */
  const sunday = 14 - new Date(Date.UTC(YEAR, 2, 14)).getUTCDay();
  const march = (day: number, time: string) => `${YEAR}-03-${String(day).padStart(2, "0")}T${time}`;

  test("is refused at the start and at the end, where clocks skip it", async () => {
    const start = { startDate: march(sunday, "02:30") };
    const end = { startDate: march(sunday - 1, "20:00"), endDate: march(sunday, "02:30") };
    expect(await send(start)).toMatchObject({ body: { fields: { startDate: SKIPPED } } });
    expect(await send(end)).toMatchObject({ body: { fields: { endDate: SKIPPED } } });
    const rule = { frequency: "weekly", count: 2 };
    expect(await send({ ...end, isRecurring: true, rule })).toMatchObject({ status: 201 });
  });

  test.each(["0001-01-01T18:00", "1899-12-31", "2200-01-01"])(
    "is told the years: %s",
    async (startDate) => {
      const fields = { startDate: "Please give a year from 1900 to 2199." };
      expect(await send({ startDate })).toMatchObject({ status: 400, body: { fields } });
    },
  );
});

test.each(["\n", "\u2028", "\u2029", "\u0085"])("a title is one line: %j", async (mark) => {
  const fields = { title: "Please write it on one line." };
  expect(await send({ title: `Two${mark}lines` })).toMatchObject({ status: 400, body: { fields } });
});
