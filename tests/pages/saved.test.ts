import { afterAll, expect, test } from "vitest";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());
const viewer = await buildPerson(site);

test("a heart that could not be kept goes back and says so", async () => {
  for (const width of [1440, 390]) {
    const page = await site.open("/location?city=Annapolis&state=MD", { viewer, width });
    page.network.answer(/\/api\/saved\//, null);
    const [heart] = page.findAll("article button[aria-pressed]");
    if (!heart) throw new Error("no card has a heart");
    page.click(heart);
    await page.findByText("Could not save it");
    await page.until(() => expect(heart.getAttribute("aria-pressed")).toBe("false"));
    expect(page.network.calls.join()).toContain("PUT /api/saved/");
  }
});

test("what the server sends holds nobody's saved places", async () => {
  const [business] = await (await site.request("GET", "/api/businesses?limit=1")).json();
  const browser = await browserOf(site, viewer);
  expect((await browser.put(`/api/saved/${business.id}`)).status).toBeLessThan(300);
  const { html } = await site.page(`/business/${business.id}`, { viewer });
  expect(html).toContain('aria-pressed="false"');
  expect(html).not.toContain('aria-pressed="true"');
  const page = await site.open(`/business/${business.id}`, { viewer });
  const [heart] = page.getAllByRole("button", { name: `Save ${business.name}` });
  await page.until(() => expect(heart?.getAttribute("aria-pressed")).toBe("true"));
  expect(heart?.textContent).toBe(` Saved ${business.name}`);
});
