import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { eventMessages, eventRegistrations } from "#src/db/schema/events.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { readDate, readParty, register } from "#tests/support/events.ts";
import { buildAdmin, buildOrganizer, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { registrationToken, ticketCode } from "../registration/registration-token.server.ts";
import { viewRegistration } from "../registration/view-registration.server.ts";
import type { Attendee } from "./contract.ts";
import { listPartyMessages } from "./list-party-messages.server.ts";
import { readAttendeesPage } from "./read-attendees-page.server.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const organizer = await buildPerson(landfall, { organizerSubscriptionStatus: "inactive" });
const browser = await browserOf(landfall, organizer);
const admin = await browserOf(landfall, await buildAdmin(landfall));

/** An event of the organizer, whose plan has ended. */
async function openOwn(capacity: number | null = null, dates: object[] = [{}]) {
  const {
    event,
    date,
    dates: all,
  } = await buildEvent(db, { organizerId: organizer.id, capacity }, dates);
  const path = `/api/events/${event.id}`;
  return { event, dateId: date.id, dates: all, path, register: `${path}/register` };
}
const namesOf = (body: unknown) => (body as Attendee[]).map(({ userName }) => userName);
const post = (path: string, body: object) => openBrowser(landfall).post(path, body);
/** As clocks there show a moment: "2026-11-18 09:30 EST". */
const there = (moment: Date | null): string => {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    ...({ timeZone: "America/New_York", dateStyle: "short", timeStyle: "short" } as const),
  });
  const zone = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/New_York",
    timeZoneName: "short",
  });
  const name = zone.formatToParts(moment ?? 0).find(({ type }) => type === "timeZoneName");
  return `${parts.format(moment ?? 0)} ${name?.value}`;
};
const mailsTo = (address: string) => landfall.mails.filter(({ to }) => to === address);

