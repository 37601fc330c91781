import { createHash } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { eventArrivals, eventRegistrations } from "#src/db/schema/events.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { readParty, register } from "#tests/support/events.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { lapseUnconfirmed } from "../registration/lapse-unconfirmed.server.ts";
import { ticketCode } from "../registration/registration-token.server.ts";
import type { Attendee, Roster, ScansTaken } from "./contract.ts";
import { readTicket } from "./hash-ticket.server.ts";
import { plainCode } from "./rules.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

const organizer = await buildPerson(landfall);

async function openDoor() {
  const { event, date } = await buildEvent(db, { organizerId: organizer.id });
  const path = `/api/events/${event.id}`;
  const door = `${path}/dates/${date.id}`;
  const browser = await browserOf(landfall, organizer);
  const arrive = async (attendeeCount: number) => {
    const { email } = await register(landfall, `${path}/register`, { attendeeCount });
    return (await readParty(db, date.id, email)).id;
  };
  const send = async (...scans: object[]) => {
    const { status, body } = await browser.post(`${door}/arrivals`, { scans });
    expect(status, JSON.stringify(body)).toBe(200);
    return body as ScansTaken;
  };
  const attendee = async (id: number, query = "") => {
    const { body } = await browser.get(`${path}/attendees?dateId=${date.id}${query}`);
    return (body as Attendee[]).find((each) => each.id === id);
  };
  return { path, door, date, browser, arrive, send, attendee };
}

let minute = 0;
const scanOf = (registrationId: number, count: number) => {
  minute += 1;
  const scannedAt = new Date(Date.now() - (1000 - minute) * 60_000).toISOString();
  return { id: crypto.randomUUID(), registrationId, count, scannedAt };
};
const outcomes = ({ results }: ScansTaken) => results.map(({ outcome }) => outcome);

