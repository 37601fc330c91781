import { afterAll, expect, test } from "vitest";
import { readParty } from "#tests/support/events.ts";
import { june, openOrganizing, SATURDAY } from "#tests/support/organizing.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { DeliverReminder } from "./mail-jobs.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());
const { browser, create, edit, decide, join } = await openOrganizing(landfall);

const mailsTo = (address: string, kind: string) =>
  landfall.mails.filter(({ to, written }) => to === address && written === kind);
const lastTo = (address: string, kind = "DateNewsMail") => mailsTo(address, kind).at(-1);
const textOf = (mail: { text: string } | undefined) => mail?.text.replaceAll(/\s+/g, " ") ?? "";

test("a change that comes with another title says both, in the subject, too", async () => {
  const event = await create();
  const guest = await join(event.id, event.dateId);
  await edit(event.id, { title: "Dusk Cup", location: "Back Creek" });
  await landfall.jobsIdle();
  const mail = lastTo(guest);
  expect(mail?.subject).toBe("Changed: Dusk Cup (before: Severn Evening Race)");
  expect(textOf(mail)).toContain(
    "It was called Severn Evening Race before, and is called Dusk Cup now.",
  );
  // Once it was told, it is what its readers know.
  await edit(event.id, { title: "Dusk Cup", location: "City Dock" });
  await landfall.jobsIdle();
  expect(lastTo(guest)?.subject).toBe("Changed: Dusk Cup");
});

test("a title that was mended without a mail is said with the next one, unless it was put back", async () => {
  const event = await create();
  const guest = await join(event.id, event.dateId);
  for (const title of ["Dusk Cup", "Dawn Cup"]) await edit(event.id, { title });
  await landfall.jobsIdle();
  expect(lastTo(guest)).toBeUndefined();
  await decide(event.id, event.dateId, { deed: "cancel" });
  await landfall.jobsIdle();
  expect(lastTo(guest)?.subject).toBe("Cancelled: Dawn Cup (before: Severn Evening Race)");
  await edit(event.id, { title: "Severn Evening Race" });
  await edit(event.id, { title: "Dawn Cup" });
  await decide(event.id, event.dateId, { deed: "resume" });
  await landfall.jobsIdle();
  expect(lastTo(guest)?.subject).toBe("Takes place after all: Dawn Cup");
});

test("a date that got a title of its own says what its series is called", async () => {
  const { id, dateId } = await create({ rule: { frequency: "weekly", count: 2 } });
  const guest = await join(id, dateId);
  const place = { title: "Night Cup", location: "Back Creek" };
  await edit(id, { scope: "date", dateId, ...place });
  await landfall.jobsIdle();
  expect(lastTo(guest)?.subject).toBe("Changed: Night Cup (before: Severn Evening Race)");
});

test("every mail about a date says its price as its page does, and none with a link in it", async () => {
  const event = await create({ price: "$25 at the gate" });
  const guest = await join(event.id, event.dateId);
  const { id: registrationId } = await readParty(db, event.dateId, guest);
  await services.jobs.send(db, DeliverReminder, { registrationId });
  await decide(event.id, event.dateId, {
    ...{ deed: "move", startDate: june(SATURDAY, "19:00"), endDate: null },
  });
  await landfall.jobsIdle();
  for (const kind of ["RegisteredMail", "ReminderMail", "DateNewsMail"])
    expect(textOf(lastTo(guest, kind)), kind).toContain(
      "Organized by Severn Sailing Club Price: $25 at the gate",
    );
  const free = await create();
  const other = await join(free.id, free.dateId);
  expect(textOf(lastTo(other, "RegisteredMail"))).not.toContain("Price");
  const lure = await create({ price: "Pay at evil.example/now" });
  const third = await join(lure.id, lure.dateId);
  expect(textOf(lastTo(third, "RegisteredMail"))).not.toContain("evil");
  expect((await browser.get(`/api/events/${lure.id}`)).body).toMatchObject({
    price: "Pay at evil.example/now",
  });
});
