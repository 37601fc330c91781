import { afterAll, describe, expect, test } from "vitest";
import { buildAlert } from "#src/db/build/alerts.server.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { concernsArea } from "./concerns-area.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
await landfall.db.transaction(writeCatalogue);

const MAILS = "/api/community/alert-subscriptions";
const ANNAPOLIS = { location: "City Dock, Annapolis, MD", latitude: 38.977, longitude: -76.486 };

async function person() {
  const user = await buildPerson(landfall);
  return { user, browser: await browserOf(landfall, user) };
}

async function warn(changes: object = {}, browser: BrowserLike = openBrowser(landfall)) {
  const words = { title: "Sheen", alertType: "pollution", description: "A rainbow." };
  const answer = await browser.post("/api/community/alerts", {
    ...words,
    ...ANNAPOLIS,
    ...changes,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  await landfall.jobsIdle();
}

const subjectsTo = (email: string) =>
  landfall.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

async function subscriber(choice: object) {
  const { user, browser } = await person();
  const { status, body } = await browser.post(MAILS, choice);
  expect(status, JSON.stringify(body)).toBe(201);
  return { ...user, browser, subscription: body as { id: number } };
}

describe("mails about alerts", () => {
  test("reach those who chose the kind, the state or the circle, once each, and nobody else", async () => {
    const all = await subscriber({});
    const kind = await subscriber({ alertType: "pollution" });
    const state = await subscriber({ state: "Maryland" });
    const near = await subscriber({ place: "21403", radiusMiles: "10" });
    await near.browser.post(MAILS, { state: "Maryland" });
    const others = await Promise.all(
      [{ alertType: "mass_mortality" }, { state: "Florida" }, { place: "Norfolk, VA" }].map(
        subscriber,
      ),
    );
    await warn({ title: "Sheen at the dock" });
    for (const { email } of [all, kind, state, near])
      expect(subjectsTo(email)).toEqual(["Medium alert: Sheen at the dock"]);
    for (const { email } of others) expect(subjectsTo(email)).toEqual([]);
    const mail = await landfall.mailTo(state.email);
    expect(mail.text).toContain("City Dock, Annapolis, MD");
    expect(mail.text).not.toContain("A rainbow.");
  });

  test("do not go to who sent the alert in, stop when they are turned off, and are five a day", async () => {
    const { email, browser, subscription } = await subscriber({ alertType: "habitat_threat" });
    const own = { alertType: "habitat_threat" };
    await warn(own, browser);
    expect(subjectsTo(email)).toEqual([]);
    const sender = (await person()).browser;
    for (let turn = 0; turn < 7; turn += 1) await warn({ ...own, title: `Known ${turn}` }, sender);
    expect(subjectsTo(email)).toHaveLength(5);
    const muted = await subscriber(own);
    await muted.browser.put("/api/user/mail-preferences", { kind: "alert", isOn: false });
    expect((await browser.delete(`${MAILS}/${subscription.id}`)).status).toBe(200);
    const before = subjectsTo(email).length;
    await warn(own);
    expect([subjectsTo(muted.email).length, subjectsTo(email).length]).toEqual([0, before]);
  });

  test("about what strangers send use up no others, and what an expert calls critical always comes", async () => {
    const own = { alertType: "mass_mortality" };
    const { email } = await subscriber(own);
    for (let turn = 0; turn < 5; turn += 1) await warn({ ...own, title: "Junk" });
    expect(subjectsTo(email)).toEqual(Array(2).fill("Medium alert: Junk"));
    const sender = (await person()).browser;
    for (let turn = 0; turn < 6; turn += 1) await warn({ ...own, title: `Known ${turn}` }, sender);
    expect(subjectsTo(email)).toHaveLength(7);
    const { id } = await buildAlert(landfall.db, {
      ...own,
      title: "Fish kill",
      severity: "critical",
    });
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    await admin.put(`/api/community/alerts/${id}/verification`, { verified: true });
    await landfall.jobsIdle();
    expect(subjectsTo(email).at(-1)).toBe("Critical alert: Fish kill");
  });

  test("of a state go by the point that everybody sees, not by its cell", async () => {
    const [delaware, jersey] = [
      await subscriber({ state: "Delaware" }),
      await subscriber({ state: "New Jersey" }),
    ];
    const cape = { location: "Cape Henlopen, Lewes, DE", latitude: 38.80321, longitude: -75.09234 };
    await warn({ ...cape, title: "Sheen at the cape" });
    expect(subjectsTo(delaware.email)).toEqual(["Medium alert: Sheen at the cape"]);
    expect(subjectsTo(jersey.email)).toEqual([]);
    const words = { title: "Turtle at Cape Henlopen", speciesName: "loggerhead" };
    await warn({ ...cape, ...words });
    expect(subjectsTo(jersey.email)).toEqual(["Medium alert: Turtle at [place removed]"]);
  });

  test("of a sensitive species say and compare only the cell", async () => {
    const tight = await subscriber({ place: "Annapolis, MD", radiusMiles: "10" });
    const wide = await subscriber({ place: "Annapolis, MD", radiusMiles: "50" });
    const words = { title: "Manatee", speciesName: "West Indian manatee" };
    await warn({ ...words, alertType: "unusual_behavior", location: "Secret cove, Annapolis, MD" });
    expect(subjectsTo(tight.email)).toEqual([]);
    const mail = await landfall.mailTo(wide.email);
    expect(mail.text).toContain("Maryland");
    expect(mail.text).not.toMatch(/Secret|38\.97|76\.48/);
  });
});

describe("choosing", () => {
  test("needs an account, and one's own are nobody else's", async () => {
    expect((await openBrowser(landfall).post(MAILS, {})).status).toBe(401);
    const { subscription } = await subscriber({});
    const stranger = await person();
    expect((await stranger.browser.delete(`${MAILS}/${subscription.id}`)).status).toBe(404);
  });

  test("keeps the same choice once, and refuses what is not there", async () => {
    const { browser, subscription } = await subscriber({ state: "Texas" });
    expect((await browser.post(MAILS, { state: "Texas" })).body).toMatchObject(subscription);
    const bad = [
      ...[{ state: "Kansas" }, { alertType: "aliens" }, { place: "Nowhere at all" }],
      ...[
        { place: "21403", radiusMiles: 7 },
        { state: "Texas", place: "21403" },
      ],
    ];
    for (const choice of bad) expect((await browser.post(MAILS, choice)).status).toBe(400);
    for (let turn = 0; turn < 19; turn += 1)
      await browser.post(MAILS, {
        place: `${21401 + (turn % 4)}`,
        radiusMiles: [10, 25, 50, 100, 200][turn % 5],
      });
    expect((await browser.post(MAILS, { state: "Maine" })).status).toBe(409);
  });
});

test("a rough place lies in a circle only with all corners of its cell", () => {
  const area = { state: null, latitude: 38.9, longitude: -76.5, radiusMiles: 10 };
  const middle = { latitude: "38.9", longitude: "-76.5" };
  expect(concernsArea(area, { ...middle, isBlurred: false }, null)).toBe(true);
  expect(concernsArea(area, { ...middle, isBlurred: true }, null)).toBe(true);
  expect(concernsArea({ ...area, radiusMiles: 8 }, { ...middle, isBlurred: true }, null)).toBe(
    false,
  );
  expect(concernsArea({ ...area, radiusMiles: 8 }, { ...middle, isBlurred: false }, null)).toBe(
    true,
  );
  const state = { ...area, state: "Virginia" };
  expect(concernsArea(state, { ...middle, isBlurred: false }, "Waters off Virginia")).toBe(true);
  expect(concernsArea(state, { ...middle, isBlurred: false }, "Ohio County, West Virginia")).toBe(
    false,
  );
});