describe("the roster", () => {
  test("holds the least that a door needs", async () => {
    const { door, browser, arrive } = await openDoor();
    const id = await arrive(3);
    const { body } = await browser.get(`${door}/roster`);
    const { parties } = body as Roster;
    const code = ticketCode(services, id);
    const ticketHash = createHash("sha256").update(plainCode(code)).digest("hex");
    expect(parties).toEqual([
      {
        ...{ id, ticketHash, size: 3, status: "registered", scanned: 0 },
        name: expect.stringMatching(/^Guest/),
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/@example\.com/);
    expect(JSON.stringify(body)).not.toContain(code);
  });

  test("knows a ticket however it is typed, and no forged one", async () => {
    const code = ticketCode(services, 1234);
    for (const typed of [
      code,
      ` ${code.toLowerCase()} `,
      code.replaceAll("-", ""),
      code.replaceAll("0", "o"),
    ])
      expect(readTicket(services, typed)).toBe(1234);
    for (const forged of ["", "1234", "1235".concat(code.slice(4)), code.slice(0, -1), `1${code}`])
      expect(readTicket(services, forged)).toBeNull();
  });
});

describe("two devices at one door", () => {
  test("a party of five comes as three and two, whatever is sent twice or late", async () => {
    const { arrive, send, attendee } = await openDoor();
    const id = await arrive(5);
    const [three, two] = [scanOf(id, 3), scanOf(id, 2)];
    expect(outcomes(await send(two))).toEqual(["counted"]);
    expect(await attendee(id)).toMatchObject({ arrived: 2, isConflict: false });
    expect(outcomes(await send(three, two, three))).toEqual(["counted", "counted", "counted"]);
    await Promise.all([send(three), send(two), send(two, three)]);
    expect(await attendee(id)).toMatchObject({ arrived: 5, isConflict: false });
    expect(await db.$count(eventArrivals, eq(eventArrivals.registrationId, id))).toBe(2);
  });

  test("one ticket at both is kept from both, counted once and shown", async () => {
    const { arrive, send, attendee } = await openDoor();
    const id = await arrive(2);
    const [first, second] = [scanOf(id, 2), scanOf(id, 2)];
    const taken = await Promise.all([send(first), send(second)]);
    expect(taken.flatMap(outcomes).toSorted()[1]).toBe("too_many");
    expect(await attendee(id)).toMatchObject({ arrived: 2, isConflict: true });
    expect(outcomes(await send(scanOf(id, -2)))).toEqual(["counted"]);
    expect(await attendee(id)).toMatchObject({ arrived: 2, isConflict: false });
  });

  test("of two that ask before they let a ticket in, one gets it, however it is repeated", async () => {
    const { arrive, send, attendee, browser, path } = await openDoor();
    const id = await arrive(2);
    const asks = [1, 2, 3].map(() => ({ ...scanOf(id, 2), ifFree: true }));
    const taken = await Promise.all(asks.map((ask) => send(ask)));
    expect(taken.flatMap(outcomes).toSorted()).toEqual(["counted", "too_many", "too_many"]);
    expect(await attendee(id)).toMatchObject({ arrived: 2, isConflict: false });
    const again = await Promise.all(asks.map((ask) => send(ask)));
    expect(again.flatMap(outcomes)).toEqual(taken.flatMap(outcomes));
    // A part of a party is inside: only the rest is let in.
    const late = await arrive(5);
    await send(scanOf(late, 3));
    const rest = await send({ ...scanOf(late, 5), ifFree: true });
    expect([outcomes(rest), rest.parties[0]?.scanned]).toEqual([["counted"], 5]);
    const gone = await arrive(1);
    await browser.delete(`${path}/attendees/${gone}`);
    const refused = await send({ ...scanOf(gone, 1), ifFree: true });
    expect([outcomes(refused), refused.parties[0]?.scanned]).toEqual([["no_place"], 0]);
  });

  test("who has cancelled meanwhile is kept and shown, and does not count", async () => {
    const { arrive, send, attendee, browser, path } = await openDoor();
    const id = await arrive(2);
    await browser.delete(`${path}/attendees/${id}`);
    const taken = await send(scanOf(id, 2));
    expect(outcomes(taken)).toEqual(["no_place"]);
    expect(taken.parties).toMatchObject([{ id, status: "cancelled", scanned: 2 }]);
    expect(await attendee(id, "&status=cancelled")).toMatchObject({ arrived: 0, isConflict: true });
  });

  test("a stranger's ticket is told and not kept; the others of the same upload are", async () => {
    const { arrive, send, attendee } = await openDoor();
    const elsewhere = await (await openDoor()).arrive(1);
    const id = await arrive(1);
    const { registrationId: _, ...unknown } = scanOf(0, 1);
    const scans = [
      scanOf(elsewhere, 1),
      { ...unknown, code: "12-AAAAA-AAAAA" },
      { ...unknown, id: crypto.randomUUID(), code: ticketCode(services, elsewhere) },
      { ...unknown, id: crypto.randomUUID(), code: ticketCode(services, id).toLowerCase() },
    ];
    const strangers = ["stranger", "unknown", "stranger"];
    expect(outcomes(await send(...scans))).toEqual([...strangers, "counted"]);
    expect(await attendee(id)).toMatchObject({ arrived: 1 });
    const ids = scans.map((scan) => scan.id);
    expect(await db.$count(eventArrivals, inArray(eventArrivals.id, ids))).toBe(1);
  });

  test("an upload after the session ended changes nothing, and counts when sent again", async () => {
    const { arrive, door, browser, attendee } = await openDoor();
    const id = await arrive(1);
    const scans = [scanOf(id, 1)];
    const signedOut = await browserOf(landfall, organizer);
    await signedOut.get("/api/logout", { headers: { "X-Requested-With": "XMLHttpRequest" } });
    expect((await signedOut.post(`${door}/arrivals`, { scans })).status).toBe(401);
    expect(await attendee(id)).toMatchObject({ arrived: 0 });
    expect((await browser.post(`${door}/arrivals`, { scans })).status).toBe(200);
    expect(await attendee(id)).toMatchObject({ arrived: 1 });
  });

  test("a device's clock ahead of ours writes no future, and nonsense is refused whole", async () => {
    const { arrive, send, door, browser } = await openDoor();
    const id = await arrive(1);
    const ahead = { ...scanOf(id, 1), scannedAt: new Date(Date.now() + 9e7).toISOString() };
    await send(ahead);
    const [row] = await db.select().from(eventArrivals).where(eq(eventArrivals.id, ahead.id));
    expect(row?.scannedAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect(row?.scannedById).toBe(organizer.id);
    const wrong = [{ count: 0 }, { count: 11 }, { id: "1" }, { scannedAt: "now" }];
    for (const part of wrong) {
      const scans = [scanOf(id, 1), { ...scanOf(id, 1), ...part }];
      expect((await browser.post(`${door}/arrivals`, { scans })).status).toBe(400);
    }
    expect((await browser.post(`${door}/arrivals`, { scans: [] })).status).toBe(400);
    expect(await db.$count(eventArrivals, eq(eventArrivals.registrationId, id))).toBe(1);
    expect(await db.$count(eventRegistrations, eq(eventRegistrations.id, id))).toBe(1);
  });
});

test("whoever is taken back twice counts again when coming in", async () => {
  const { arrive, send, attendee } = await openDoor();
  const id = await arrive(5);
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const [came, undone, undoneAgain, cameAgain] = [3, -3, -3, 3].map((count, index) => ({
    ...scanOf(id, count),
    scannedAt: at(40 - index * 10),
  }));
  // However they reach us.
  await send(cameAgain ?? {}, undoneAgain ?? {});
  await send(undone ?? {}, came ?? {});
  expect(await attendee(id)).toMatchObject({ arrived: 3, isConflict: false });
});

test("who has come has confirmed the place, which does not lapse", async () => {
  const { arrive, send, date } = await openDoor();
  const id = await arrive(1);
  const confirmBy = new Date(Date.now() + 1000);
  await db.update(eventRegistrations).set({ confirmBy }).where(eq(eventRegistrations.id, id));
  await send(scanOf(id, 1));
  await lapseUnconfirmed(services, new Date(Date.now() + 60_000));
  const [party] = await db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id));
  expect(party).toMatchObject({ dateId: date.id, status: "registered", confirmBy: null });
});
