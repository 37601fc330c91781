import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());
const viewer = await buildPerson(site);
const browser = await browserOf(site, viewer);
const places = (await (await site.request("GET", "/api/businesses?limit=2")).json()) as {
  id: number;
  name: string;
}[];

const send = (path: string, fields: Record<string, string>) =>
  site.ask(path, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: site.services.site.baseUrl,
      Cookie: browser.cookie,
    },
    body: new URLSearchParams(fields).toString(),
    redirect: "manual",
  });

test("without scripts a list is made, filled, ordered, noted, shared and deleted by forms", async () => {
  const nameless = await send("/saved", { name: " ", requestKey: randomUUID() });
  expect(nameless.status).toBe(400);
  expect(await nameless.text()).toContain("Please give the list a name.");
  const made = await send("/saved", { name: "Bay <week>", requestKey: randomUUID() });
  expect(made.status).toBe(303);
  const path = made.headers.get("location") ?? "";
  expect(path).toMatch(/^\/saved\/\d+$/);
  const ids = places.map(({ id }) => id);
  const filled = await send(path, { deed: "add", ids: ids.join() });
  expect(filled.headers.get("location")).toBe(path);
  const [first] = ids;
  const moved = await send(path, { deed: "down", businessId: String(first) });
  expect(moved.headers.get("location")).toBe(`${path}#place-${first}`);
  await send(path, { deed: "note", businessId: String(first), note: "<i>Ida</i>" });
  await send(path, { deed: "share", note: "" });
  const { html } = await site.page(path, { viewer });
  expect(html).toContain("Bay &lt;week&gt;");
  expect(html).toContain("&lt;i&gt;Ida&lt;/i&gt;");
  const [, token] = /\/lists\/([0-9a-f]{64})/.exec(html) ?? [];
  const shared = await site.ask(`/lists/${token}`);
  expect(shared.status).toBe(200);
  expect(shared.headers.get("cache-control")).toContain("no-store");
  const read = await shared.text();
  expect(read).toContain("noindex");
  expect(read).not.toContain('name="deed"');
  const other = await buildPerson(site);
  expect((await site.page(path, { viewer: other })).status).toBe(404);
  expect((await send(path, { deed: "delete" })).headers.get("location")).toBe("/saved");
  expect((await site.ask(`/lists/${token}`)).status).toBe(404);
});
