import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildListingEdit } from "#src/db/build/listing-edit.server.ts";
import { businesses, factConfirmations, listingEdits } from "#src/db/schema/directory.server.ts";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import { type Answer, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { meetAt } from "#tests/support/meet-at.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { requireListing } from "../listing/queries.server.ts";
import { listConfirmations } from "./confirm-fact.server.ts";
import { ListingEdit } from "./contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;

const adminUser = await buildAdmin(landfall, { firstName: "Ada" });
const admin = await browserOf(landfall, adminUser);
const owner = await buildPerson(landfall, { firstName: "Odette", lastName: "Hale" });
const reader = await buildPerson(landfall, { firstName: "Maren", lastName: "Kvist" });
const readerBrowser = await browserOf(landfall, reader);
let listing: Awaited<ReturnType<typeof buildListing>>;

beforeEach(async () => {
  await db.execute(sql`truncate rate_limits`);
  listing = await buildListing(db, { ownerId: owner.id, facts: { dockDepth: 6 } });
});

const suggest = (body: unknown, browser = openBrowser(landfall), id = listing.id) =>
  browser.post(`/api/businesses/${id}/edits`, body);
const confirm = (field: unknown, browser = openBrowser(landfall), id = listing.id) =>
  browser.post(`/api/businesses/${id}/confirmations`, { field });
const shownVersion = async (id: number) => {
  const { body } = await admin.get(`/api/admin/edits?businessId=${listing.id}&limit=100`);
  return ListingEdit.array()
    .parse(body)
    .find((edit) => edit.id === id)?.version;
};
const decide = async (id: number, decision: string, note?: string, by = admin) => {
  const version = (await shownVersion(id)) ?? "none";
  return by.post(`/api/admin/edits/${id}/decide`, { decision, note, version });
};
const editsOf = (id = listing.id) =>
  db.select().from(listingEdits).where(eq(listingEdits.businessId, id)).orderBy(listingEdits.id);
const onlyEdit = async () => {
  const [edit, ...more] = await editsOf();
  expect(more).toEqual([]);
  if (!edit) throw new Error("Nothing waits");
  return edit;
};
const stored = async (id = listing.id) => {
  const [row] = await db.select().from(businesses).where(eq(businesses.id, id));
  return row;
};
const audit = (type: string, id: number) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, type), eq(auditLog.subjectId, String(id))))
    .orderBy(auditLog.id);
const confirmations = async () => listConfirmations(db, await requireListing(db, listing.id, null));
const fieldsOf = ({ body }: Answer) => (body as { fields?: object }).fields;

