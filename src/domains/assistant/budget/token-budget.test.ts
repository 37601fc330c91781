import { LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { assistantTokens } from "#src/db/schema/assistant-budget.server.ts";
import { createOpenAiModel } from "#src/platform/language-model/openai-model.server.ts";
import { startTestLandfall, type TestLandfall } from "#tests/support/test-landfall.ts";
import { sweepTokens } from "./sweep-tokens.server.ts";
import { createTokenBudget } from "./token-budget.server.ts";

let landfall: TestLandfall;
beforeAll(async () => {
  landfall = await startTestLandfall({ routes: [] });
});
afterAll(() => landfall.stop());
beforeEach(async () => {
  await landfall.db.delete(assistantTokens);
});

const NOON = new Date("2127-07-04T12:00:00Z");
const budgetOf = (visitor: number, site: number, now = NOON) =>
  createTokenBudget(landfall.db, { visitor, site }, () => now);
const somebody = { keys: ["network", "browser"] };

async function usedOf(holder: "site" | "visitors") {
  const rows = await landfall.db.select().from(assistantTokens);
  const found = rows.filter((row) => (row.holder === "site") === (holder === "site"));
  return found.map(({ used }) => used).toSorted((a, b) => a - b);
}

test("60 at once take what there is and not a token more", async () => {
  const budget = budgetOf(10_000, 1_000_000);
  const all = await Promise.all(Array.from({ length: 60 }, () => budget.reserve(somebody, 700)));
  expect(all.filter(Boolean)).toHaveLength(14);
  expect(await usedOf("visitors")).toEqual([9800, 9800]);
  expect(await usedOf("site")).toEqual([9800]);
});

test("many visitors together do not pass the day of the site, and nobody waits for ever", async () => {
  const budget = budgetOf(5000, 10_000);
  const all = await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      budget.reserve({ keys: [`a${index % 7}`, `b${index % 5}`] }, 450),
    ),
  );
  expect(await usedOf("site")).toEqual([all.filter(Boolean).length * 450]);
  expect((await usedOf("site"))[0]).toBeLessThanOrEqual(10_000);
  expect((await usedOf("visitors")).every((used) => used <= 5000)).toBe(true);
});

test("the fuller of browser and network decides, and whoever is refused is charged nowhere", async () => {
  const budget = budgetOf(1000, 10_000);
  expect(await budget.reserve({ keys: ["network", "old browser"] }, 800)).not.toBeNull();
  expect(await budget.reserve({ keys: ["network", "new browser"] }, 300)).toBeNull();
  expect(await budget.reserve({ keys: ["old browser", "another network"] }, 300)).toBeNull();
  expect(await budget.reserve({ keys: ["new browser", "another network"] }, 300)).not.toBeNull();
  expect(await usedOf("visitors")).toEqual([300, 300, 800, 800]);
});

test("what was not used is given back once, what was used beyond is counted", async () => {
  const budget = budgetOf(1000, 10_000);
  const reserved = await budget.reserve(somebody, 900);
  await Promise.all([reserved?.settle(99.2), reserved?.settle(0)]);
  expect(await usedOf("visitors")).toEqual([100, 100]);
  await (await budget.reserve(somebody, 800))?.settle(1200);
  expect(await usedOf("site")).toEqual([1300]);
  expect(await budget.reserve(somebody, 1)).toBeNull();
});

test("a question that is larger than a day is not asked, a new day begins at nothing", async () => {
  expect(await budgetOf(1000, 10_000).reserve(somebody, 1001)).toBeNull();
  expect(await budgetOf(1000, 0).reserve(somebody, 1)).toBeNull();
  const full = budgetOf(1000, 10_000);
  expect(await full.reserve(somebody, 1000)).not.toBeNull();
  const tomorrow = budgetOf(1000, 10_000, new Date("2127-07-05T00:00:00Z"));
  expect(await tomorrow.reserve(somebody, 1000)).not.toBeNull();
});

test("no visitor can be told from a row, nor found again on another day", async () => {
  for (const day of ["2127-07-04", "2127-07-05"]) {
    await budgetOf(1000, 10_000, new Date(day)).reserve({ keys: ["192.0.2.7"] }, 1);
  }
  const rows = await landfall.db.select().from(assistantTokens);
  const holders = rows.map(({ holder }) => holder).filter((holder) => holder !== "site");
  expect(new Set(holders).size).toBe(2);
  expect(holders.join()).not.toContain("192.0.2");
});

test("days that are over are swept", async () => {
  for (const day of ["2127-07-01", "2127-07-02", "2127-07-04"]) {
    await budgetOf(1000, 10_000, new Date(day)).reserve({ keys: [] }, 5);
  }
  await sweepTokens(landfall.services, NOON);
  const rows = await landfall.db.select().from(assistantTokens);
  expect(rows.map(({ day }) => day).toSorted()).toEqual(["2127-07-02", "2127-07-04"]);
});

test("60 questions at once are answered within the day, the others hear that it is used up", async () => {
  const mock = await LLMock.create({ port: 0 });
  mock.onMessage(/^/, {
    content: '{"handle":null}',
    usage: { prompt_tokens: 150, completion_tokens: 10 },
  });
  const model = createOpenAiModel({
    ...{ baseUrl: `${mock.url}/v1`, model: "tern", log: landfall.services.log },
    budget: budgetOf(10_000, 1_000_000),
  });
  const answers = await Promise.all(
    Array.from({ length: 60 }, () =>
      model.ask({
        ...{ name: "test", instructions: "Choose.", foreign: [] },
        shape: z.object({ handle: z.string().nullable() }),
        visitor: somebody,
        signal: new AbortController().signal,
        limits: { outputTokens: 300 },
      }),
    ),
  );
  await mock.stop();
  const answered = answers.filter(({ reason }) => reason === null).length;
  expect(answered).toBeGreaterThan(0);
  expect(answers.every(({ reason }) => reason === null || reason === "over-budget")).toBe(true);
  expect(await usedOf("site")).toEqual([answered * 160]);
  expect(answered * 160).toBeLessThanOrEqual(10_000);
});
