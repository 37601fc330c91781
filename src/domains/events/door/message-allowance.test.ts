import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { type BrowserLike, browserOf } from "#tests/support/browser-like.ts";
import { register } from "#tests/support/events.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { DeliverAttendeeMessage } from "./mail-jobs.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

let organizerId: string;
let browser: BrowserLike;
/** Somebody else for each test: what one organizer may do in a day is limited. */
beforeEach(async () => {
  const organizer = await buildPerson(landfall, {});
  organizerId = organizer.id;
  browser = await browserOf(landfall, organizer);
});

/** An event of the organizer to which this address comes. */
async function openWith(email: string) {
  const { event, date } = await buildEvent(db, { organizerId }, [{}]);
  const path = `/api/events/${event.id}`;
  await register(landfall, `${path}/register`, { email });
  const write = async (times: number) => {
    const message = { dateId: date.id, audience: "everyone", subject: "Hello", body: "There" };
    for (let n = 0; n < times; n += 1)
      expect(await browser.post(`${path}/messages`, message)).toMatchObject({
        status: 201,
        body: { recipients: 1 },
      });
    await landfall.jobsIdle();
  };
  return { eventId: event.id, write };
}

const messagesTo = (address: string) =>
  landfall.mails.filter(({ to, written }) => to === address && written === "AttendeeMessageMail");

/** A fifth of a day is over: what waits for its time is worked on. */
async function passTime(): Promise<void> {
  await db.execute(sql`
    update rate_limits set allowed_at = allowed_at - interval '4.8 hours'
    where key like 'event-message-mails:%'`);
  await db.execute(sql`
    update pgboss.job set start_after = now() where name = ${DeliverAttendeeMessage.name}`);
  await services.jobs.send(db, DeliverAttendeeMessage, { messageId: 0, registrationId: 0 });
  await landfall.jobsIdle();
}

describe("one reader of many messages of one organizer", () => {
  test("is mailed five in a day, of whichever events, and the others later", async () => {
    const email = "reader@example.com";
    for (let n = 0; n < 2; n += 1) await (await openWith(email)).write(4);
    expect(messagesTo(email)).toHaveLength(5);
    const other = await openWith("another@example.com");
    await other.write(1);
    expect(messagesTo("another@example.com")).toHaveLength(1);
    for (const mails of [6, 7, 8, 8]) {
      await passTime();
      expect(messagesTo(email)).toHaveLength(mails);
    }
  });

  test("is not kept from those of another organizer", async () => {
    const email = "two-clubs@example.com";
    await (await openWith(email)).write(5);
    const next = await buildPerson(landfall, {});
    organizerId = next.id;
    browser = await browserOf(landfall, next);
    await (await openWith(email)).write(1);
    expect(messagesTo(email)).toHaveLength(6);
  });

  test("is mailed nothing later of an event that was taken down meanwhile", async () => {
    const email = "taken-down@example.com";
    await (await openWith(email)).write(5);
    const { eventId, write } = await openWith(email);
    await write(1);
    await db.execute(sql`update events set taken_down_reason = 'Spam' where id = ${eventId}`);
    await passTime();
    expect(messagesTo(email)).toHaveLength(5);
  });

  test("loses no mail that could not be sent", async () => {
    const email = "closed-post@example.com";
    const { write } = await openWith(email);
    await landfall.jobsIdle();
    const { send } = services.mail;
    services.mail.send = () => Promise.reject(new Error("The post is closed"));
    await write(2);
    services.mail.send = send;
    await (await openWith(email)).write(5);
    expect(messagesTo(email)).toHaveLength(5);
  });
});
