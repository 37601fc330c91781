import { createHash } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  type Answers,
  answer,
  answerCalls,
  loseConnection,
  refuse,
} from "#tests/support/answer-calls.ts";
import type { Roster, RosterParty, Scan } from "./contract.ts";
import { createMemoryStore, type DeviceStore } from "./device-store.ts";
import { ageText, conflictsOf, findByName, totalsOf, withUnsent } from "./door-rules.ts";
import { openDoorSession } from "./door-session.ts";
import { otherDay } from "./other-day.ts";
import { plainCode } from "./rules.ts";

afterEach(() => vi.unstubAllGlobals());

const CODES = ["1-AAAAA-AAAAA", "2-BBBBB-BBBBB", "3-CCCCC-CCCCC", "4-DDDDD-DDDDD"];
const hashOf = (code: string) => createHash("sha256").update(plainCode(code)).digest("hex");
const party = (id: number, facts: Partial<RosterParty> = {}): RosterParty => ({
  ...{ id, ticketHash: hashOf(CODES[id - 1] ?? ""), name: `Guest ${id}`, size: 1 },
  ...{ status: "registered", scanned: 0, ...facts },
});
const rosterOf = (...parties: RosterParty[]): Roster => ({
  ...{ eventId: 7, dateId: 9, title: "Race", when: "Sat", notice: null, parties },
  ...{ startsAt: "2026-01-01T00:00:00.000Z", overAt: "2099-01-01T00:00:00.000Z" },
  ...{ timeZone: "America/New_York", takenAt: "2026-11-17T00:00:00.000Z" },
});

const ROSTER = "GET /api/events/*/dates/*/roster";
const ARRIVALS = "POST /api/events/*/dates/*/arrivals";

/** A server that knows these parties and adds up what it is sent, each scan once. */
function serverWith(...parties: RosterParty[]) {
  const seen = new Map<string, Scan>();
  const standing = () =>
    parties.map((each) => ({
      ...each,
      scanned: [...seen.values()]
        .filter((scan) => scan.registrationId === each.id || ownCode(scan, each))
        .reduce((sum, { count }) => sum + count, each.scanned),
    }));
  const ownCode = ({ code }: Scan, { ticketHash }: RosterParty) =>
    code !== undefined && hashOf(code) === ticketHash;
  const isKnown = (scan: Scan) =>
    parties.some((each) => each.id === scan.registrationId || ownCode(scan, each));
  const answers: Answers = {
    [ROSTER]: () => Response.json(rosterOf(...standing())),
    [ARRIVALS]: ({ body }) => {
      const { scans } = body as { scans: Scan[] };
      const isFull = ({ id, registrationId }: Scan) =>
        !seen.has(id) &&
        standing().some((each) => each.id === registrationId && each.scanned >= each.size);
      const take = (scan: Scan) => {
        if (!isKnown(scan)) return "stranger";
        if (scan.ifFree && isFull(scan)) return "too_many";
        seen.set(scan.id, scan);
        return "counted";
      };
      const results = scans.map((scan) => ({ id: scan.id, outcome: take(scan) }));
      return Response.json({ results, parties: standing() });
    },
  };
  return { answers, standing, arrivals: () => [...seen.values()] };
}

const open = (store: DeviceStore = createMemoryStore()) =>
  openDoorSession({ eventId: 7, dateId: 9 }, store);
type Session = ReturnType<typeof open>;
const inside = (session: Session) => {
  const { roster, scans } = session.read();
  return totalsOf(withUnsent(roster?.parties ?? [], scans)).arrived;
};
const unsent = (session: Session) =>
  session.read().scans.filter(({ outcome }) => outcome === null).length;
const offline: Answers = { [ROSTER]: loseConnection, [ARRIVALS]: loseConnection };

