import { and, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { flags } from "#src/db/schema/moderation.server.ts";
import { openBrowser } from "#tests/support/browser-like.ts";
import { PATH, read, send, startReporting } from "#tests/support/species-reporting.ts";
import type { SpeciesReport } from "./contract.ts";

const { landfall, member, anyone } = await startReporting();
afterAll(() => landfall.stop());

const MARINA = { address: "198.51.100.9" };
const LONG_AGO = { createdAt: new Date("2026-01-05T12:00:00Z") };
const agreeing = ({ taxon }: SpeciesReport) => ({ agrees: true, taxon });
const flagsOn = (id: number) =>
  landfall.db.$count(flags, and(eq(flags.subjectType, "species-report"), eq(flags.subjectId, id)));

describe("two who agree and share a network", () => {
  const judge = async (facts: object, at: { address: string }) => {
    const report = await send(openBrowser(landfall));
    for (let count = 0; count < 2; count += 1) {
      const { browser } = await member(facts);
      const path = `${PATH}/${report.id}/opinion`;
      expect((await browser.post(path, agreeing(report), at)).status).toBe(200);
    }
    return read(anyone, report.id);
  };

  test("verify, and administrators are told", async () => {
    const report = await judge(LONG_AGO, MARINA);
    expect(report).toMatchObject({ communityVotes: 2, verificationStatus: "verified" });
    expect(await flagsOn(report.id)).toBe(1);
  });

  test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.1.2.3", "172.18.0.5"])(
    "verify at %s, which tells no network, however new they are",
    async (address) => {
      const report = await judge({}, { address });
      expect(report.verificationStatus).toBe("verified");
      expect(await flagsOn(report.id)).toBe(0);
    },
  );

  test("count as one while both accounts are new, until somebody else agrees", async () => {
    const report = await judge({}, MARINA);
    expect(report).toMatchObject({ communityVotes: 2, verificationStatus: "pending" });
    expect(await flagsOn(report.id)).toBe(1);
    const { browser } = await member();
    await browser.post(`${PATH}/${report.id}/opinion`, agreeing(report));
    expect((await read(anyone, report.id)).verificationStatus).toBe("verified");
  });
});

describe("an upvote", () => {
  test("counts once for a browser", async () => {
    const report = await send(openBrowser(landfall));
    const path = `${PATH}/${report.id}/upvote`;
    const { browser } = await member();
    expect((await browser.post(path)).status).toBe(200);
    browser.cookie = (await member()).browser.cookie;
    expect(await browser.post(path)).toMatchObject({
      ...{ status: 403, body: { message: "Somebody has upvoted it in this browser already." } },
    });
    expect((await read(anyone, report.id)).upvotes).toBe(1);
  });

  test("counts for everybody of a network, of new accounts three, of which administrators hear", async () => {
    const report = await send(openBrowser(landfall));
    const path = `${PATH}/${report.id}/upvote`;
    const votes: number[] = [];
    for (const facts of [{}, {}, {}, {}, LONG_AGO, LONG_AGO])
      votes.push((await (await member(facts)).browser.post(path, undefined, MARINA)).status);
    expect(votes).toEqual([200, 200, 200, 429, 200, 200]);
    expect((await read(anyone, report.id)).upvotes).toBe(5);
    expect(await flagsOn(report.id)).toBe(1);
  });
});
