import { afterAll, describe, expect, test } from "vitest";
import type { BrowserLike } from "#tests/support/browser-like.ts";
import { ids, PATH, read, send, startReporting } from "#tests/support/species-reporting.ts";
import { WORDS_WITHHELD } from "./limits-contract.ts";
import { readDiscussion } from "./read-discussion.server.ts";
import { showWords } from "./show-words.server.ts";

const { landfall, member, expert, anyone } = await startReporting();
afterAll(() => landfall.stop());

const RIDLEY = {
  speciesName: "Kemp's ridley sea turtle",
  ...{ latitude: "38.978412", longitude: "-76.492233" },
};
const GUESSES = "was it near wreck or cove or boat or ramp or osprey or slip or yacht or basin";

const talkOf = async (id: number, reader: BrowserLike = anyone) =>
  readDiscussion(landfall.db, await read(reader, id), null);

describe("what others say of a protected report", () => {
  test("tells nothing of the place that its reporter wrote, whatever they guess", async () => {
    const talks = [];
    for (const location of [
      "Wreck Cove boat ramp, Maryland",
      "Osprey Slip yacht basin, Maryland",
    ]) {
      const { browser } = await member();
      const { id } = await send(browser, { ...RIDLEY, location });
      const mallory = (await member({ firstName: "Mallory" })).browser;
      await mallory.post(`${PATH}/${id}/comments`, { body: GUESSES });
      const opinion = { agrees: true, taxon: (await read(mallory, id)).taxon, reason: GUESSES };
      expect((await mallory.post(`${PATH}/${id}/opinion`, opinion)).status).toBe(200);
      talks.push(await talkOf(id, mallory));
    }
    expect(talks[0]).toEqual(talks[1]);
    expect(talks[0]).toMatchObject({
      comments: [{ body: WORDS_WITHHELD }],
      opinions: [{ reason: WORDS_WITHHELD }],
    });
  });

  test("is read by whoever wrote it, as they wrote it", async () => {
    const { id } = await send((await member()).browser, { ...RIDLEY, location: "Maryland" });
    const { browser, person } = await member();
    await browser.post(`${PATH}/${id}/comments`, { body: GUESSES });
    const viewer = { ...person, mustChangePassword: false };
    const { comments } = await readDiscussion(landfall.db, await read(browser, id), viewer);
    expect(comments).toMatchObject([{ body: GUESSES }]);
  });
});

describe("words of a protected report", () => {
  const DESCRIPTION = "by thomas point light, off tolly point, behind publix";
  const said = { ...RIDLEY, location: "Maryland", description: DESCRIPTION };

  test("are hidden in lower case as well, and not searched", async () => {
    const words = { behaviorObserved: "at drum point", conservationConcerns: "snake bight" };
    const { id } = await send((await member()).browser, { ...said, ...words });
    expect(await read(anyone, id)).toMatchObject({
      ...{ description: WORDS_WITHHELD, behaviorObserved: null, conservationConcerns: null },
    });
    for (const q of ["tolly", "drum point", "snake bight", "expert has looked"])
      expect(await ids(anyone, `q=${q}`), q).not.toContain(id);
  });

  test("are shown and found once an expert has read them, until they are changed", async () => {
    const reporter = (await member()).browser;
    const sent = await send(reporter, {
      ...said,
      description: "Resting, 300 yards off, 12 feet deep.",
    });
    const { id } = sent;
    const path = `${PATH}/${id}`;
    const commenter = (await member()).browser;
    await commenter.post(`${path}/comments`, { body: "Barnacles on the shell." });
    const knows = await expert("turtles");
    const version = async () => {
      const viewer = { ...(await member()).person, isExpert: true, isAdmin: true };
      const shown = await read(knows, id);
      return (await readDiscussion(landfall.db, shown, { ...viewer, mustChangePassword: false }))
        .withheldVersion;
    };
    const seen = await version();
    await commenter.post(`${path}/comments`, { body: "By the ramp." });
    expect((await knows.post(`${path}/show-words`, { version: seen })).status).toBe(409);
    for (const wrong of [reporter, commenter, await expert("birds")])
      expect((await wrong.post(`${path}/show-words`, { version: await version() })).status).toBe(
        403,
      );
    expect((await knows.post(`${path}/show-words`, { version: await version() })).status).toBe(200);
    expect(await read(anyone, id)).toMatchObject({
      ...{ isBlurred: true, description: "Resting, 300 yards off, 12 feet deep." },
    });
    expect(await ids(anyone, "q=12 feet deep")).toContain(id);
    expect((await talkOf(id)).comments).toMatchObject([
      { body: "Barnacles on the shell." },
      { body: "By the ramp." },
    ]);
    await commenter.post(`${path}/comments`, { body: "Still by the ramp." });
    expect((await talkOf(id)).comments.at(-1)).toMatchObject({ body: WORDS_WITHHELD });
    await knows.post(`${path}/comments`, { body: "Thank you all." });
    expect((await talkOf(id)).comments.at(-1)).toMatchObject({ body: "Thank you all." });
    await reporter.patch(path, { description: "At tolly point." });
    expect(await read(anyone, id)).toMatchObject({ description: WORDS_WITHHELD });
    expect(await ids(anyone, "q=12 feet deep")).not.toContain(id);
  });

  test("are opened by no report that one sent in oneself, also of an expert", async () => {
    const { person, browser } = await member({ isExpert: true });
    const { id } = await send(browser, said);
    const viewer = { ...person, mustChangePassword: false };
    const opening = showWords(landfall.services, viewer, { id, version: "any" });
    await expect(opening).rejects.toMatchObject({ kind: "forbidden" });
  });
});
