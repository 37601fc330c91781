import { afterAll, expect, test } from "vitest";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildAdmin } from "#tests/support/people.ts";
import { PATH, read, send, startReporting } from "#tests/support/species-reporting.ts";

const { landfall, member, anyone } = await startReporting();
afterAll(() => landfall.stop());

const ABSENT = { reportType: "population", occurrenceStatus: "absent", effortMinutes: 30 };

test("of what was looked for and not seen there is no abundance, also after a change", async () => {
  const { browser } = await member();
  for (const abundance of [{ abundance: "abundant" }, {}])
    expect(await send(browser, { ...ABSENT, ...abundance })).toMatchObject({
      ...{ occurrenceStatus: "absent", abundance: null },
    });
  const { id } = await send(browser, { abundance: "rare" });
  const path = `${PATH}/${id}`;
  await browser.patch(path, { occurrenceStatus: "absent", effortMinutes: 10 });
  expect(await read(anyone, id)).toMatchObject({ abundance: null });
  expect((await browser.patch(path, { description: "None at all." })).status).toBe(200);
  await browser.patch(path, { occurrenceStatus: "present" });
  expect(await read(anyone, id)).toMatchObject({ abundance: "common" });
});

test("exports say that it was absent without being asked for metadata", async () => {
  const admin = await browserOf(landfall, await buildAdmin(landfall));
  const { body } = await admin.post("/api/data/export", {
    ...{ dataTypes: ["population"], format: "csv" },
  });
  const [header = "", ...rows] = (body as { content: string }).content.split(/\r?\n/);
  expect(header).toContain("occurrence,abundance");
  expect(rows.filter((row) => row.includes("absent,,"))).toHaveLength(2);
});
