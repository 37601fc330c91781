import { afterAll, expect, test } from "vitest";
import { readParty } from "#tests/support/events.ts";
import { openOrganizing } from "#tests/support/organizing.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());
const { browser, create, edit, decide, join, readEditable } = await openOrganizing(landfall);

test("a whole event is cancelled and resumed as it was shown, or not at all", async () => {
  const { id } = await create();
  const { version: seen } = await readEditable(id);
  await edit(id, { version: seen, title: "Severn Dusk Race" });
  const turn = (deed: string, version?: number) =>
    browser.post(`/api/events/${id}/${deed}`, { version });
  const refused = await turn("cancel", seen);
  expect(refused).toMatchObject({ status: 409, body: { code: "version_conflict" } });
  expect((refused.body as { message: string }).message).toMatch(
    /^This event was changed meanwhile, and nothing was done\. It is “Severn Dusk Race” at .+, .+\. Please look at it again\.$/,
  );
  const { version: newer, status } = await readEditable(id);
  expect(status).toBe("active");
  expect((await turn("cancel", newer)).status).toBe(200);
  // Who looked at it while it took place does not undo the decision of somebody else.
  expect(await turn("resume", newer)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(", and is cancelled.") },
  });
  // What stands so already is no change, whoever saw what.
  expect((await turn("cancel", seen)).status).toBe(200);
  const { body } = await browser.get("/api/user/organized-events");
  const own = (body as { id: number; formVersion: number }[]).find((each) => each.id === id);
  expect((await turn("resume", own?.formVersion)).body).toMatchObject({ status: "active" });
});

test("an event or a date that was cancelled tells whoever waited when its limit was taken away meanwhile, once it takes place again", async () => {
  for (const deedOf of ["event", "date"]) {
    const { id, dateId } = await create({ capacity: 1 });
    await join(id, dateId);
    const waiting = await join(id, dateId);
    const isWhole = deedOf === "event";
    await (isWhole
      ? browser.post(`/api/events/${id}/cancel`, {})
      : decide(id, dateId, { deed: "cancel" }));
    await decide(id, dateId, { deed: "capacity", capacity: null });
    await landfall.jobsIdle();
    expect((await readParty(db, dateId, waiting)).status).toBe("waiting");
    await (isWhole
      ? browser.post(`/api/events/${id}/resume`, {})
      : decide(id, dateId, { deed: "resume" }));
    await landfall.jobsIdle();
    const party = await readParty(db, dateId, waiting);
    expect(party).toMatchObject({ status: "registered", confirmBy: null });
    const mails = landfall.mails.filter(({ to }) => to === waiting);
    expect(mails.map(({ written }) => written)).toContain("MovedUpMail");
    const ticket = mails.find(({ written }) => written === "MovedUpMail");
    expect(ticket?.text).not.toContain("Please confirm");
  }
});