describe("the attendees of an event", () => {
  test("are names for its organizer and administrators, a number for everybody else", async () => {
    const { path, register: form } = await openOwn(1);
    const known = { userName: "Ida Known", userEmail: "ida.known@example.com", notes: "By boat" };
    await post(form, known);
    await post(form, { userName: "Will Wait", userEmail: "will@example.com" });
    for (const reader of [browser, admin]) {
      const { status, body, headers } = await reader.get(`${path}/attendees`);
      expect(status).toBe(200);
      expect(body).toMatchObject([
        { ...known, attendeeCount: 1, status: "registered", arrived: 0, isConflict: false },
        { userName: "Will Wait", status: "waiting", placeInLine: 1 },
      ]);
      expect(headers.get("X-Total-Count")).toBe("2");
    }
    const other = await buildOrganizer(landfall);
    const ida = await buildPerson(landfall, { email: known.userEmail });
    const others = [other, ida].map((person) => browserOf(landfall, person));
    for (const reader of [openBrowser(landfall), ...(await Promise.all(others))])
      expect(await reader.get(`${path}/attendees`)).toMatchObject({
        status: 200,
        body: { count: 1 },
      });
    expect((await browser.get("/api/events/999999/attendees")).status).toBe(404);
  });

  test("wait in order of arrival, all of them, page by page", async () => {
    const { event, dateId } = await openOwn(1);
    await db.insert(eventRegistrations).values(
      // Named against the order in which they came.
      Array.from({ length: 120 }, (_, order) => ({
        ...{ dateId, status: "waiting" as const, placeInLine: order + 5 },
        userName: `Guest ${999 - order}`,
        userEmail: `guest-${order}@example.com`,
      })),
    );
    const seen: [string, number | null][] = [];
    for (let offset = 0; offset < 120; offset += 25) {
      const page = await readAttendeesPage(
        db,
        { ...organizer, isAdmin: false },
        { eventId: event.id, dateId, q: "", status: "waiting", limit: 25, offset },
      );
      expect(page?.roster?.found.total).toBe(120);
      for (const { userName, placeInLine } of page?.roster?.found.items ?? [])
        seen.push([userName, placeInLine]);
    }
    expect(seen).toEqual(Array.from(seen, (_, order) => [`Guest ${999 - order}`, order + 1]));
    expect(seen).toHaveLength(120);
  });

  test("keep their roster, file, door and messages from everybody else", async () => {
    const { path, dateId, register: form } = await openOwn();
    await post(form, { userName: "Ida Secret", userEmail: "ida.secret@example.com" });
    const { id } = await readParty(db, dateId, "ida.secret@example.com");
    const strangers = [
      await buildOrganizer(landfall),
      await buildPerson(landfall, { email: "ida.secret@example.com" }),
    ];
    const message = { dateId, audience: "everyone", subject: "x", body: "y" };
    const scan = { id: crypto.randomUUID(), registrationId: id, count: 1 };
    const scans = [{ ...scan, scannedAt: new Date().toISOString() }];
    const added = { userName: "Bo", userEmail: "bo@example.com", dateId };
    for (const stranger of [null, ...strangers]) {
      const reader = stranger ? await browserOf(landfall, stranger) : openBrowser(landfall);
      const answers = [
        await reader.get(`${path}/attendees.csv`),
        await reader.get(`${path}/dates/${dateId}/roster`),
        await reader.post(`${path}/dates/${dateId}/arrivals`, { scans }),
        await reader.post(`${path}/messages`, message),
        await reader.post(`${path}/attendees`, added),
        await reader.delete(`${path}/attendees/${id}`),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(stranger ? 403 : 401);
        expect(JSON.stringify(body)).not.toContain("ida.secret");
        expect(JSON.stringify(body)).not.toContain("Ida Secret");
      }
    }
    expect(await db.$count(eventMessages, eq(eventMessages.dateId, dateId))).toBe(0);
    expect((await readParty(db, dateId, "ida.secret@example.com")).status).toBe("registered");
  });

  test("are searched by name and address, by date, and in pages", async () => {
    const { path, dates, register: form } = await openOwn(null, [{}, {}]);
    const [first, second] = dates.map(({ id }) => id);
    for (const name of ["Ana Ruiz", "Bo 100%", "Cy Ruiz"]) {
      const userEmail = `${name.split(" ")[0]}@example.com`;
      await post(form, { userName: name, userEmail, dateId: first });
    }
    await post(form, { userName: "Dee", userEmail: "dee@example.com", dateId: second });
    const ask = async (query: string) => {
      const { body, headers } = await browser.get(`${path}/attendees?${query}`);
      return [namesOf(body), Number(headers.get("X-Total-Count"))];
    };
    expect(await ask("")).toEqual([["Ana Ruiz", "Bo 100%", "Cy Ruiz"], 3]);
    expect(await ask("q=rUIZ")).toEqual([["Ana Ruiz", "Cy Ruiz"], 2]);
    expect(await ask("q=100%25")).toEqual([["Bo 100%"], 1]);
    expect(await ask("q=ana@ex")).toEqual([["Ana Ruiz"], 1]);
    expect(await ask("limit=1&offset=1")).toEqual([["Bo 100%"], 3]);
    expect(await ask(`dateId=${second}`)).toEqual([["Dee"], 1]);
    await post(form, { userName: "José Ñandú", userEmail: "jn@example.com", dateId: second });
    for (const q of ["jose", "NANDU", "josé ñ", "JOSE\u0301"])
      expect(await ask(`dateId=${second}&q=${encodeURIComponent(q)}`), q).toEqual([
        ["José Ñandú"],
        1,
      ]);
    expect(await ask("q=rúiz")).toEqual([["Ana Ruiz", "Cy Ruiz"], 2]);
    const elsewhere = await openOwn();
    expect((await browser.get(`${path}/attendees?dateId=${elsewhere.dateId}`)).status).toBe(404);
  });

  test("stand in the order of their letters, accents or not", async () => {
    const { path, register: form } = await openOwn();
    for (const [index, userName] of ["Zoë", "Łukasz", "Émile", "Mo"].entries())
      await post(form, { userName, userEmail: `letters-${index}@example.com` });
    const { body } = await browser.get(`${path}/attendees`);
    expect(namesOf(body)).toEqual(["Émile", "Łukasz", "Mo", "Zoë"]);
  });

  test("wait at the place that they have now, which is what they read themselves", async () => {
    const { path, dateId, register: form } = await openOwn(1);
    const [first, second, third] = [
      await register(landfall, form),
      await register(landfall, form),
      await register(landfall, form),
    ];
    const { id } = await readParty(db, dateId, first.email);
    expect((await browser.delete(`${path}/attendees/${id}`)).status).toBe(200);
    const { body } = await browser.get(`${path}/attendees`);
    expect(body).toMatchObject([
      { userEmail: second.email, status: "registered", placeInLine: null },
      { userEmail: third.email, status: "waiting", placeInLine: 1 },
    ]);
    const { confirmBy } = await readParty(db, dateId, second.email);
    expect(body).toMatchObject([{ confirmBy: confirmBy?.toISOString() }, { confirmBy: null }]);
    const { body: file } = await browser.get(`${path}/attendees.csv`);
    expect(file).toContain(`${third.email},1,waiting,,1,,`);
    const { id: secondId } = await readParty(db, dateId, second.email);
    const ticket = ticketCode(landfall.services, secondId);
    expect(file).toContain(`${second.email},1,registered,${ticket},,${there(confirmBy)},`);
    const waits = await readParty(db, dateId, third.email);
    const token = registrationToken(landfall.services, waits.id);
    expect((await viewRegistration(landfall.services, { token })).placeInLine).toBe(1);
  });

  test("go into a file whose cells are no formulas", async () => {
    const { path, dateId, register: form } = await openOwn();
    await post(form, { userName: "=cmd|A1", userEmail: "eve@example.com", notes: '+1\n"x",<b>' });
    const { id, createdAt } = await readParty(db, dateId, "eve@example.com");
    const ticket = ticketCode(landfall.services, id);
    for (const reader of [browser, admin]) {
      const { status, body, headers } = await reader.get(`${path}/attendees.csv`);
      expect(status).toBe(200);
      expect(headers.get("Content-Type")).toContain("text/csv");
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(body).toBe(
        "name,email,attendees,status,ticketCode,placeInLine,confirmBy,arrived,notes,registeredAt\r\n" +
          `'=cmd|A1,eve@example.com,1,registered,${ticket},,,0,"'+1\n""x"",<b>",${there(createdAt)}\r\n`,
      );
    }
  });

  test("go into a file that is called after the event and its day there, with the time of its clocks", async () => {
    const startsAt = new Date("2127-06-13T01:30:00Z");
    const facts = { organizerId: organizer.id, title: 'Été: =race/..\\ "42"' };
    const { event } = await buildEvent(db, facts, [{ startsAt }]);
    const nameOf = async (id: number) =>
      (await browser.get(`/api/events/${id}/attendees.csv`)).headers.get("Content-Disposition");
    expect(await nameOf(event.id)).toBe(
      'attachment; filename="attendees-ete-race-42-2127-06-12.csv"',
    );
    const bare = await buildEvent(db, { ...facts, title: "船" }, [{ startsAt }]);
    const name = `attendees-event-${bare.event.id}-2127-06-12.csv`;
    expect(await nameOf(bare.event.id)).toBe(`attachment; filename="${name}"`);
  });

  test("go into a file whose letters spreadsheets know", async () => {
    const { path, register: form } = await openOwn();
    await post(form, { userName: "Zoë", userEmail: "zoe@example.com" });
    const { cookie } = browser;
    const file = await landfall.request("GET", `${path}/attendees.csv`, { cookie });
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(0, 7).toString("hex")).toBe(
      `efbbbf${Buffer.from("name").toString("hex")}`,
    );
    expect(bytes.toString()).toContain("Zoë,");
  });
});