describe("a suggestion", () => {
  test("needs no account and waits, while the listing stays as it is", async () => {
    const answer = await suggest({ kind: "fact", fact: "dockDepth", value: 4, name: "Bo" });
    expect(answer.status).toBe(201);
    expect(await onlyEdit()).toMatchObject({
      source: "reader",
      field: "facts.dockDepth",
      before: 6,
      after: 4,
      proposerId: null,
      proposerName: "Bo",
      status: "pending",
    });
    expect(await stored()).toEqual(listing);
  });

  test.each([
    [
      { kind: "closed", note: "Boarded up." },
      { field: "closed", before: false, after: true },
    ],
    [
      { kind: "hours", hours: "Daily 9am-5pm" },
      { field: "hours", after: "Daily 9am-5pm" },
    ],
    [
      { kind: "phone", phone: "410-555-0177" },
      { field: "phone", after: "410-555-0177" },
    ],
    [
      { kind: "website", website: "https://new.example.com" },
      { field: "website", after: "https://new.example.com" },
    ],
    [
      { kind: "other", note: "The sign is gone." },
      { field: "other", note: "The sign is gone." },
    ],
    [
      { kind: "moved", address: "7 Bay Road", city: "Eastport", state: "md", zipCode: "21403" },
      {
        field: "place",
        after: { address: "7 Bay Road", city: "Eastport", state: "MD", zipCode: "21403" },
      },
    ],
  ])("%j is kept field by field", async (body, expected) => {
    expect((await suggest(body, readerBrowser)).status).toBe(201);
    expect(await onlyEdit()).toMatchObject({
      ...expected,
      proposerId: reader.id,
      proposerName: "Maren K.",
    });
  });

  test.each([
    [{}, "kind"],
    [{ kind: "burned" }, "kind"],
    [{ kind: "moved", address: "7 Bay Road" }, "city"],
    [{ kind: "hours", hours: " " }, "hours"],
    [{ kind: "phone", phone: "call us" }, "phone"],
    [{ kind: "website", website: "javascript:alert(1)" }, "website"],
    [{ kind: "website", website: "" }, "website"],
    [{ kind: "other" }, "note"],
    [{ kind: "closed", note: "x".repeat(1001) }, "note"],
    [{ kind: "closed", name: "<b>Bo</b>" }, "name"],
    [{ kind: "fact", fact: "dockDepth" }, "value"],
    [{ kind: "fact", fact: "dockDepth", value: "deep" }, "value"],
    [{ kind: "fact", fact: "dockDepth", value: -1 }, "value"],
    [{ kind: "fact", fact: "__proto__", value: 1 }, "fact"],
    [{ kind: "fact", fact: "slips", value: 10 }, "fact"],
  ])("%j is refused by its field", async (body, field) => {
    const answer = await suggest(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(400);
    expect(Object.keys(fieldsOf(answer) ?? {})).toContain(field);
    expect(await editsOf()).toEqual([]);
  });

  test("that says what the listing says, or falls into a spam trap, is refused aloud", async () => {
    const same = await suggest({ kind: "hours", hours: listing.hoursText });
    expect(same).toMatchObject({ status: 400, body: { code: "nothing_new" } });
    const trap = await suggest({ kind: "closed", homepage: "https://spam.example" });
    expect(trap).toMatchObject({ status: 400, body: { code: "spam_trap" } });
    const fast = await suggest({ kind: "closed", secondsOpen: 0.2 });
    expect(fast).toMatchObject({ status: 400, body: { code: "spam_trap" } });
    expect(await editsOf()).toEqual([]);
  });

  test("about a listing that is not live does not find it, not even for its owner", async () => {
    const ownerBrowser = await browserOf(landfall, owner);
    for (const status of ["pending", "inactive"] as const) {
      const hidden = await buildListing(db, { status, ownerId: owner.id });
      expect((await suggest({ kind: "closed" }, openBrowser(landfall), hidden.id)).status).toBe(
        404,
      );
      expect((await suggest({ kind: "closed" }, ownerBrowser, hidden.id)).status).toBe(404);
      expect((await confirm("hours", ownerBrowser, hidden.id)).status).toBe(404);
    }
    expect((await suggest({ kind: "closed" }, openBrowser(landfall), 2_000_000_000)).status).toBe(
      404,
    );
  });

  test("takes the place of an older one of the same person about the same field, of nobody else's", async () => {
    await suggest({ kind: "fact", fact: "dockDepth", value: 5 }, readerBrowser);
    await suggest({ kind: "fact", fact: "dockDepth", value: 4 });
    await suggest({ kind: "fact", fact: "dockDepth", value: 3 }, readerBrowser);
    const rows = await editsOf();
    expect(rows.map(({ after, status }) => [after, status])).toEqual([
      [5, "superseded"],
      [4, "pending"],
      [3, "pending"],
    ]);
  });

  test("is limited for each address", async () => {
    const browser = openBrowser(landfall);
    const answers = [];
    for (let count = 0; count < 21; count += 1) {
      answers.push(await suggest({ kind: "other", note: `Note ${count}` }, browser));
    }
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
  });
});

describe("the queue", () => {
  test("shows what waits first, with before, after, signals and what is outdated", async () => {
    const done = await buildListingEdit(db, {
      businessId: listing.id,
      status: "declined",
      decidedAt: new Date(),
      decidedById: adminUser.id,
    });
    await suggest({ kind: "other", note: "Buy now at https://a.example and https://b.example" });
    const stale = await buildListingEdit(db, { businessId: listing.id, before: "(410) 555-9999" });
    const answer = await admin.get(`/api/admin/edits?businessId=${listing.id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-total-count")).toBe("3");
    const rows = answer.body as ListingEdit[];
    expect(rows.map(({ status }) => status)).toEqual(["pending", "pending", "declined"]);
    expect(rows[0]).toMatchObject({
      businessName: listing.name,
      field: "other",
      hasAccount: false,
      isOutdated: false,
      signals: [{ kind: "link_spam", reason: expect.stringContaining("advertising") }],
    });
    expect(rows[1]).toMatchObject({ id: stale.id, isOutdated: true, before: "(410) 555-9999" });
    expect(rows[2]).toMatchObject({ id: done.id, decidedBy: "Ada", signals: [] });
    const second = await admin.get(`/api/admin/edits?businessId=${listing.id}&limit=1&offset=1`);
    expect((second.body as ListingEdit[]).map(({ id }) => id)).toEqual([stale.id]);
    const bad = await admin.get("/api/admin/edits?status=maybe");
    expect(bad).toMatchObject({ status: 400, body: { fields: { status: expect.any(String) } } });
  });

  test("is for administrators alone, and a refused decision changes nothing", async () => {
    const edit = await buildListingEdit(db, { businessId: listing.id });
    const ownerBrowser = await browserOf(landfall, owner);
    const anonymous = openBrowser(landfall);
    expect((await anonymous.get("/api/admin/edits")).status).toBe(401);
    expect((await ownerBrowser.get("/api/admin/edits")).status).toBe(403);
    expect((await decide(edit.id, "accept", undefined, anonymous)).status).toBe(401);
    expect((await decide(edit.id, "accept", undefined, ownerBrowser)).status).toBe(403);
    expect((await decide(edit.id, "maybe")).status).toBe(400);
    expect((await decide(2_000_000_000, "accept")).status).toBe(404);
    expect(await stored()).toEqual(listing);
    expect(await onlyEdit()).toMatchObject({ status: "pending" });
    expect(await audit("edit", edit.id)).toEqual([]);
  });
});

describe("a decision", () => {
  test("that accepts a fact writes it, names who confirmed it, and is in the audit log", async () => {
    await suggest({ kind: "fact", fact: "dockDepth", value: 4 }, readerBrowser);
    const edit = await onlyEdit();
    expect((await decide(edit.id, "accept", "Seen on the chart.")).status).toBe(200);
    expect(await stored()).toMatchObject({ facts: { dockDepth: 4 }, version: listing.version + 1 });
    expect(await onlyEdit()).toMatchObject({
      status: "accepted",
      decidedById: adminUser.id,
      decisionNote: "Seen on the chart.",
    });
    expect(await confirmations()).toEqual([
      { field: "facts.dockDepth", name: "Maren K.", confirmedAt: expect.any(String), count: 1 },
    ]);
    expect(await audit("edit", edit.id)).toMatchObject([
      {
        actorName: "Ada",
        action: "edit.accept",
        subjectName: `${listing.name}: Dock depth`,
        before: { "facts.dockDepth": 6 },
        after: { "facts.dockDepth": 4 },
        note: "Seen on the chart.",
      },
    ]);
  });

  test("that declines leaves the listing and is recorded, too", async () => {
    await suggest({ kind: "phone", phone: "410-555-0177" });
    const edit = await onlyEdit();
    expect((await decide(edit.id, "decline", "The old one answers.")).status).toBe(200);
    expect(await stored()).toEqual(listing);
    expect(await onlyEdit()).toMatchObject({ status: "declined" });
    expect(await audit("edit", edit.id)).toMatchObject([{ action: "edit.decline" }]);
  });

  test("that accepts “closed for good” takes the listing off the site", async () => {
    await suggest({ kind: "closed" });
    expect((await decide((await onlyEdit()).id, "accept")).status).toBe(200);
    expect((await stored())?.status).toBe("inactive");
    expect((await openBrowser(landfall).get(`/api/businesses/${listing.id}`)).status).toBe(404);
    expect(await audit("business", listing.id)).toMatchObject([{ action: "business.deactivate" }]);
  });

  test("that accepts a move writes the whole address and looks for the position anew", async () => {
    await suggest({
      kind: "moved",
      address: "7 Bay Road",
      city: "Miami",
      state: "FL",
      zipCode: "33101",
    });
    expect((await decide((await onlyEdit()).id, "accept")).status).toBe(200);
    const row = await stored();
    expect(row).toMatchObject({ address: "7 Bay Road", city: "Miami", state: "FL" });
    expect(row?.positionIsApproximate).toBe(true);
    expect(row?.latitude).toBeLessThan(30);
  });

  test("of an owner's wish goes the same way, field by field", async () => {
    const ownerBrowser = await browserOf(landfall, owner);
    await ownerBrowser.put(`/api/businesses/${listing.id}`, {
      name: "New Rock",
      latitude: "38.5",
      longitude: "-76.1",
    });
    const [name, position] = await editsOf();
    expect([name?.field, position?.field]).toEqual(["name", "position"]);
    expect((await decide(position?.id ?? 0, "accept")).status).toBe(200);
    expect((await decide(name?.id ?? 0, "decline")).status).toBe(200);
    expect(await stored()).toMatchObject({
      name: listing.name,
      latitude: 38.5,
      longitude: -76.1,
      positionIsApproximate: false,
    });
  });

  test("by two administrators at once: one wins, the other is told", async () => {
    const other = await browserOf(landfall, await buildAdmin(landfall));
    await suggest({ kind: "phone", phone: "410-555-0177" });
    const edit = await onlyEdit();
    const answers = await meetAt(
      db,
      sql`select 1 from businesses where id = ${listing.id} for update`,
      {
        count: 2,
        begin: () =>
          Promise.all([decide(edit.id, "accept"), decide(edit.id, "decline", undefined, other)]),
      },
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [accepted] = answers;
    expect((await stored())?.phone).toBe(accepted?.status === 200 ? "410-555-0177" : listing.phone);
    expect(await audit("edit", edit.id)).toHaveLength(1);
  });
});

describe("“still true”", () => {
  test("counts each person once and shows the newest, with the owner as such", async () => {
    const ownerBrowser = await browserOf(landfall, owner);
    const visitor = openBrowser(landfall);
    expect((await confirm("facts.dockDepth", visitor)).body).toMatchObject({
      name: "a visitor",
      count: 1,
    });
    await confirm("facts.dockDepth", visitor);
    const third = await confirm("facts.dockDepth", readerBrowser);
    expect(third.body).toMatchObject({ field: "facts.dockDepth", name: "Maren K.", count: 2 });
    expect((await confirm("hours", ownerBrowser)).body).toMatchObject({ name: "the owner" });
    await db
      .update(factConfirmations)
      .set({ confirmedAt: new Date("2020-05-02T12:00:00Z") })
      .where(eq(factConfirmations.businessId, listing.id));
    await confirm("facts.dockDepth", visitor);
    expect(await confirmations()).toMatchObject([
      { field: "facts.dockDepth", name: "a visitor", count: 2 },
      { field: "hours", confirmedAt: "2020-05-02T12:00:00.000Z" },
    ]);
  });

  test.each(["facts.tieUp", "facts.slips", "name", "__proto__", "", 7, undefined])(
    "of %j, which the listing does not tell, is refused",
    async (field) => {
      const answer = await confirm(field);
      expect(answer.status).toBe(400);
      expect(fieldsOf(answer)).toHaveProperty("field");
      expect(await confirmations()).toEqual([]);
    },
  );

  test("is forgotten when the fact changes, while others stay", async () => {
    await confirm("facts.dockDepth");
    await confirm("hours");
    await admin.put(`/api/businesses/${listing.id}`, { facts: { dockDepth: 9 } });
    expect((await confirmations()).map(({ field }) => field)).toEqual(["hours"]);
  });
});