describe("a device at the door", () => {
  test("lets a whole party in at once, fewer by a correction, and the rest later", async () => {
    const server = serverWith(party(1, { size: 5 }), party(2));
    answerCalls(server.answers);
    const session = open();
    await session.sync();
    expect(await session.check("1-aaaaa-aaaaa")).toEqual({ kind: "in", partyId: 1, count: 5 });
    await session.correct(1, -2);
    expect(inside(session)).toBe(3);
    await session.send();
    expect([inside(session), unsent(session)]).toEqual([3, 0]);
    expect(await session.admit(1)).toEqual({ kind: "in", partyId: 1, count: 2 });
    expect(await session.check(CODES[0] ?? "")).toEqual({ kind: "already", partyId: 1 });
    await session.sync();
    expect(inside(session)).toBe(5);
    expect(server.standing()[0]).toMatchObject({ scanned: 5 });
  });

  test("goes on without a signal, after a reload too, and sends everything once", async () => {
    const server = serverWith(party(1), party(2));
    const store = createMemoryStore();
    answerCalls(server.answers);
    await open(store).sync();
    answerCalls(offline);
    const before = open(store);
    await before.sync();
    expect(before.read()).toMatchObject({ link: "offline", roster: { title: "Race" } });
    await before.check(CODES[0] ?? "");
    await before.send();
    const after = open(store);
    await after.sync();
    expect(await after.check(CODES[0] ?? "")).toMatchObject({ kind: "already" });
    await after.check(CODES[1] ?? "");
    expect([inside(after), unsent(after)]).toEqual([2, 2]);
    // The answer to the first upload is lost on its way.
    answerCalls({
      ...server.answers,
      [ARRIVALS]: async (call) => {
        await server.answers[ARRIVALS]?.(call);
        return loseConnection(call);
      },
    });
    await after.sync();
    expect([after.read().link, unsent(after), inside(after)]).toEqual(["offline", 2, 2]);
    answerCalls(server.answers);
    await after.sync();
    expect([after.read().link, unsent(after), inside(after)]).toEqual(["fresh", 0, 2]);
    expect(server.arrivals()).toHaveLength(2);
    expect(await store.readScans(9)).toEqual([]);
  });

  test.each([
    [401, "signed_out"],
    [403, "refused"],
    [400, "refused"],
    [429, "offline"],
    [500, "offline"],
  ])("an answer of %i empties nothing and is told as %s", async (status, link) => {
    const server = serverWith(party(1));
    const store = createMemoryStore();
    answerCalls(server.answers);
    const session = open(store);
    await session.sync();
    answerCalls({ ...server.answers, [ARRIVALS]: refuse(status, { message: "No." }) });
    await session.check(CODES[0] ?? "");
    await session.send();
    expect([session.read().link, unsent(session), inside(session)]).toEqual([link, 1, 1]);
    expect(await store.readScans(9)).toHaveLength(1);
    answerCalls(server.answers);
    await session.send();
    expect([session.read().link, unsent(session), inside(session)]).toEqual(["fresh", 0, 1]);
  });

  test("keeps a ticket that it does not know until the server has told whose it is", async () => {
    const store = createMemoryStore();
    answerCalls(serverWith(party(1)).answers);
    const session = open(store);
    await session.sync();
    answerCalls(offline);
    const late = await session.check(CODES[2] ?? "");
    const stranger = await session.check(CODES[3] ?? "");
    expect([late, stranger]).toMatchObject([{ kind: "unknown" }, { kind: "unknown" }]);
    expect(await session.check("https://example.com/menu")).toEqual({ kind: "no_ticket" });
    await session.send();
    expect(unsent(session)).toBe(2);
    answerCalls(serverWith(party(1), party(3)).answers);
    await session.sync();
    expect(inside(session)).toBe(1);
    const [left] = session.read().scans;
    expect(left).toMatchObject({ code: CODES[3], outcome: "stranger" });
    expect(await store.readScans(9)).toMatchObject([{ outcome: "stranger" }]);
    await session.dismiss(left?.id ?? "");
    expect(await store.readScans(9)).toEqual([]);
  });

  test("turns away who has no place, and shows who is inside all the same", async () => {
    const waiting = party(1, { status: "waiting", size: 2 });
    answerCalls(serverWith(waiting, party(2, { status: "cancelled" }), party(3)).answers);
    const session = open();
    await session.sync();
    expect(await session.check(CODES[0] ?? "")).toEqual({ kind: "no_place", partyId: 1 });
    expect(await session.check(CODES[1] ?? "")).toEqual({ kind: "no_place", partyId: 2 });
    expect(unsent(session)).toBe(0);
    await session.correct(1, 2);
    await session.send();
    expect(inside(session)).toBe(0);
    expect(conflictsOf(session.read().roster?.parties ?? [])).toMatchObject([{ id: 1 }]);
  });

  test("sends what comes while an upload is under way, without being asked again", async () => {
    const server = serverWith(party(1), party(2));
    answerCalls(server.answers);
    const session = open();
    await session.sync();
    await session.check(CODES[0] ?? "");
    const first = session.send();
    await session.check(CODES[1] ?? "");
    await Promise.all([first, session.send()]);
    expect([unsent(session), server.arrivals().length]).toEqual([0, 2]);
  });

  test("with a signal asks before it lets anybody in, whatever its own list says", async () => {
    const server = serverWith(party(1), party(2));
    answerCalls(server.answers);
    const [east, west] = [open(), open()];
    await Promise.all([east.sync(), west.sync()]);
    expect(await east.check(CODES[0] ?? "")).toMatchObject({ kind: "in" });
    expect(await west.check(CODES[0] ?? "")).toEqual({ kind: "elsewhere", partyId: 1 });
    expect(server.arrivals()).toHaveLength(1);
    expect([inside(west), unsent(west), conflictsOf(server.standing())]).toEqual([1, 0, []]);
  });

  test("waits for a slow answer no longer than a moment, and counts its ticket once", async () => {
    const server = serverWith(party(1));
    answerCalls(server.answers);
    const session = open();
    await session.sync();
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    answerCalls({
      ...server.answers,
      [ARRIVALS]: async (call) => {
        await gate;
        return (server.answers[ARRIVALS] ?? loseConnection)(call);
      },
    });
    expect(await session.check(CODES[0] ?? "")).toMatchObject({ kind: "in" });
    expect([inside(session), unsent(session)]).toEqual([1, 1]);
    release();
    await session.send();
    expect([inside(session), unsent(session), server.arrivals().length]).toEqual([1, 0, 1]);
  });

  test("tells other windows of the same browser whom it let in", async () => {
    const server = serverWith(party(1), party(2));
    const store = createMemoryStore();
    answerCalls(server.answers);
    const [one, other] = [open(store), open(store)];
    await Promise.all([one.sync(), other.sync()]);
    answerCalls(offline);
    await Promise.all([one.sync(), other.sync()]);
    expect(await one.check(CODES[0] ?? "")).toMatchObject({ kind: "in" });
    expect(await other.check(CODES[0] ?? "")).toEqual({ kind: "already", partyId: 1 });
    expect(await other.admit(1)).toEqual({ kind: "already", partyId: 1 });
    expect(await other.check(CODES[1] ?? "")).toMatchObject({ kind: "in" });
    answerCalls(server.answers);
    await Promise.all([one.sync(), other.sync()]);
    expect([inside(one), inside(other), server.arrivals().length]).toEqual([2, 2, 2]);
    expect(conflictsOf(server.standing())).toEqual([]);
  });

  test("a device without room keeps what it saw until it is sent", async () => {
    const server = serverWith(party(1), party(2));
    const store = createMemoryStore();
    answerCalls(server.answers);
    const full = { ...store, keepScan: () => Promise.reject(new Error("No room")) };
    const session = open(full);
    await session.sync();
    answerCalls(offline);
    await session.sync();
    expect(await session.check(CODES[0] ?? "")).toMatchObject({ kind: "in" });
    expect(await session.check(CODES[0] ?? "")).toMatchObject({ kind: "already" });
    answerCalls(server.answers);
    await session.sync();
    expect([unsent(session), server.arrivals().length]).toEqual([0, 1]);
  });

  test("without a roster and without a signal has nothing to show", async () => {
    answerCalls({ [ROSTER]: answer({ message: "x" }, { status: 503 }) });
    const session = open();
    await session.sync();
    expect(session.read()).toEqual({ roster: null, scans: [], link: "offline" });
  });
});