describe("an organizer", () => {
  test("adds somebody by hand, who is mailed and not the organizer", async () => {
    const { path, dateId } = await openOwn(1);
    const added = { userName: "Ann", userEmail: "ann.added@example.com", dateId };
    expect(await browser.post(`${path}/attendees`, added)).toMatchObject({
      status: 201,
      body: { status: "registered", link: null },
    });
    expect(await readParty(db, dateId, added.userEmail)).toMatchObject({ userId: null });
    expect((await landfall.mailTo(added.userEmail)).written).toBe("RegisteredMail");
    const next = { ...added, userEmail: "late@example.com" };
    expect((await browser.post(`${path}/attendees`, next)).body).toMatchObject({
      status: "waiting",
    });
  });

  test("is told who is on the list already, and nothing changes", async () => {
    const { path, dateId, register: form } = await openOwn();
    const { email } = await register(landfall, form);
    const again = { userName: "Ann", userEmail: email, attendeeCount: 3, dateId };
    expect(await browser.post(`${path}/attendees`, again)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("party of 1"), code: "registered" },
    });
    expect((await readParty(db, dateId, email)).attendeeCount).toBe(1);
  });

  test("adds whoever stands at the door until the end, as long as there are places", async () => {
    const hour = 3_600_000;
    const begun = { startsAt: new Date(Date.now() - hour), endsAt: new Date(Date.now() + hour) };
    const { path, dateId, register: form } = await openOwn(1, [begun]);
    const late = { userName: "Lee", userEmail: "lee.late@example.com", dateId };
    expect((await post(form, late)).status).toBe(409);
    const added = await browser.post(`${path}/attendees`, late);
    expect(added).toMatchObject({ status: 201, body: { status: "registered" } });
    const next = { ...late, userEmail: "too.late@example.com" };
    const full = await browser.post(`${path}/attendees`, next);
    expect(full.body).toMatchObject({ status: "waiting" });
    expect(await readDate(db, dateId)).toMatchObject({ taken: 1, waitingParties: 1 });
    const over = { startsAt: new Date(Date.now() - 2 * hour), endsAt: begun.startsAt };
    const past = await openOwn(1, [over]);
    const never = { ...late, dateId: past.dateId };
    expect((await browser.post(`${past.path}/attendees`, never)).status).toBe(409);
  });

  test("takes somebody off, which frees the places for the next", async () => {
    const { path, dateId, register: form } = await openOwn(2);
    const { email } = await register(landfall, form, { attendeeCount: 2 });
    const next = await register(landfall, form, { attendeeCount: 1 });
    const { id } = await readParty(db, dateId, email);
    await landfall.jobsIdle();
    for (let times = 0; times < 2; times += 1)
      expect((await browser.delete(`${path}/attendees/${id}`)).status).toBe(200);
    expect(await readDate(db, dateId)).toMatchObject({ taken: 1, waitingParties: 0 });
    expect((await readParty(db, dateId, next.email)).status).toBe("registered");
    await landfall.jobsIdle();
    expect(mailsTo(email).map(({ written }) => written)).toEqual([
      "RegisteredMail",
      "RegistrationEndMail",
    ]);
    const elsewhere = await openOwn();
    expect((await browser.delete(`${elsewhere.path}/attendees/${id}`)).status).toBe(404);
  });
});

describe("a message to attendees", () => {
  const WORDS = "Bring <b>boots</b>.\n\nThe dock is wet.";

  test("reaches each once, not those who left, and only those whom it is for", async () => {
    const { path, dateId, register: form } = await openOwn(2);
    const proved = await buildPerson(landfall, { email: "proved@example.com" });
    const own = await browserOf(landfall, proved);
    await own.post(form, { userName: "Pru", userEmail: "proved@example.com" });
    const left = await register(landfall, form);
    const waiting = await register(landfall, form, { attendeeCount: 2 });
    const party = await readParty(db, dateId, left.email);
    const token = registrationToken(landfall.services, party.id);
    await landfall.jobsIdle();
    const message = { dateId, audience: "registered", subject: "Wet\nfeet", body: WORDS };
    const answer = await browser.post(`${path}/messages`, message);
    expect(answer).toMatchObject({ status: 201, body: { recipients: 2 } });
    await post("/api/event-registrations", { token, deed: "cancel" });
    await landfall.jobsIdle();
    const [mail, ...more] = mailsTo("proved@example.com").filter(
      ({ written }) => written === "AttendeeMessageMail",
    );
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Wet feet \(/);
    expect(mail?.text).toContain("Bring <b>boots</b>.");
    expect(mail?.html).toContain("&lt;b&gt;boots");
    expect(mailsTo(waiting.email).map(({ written }) => written)).not.toContain(
      "AttendeeMessageMail",
    );
    expect(await db.select().from(eventMessages).where(eq(eventMessages.dateId, dateId))).toEqual([
      expect.objectContaining({ subject: "Wet feet", body: WORDS, recipients: 2 }),
    ]);
  });

  test("leads those to it whose address nobody has proved", async () => {
    const { path, dateId, register: form } = await openOwn();
    const { email } = await register(landfall, form);
    const message = { dateId, audience: "everyone", subject: "Secret words", body: WORDS };
    expect((await browser.post(`${path}/messages`, message)).status).toBe(201);
    await landfall.jobsIdle();
    const mail = mailsTo(email).find(({ written }) => written === "AttendeeMessageMail");
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Secret words|boots/);
    const token = /event-messages\?token=([\w.-]+)/.exec(mail?.html ?? "")?.[1] ?? "";
    expect(await listPartyMessages(landfall.services, { token })).toMatchObject({
      link: `/event-registration?token=${token}`,
      messages: [{ subject: "Secret words", body: WORDS }],
    });
    const { id } = await readParty(db, dateId, email);
    await db
      .update(eventRegistrations)
      .set({ status: "cancelled" })
      .where(eq(eventRegistrations.id, id));
    expect(await listPartyMessages(landfall.services, { token })).toMatchObject({ messages: [] });
    await expect(listPartyMessages(landfall.services, { token: `${id}.forged` })).rejects.toThrow(
      "not valid",
    );
  });

  test("is whole, has readers, and is written only so often in a day", async () => {
    const { path, dateId, register: form } = await openOwn();
    const message = { dateId, audience: "everyone", subject: "Hello", body: "There" };
    expect(await browser.post(`${path}/messages`, message)).toMatchObject({ status: 409 });
    await register(landfall, form);
    for (const wrong of [{ subject: " " }, { body: "" }, { audience: "all" }, { dateId: "" }])
      expect((await browser.post(`${path}/messages`, { ...message, ...wrong })).status).toBe(400);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await browser.post(`${path}/messages`, message)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});