describe("on another day than that of the date", () => {
  const june = { startsAt: "2127-06-12T22:00:00.000Z", overAt: "2127-06-13T01:00:00.000Z" };

  test("a device asks before it lets anybody in, without a signal too", async () => {
    const server = serverWith(party(1, { size: 2 }), party(2, { status: "cancelled" }));
    const store = createMemoryStore();
    await store.keepRoster({ ...rosterOf(...server.standing()), ...june });
    answerCalls(offline);
    const session = open(store);
    await session.sync();
    const asked = { kind: "other_day", day: "early" };
    expect(await session.check(CODES[0] ?? "")).toEqual({ ...asked, partyId: 1 });
    expect(await session.admit(1)).toEqual({ ...asked, partyId: 1 });
    expect(await session.check(CODES[2] ?? "")).toEqual({ ...asked, code: CODES[2] });
    expect(await session.admit(2)).toEqual({ kind: "no_place", partyId: 2 });
    expect([unsent(session), inside(session)]).toEqual([0, 0]);
    expect(await session.admit(1, true)).toEqual({ kind: "in", partyId: 1, count: 2 });
    expect(await session.check(CODES[2] ?? "", true)).toMatchObject({ kind: "unknown" });
    expect([unsent(session), inside(session)]).toEqual([2, 2]);
  });

  test("a device looks at a ticket before it asks, and names one that is of another date", async () => {
    const store = createMemoryStore();
    await store.keepRoster({ ...rosterOf(party(1)), ...june });
    const server = serverWith(party(1), party(2));
    const roster = () => Response.json({ ...rosterOf(...server.standing()), ...june });
    answerCalls({ ...server.answers, [ROSTER]: roster });
    const session = open(store);
    await session.send();
    expect(await session.check(CODES[2] ?? "")).toEqual({ kind: "stranger" });
    // Who came since the list was kept is known by then.
    expect(await session.check(CODES[1] ?? "")).toEqual({
      ...{ kind: "other_day", day: "early", partyId: 2 },
    });
    expect(unsent(session)).toBe(0);
  });

  test.each([
    ["months before", "2127-01-12T22:00:00.000Z", "early"],
    ["on the evening before", "2127-06-12T02:00:00.000Z", "early"],
    ["on the morning of its day", "2127-06-12T10:00:00.000Z", null],
    ["at the end of its day", "2127-06-13T03:30:00.000Z", null],
    ["in the night after it", "2127-06-13T09:00:00.000Z", null],
    ["on the day after", "2127-06-13T15:00:00.000Z", "over"],
    ["a year later", "2128-06-12T22:00:00.000Z", "over"],
  ])("%s (%s)", (_when, now, day) => {
    const facts = { ...june, timeZone: "America/New_York" };
    expect(otherDay(facts, Date.parse(now))).toBe(day);
  });

  test("a date just after midnight is checked in from the evening before", () => {
    const facts = {
      ...{ startsAt: "2127-06-12T04:30:00.000Z", overAt: "2127-06-12T08:00:00.000Z" },
      timeZone: "America/New_York",
    };
    expect(otherDay(facts, Date.parse("2127-06-12T01:00:00.000Z"))).toBeNull();
  });
});

test("a name is found without its accents, and with accents that it does not have", () => {
  const parties = [party(1, { name: "José Ñandú" }), party(2, { name: "Soren Oste" })];
  const found = (q: string) => findByName(parties, q).map(({ id }) => id);
  for (const q of ["jose", "nandu", "JOSÉ", "Jose\u0301"]) expect(found(q), q).toEqual([1]);
  for (const q of ["Søren", "östé"]) expect(found(q), q).toEqual([2]);
  expect(found("josa")).toEqual([]);
});

test("the age of a roster in words", () => {
  const at = (minutes: number) => Date.parse("2026-11-17T10:00:00Z") + minutes * 60_000;
  const ages = [0, 1, 59, 60, 300].map((age) => ageText("2026-11-17T10:00:00Z", at(age)));
  expect(ages).toEqual([
    ...["just now", "a minute ago", "59 minutes ago", "an hour ago", "5 hours ago"],
  ]);
});
