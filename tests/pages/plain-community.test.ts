import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { buildAlert } from "#src/db/build/alerts.server.ts";
import { buildCitizenProject } from "#src/db/build/citizen-science.server.ts";
import { buildSpeciesReport } from "#src/db/build/species-report.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { readPage, type ShownPage } from "#tests/support/shown-page.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());
const { baseUrl } = site.services.site;

const person = await buildPerson(site);
const { cookie } = await browserOf(site, person);
const headers = { Cookie: cookie, Origin: baseUrl, Accept: "text/html" };
const read = (path: string): Promise<ShownPage> => site.page(path, { cookie });

/** As a browser without scripts sends the form of this button. */
async function press(button: HTMLElement): Promise<Response> {
  const form = button.closest("form");
  if (form?.getAttribute("method") !== "post") throw new Error("The button sends nothing");
  const fields = [...form.querySelectorAll("input")].map(({ name, value }) => [name, value]);
  const body = new URLSearchParams(Object.fromEntries(fields));
  return site.ask(form.getAttribute("action") ?? "", { method: "POST", body, headers });
}

async function pressed(path: string, name: RegExp): Promise<ShownPage> {
  const answer = await press((await read(path)).getByRole("button", { name }));
  expect(answer.status).toBe(303);
  return read(answer.headers.get("location") ?? "");
}

describe("without scripts a member", () => {
  test("joins a project and leaves it, on its page and on the list", async () => {
    const { id } = await buildCitizenProject(site.db, { title: "Terns of the spit" });
    const path = `/community-tracking/projects/${id}`;
    const list = "/community-tracking?tab=projects&q=terns";
    for (const from of [path, list]) {
      const joined = await pressed(from, /^Join Project/);
      expect(joined.getByRole("button", { name: /^Joined/ })).toBeDefined();
      const form = joined.getByRole("form", { name: "Contribute" });
      expect(form.getAttribute("action")).toBe(path);
      const left = await pressed(from, /^Leave Project/);
      expect(left.getByRole("button", { name: /^Join Project/ })).toBeDefined();
    }
  });

  test("supports an alert and takes it back, on its page and on the list", async () => {
    const { id } = await buildAlert(site.db, { title: "Sheen at the spit" });
    for (const from of [
      `/community-tracking/alerts/${id}`,
      "/community-tracking?tab=alerts&q=spit",
    ]) {
      const given = await pressed(from, /^Support Alert/);
      const button = given.getByRole("button", { name: /^Supported \(1\)/ });
      expect(button.getAttribute("aria-pressed")).toBe("true");
      const back = await pressed(from, /^Supported/);
      expect(back.getByRole("button", { name: /^Support Alert \(0\)/ })).toBeDefined();
    }
  });

  test("upvotes a report and takes it back", async () => {
    const id = await buildSpeciesReport(site.db);
    const path = `/community-tracking/reports/${id}`;
    const given = await pressed(path, /^Upvote .* 0 so far/);
    expect(given.getByRole("button", { name: /^Upvote .* 1 so far/ })).toBeDefined();
    const back = await pressed(path, /^Upvote/);
    expect(back.getByRole("button", { name: /^Upvote .* 0 so far/ })).toBeDefined();
  });

  test("is told on the page why a support does not count", async () => {
    const alert = await buildAlert(site.db, { userId: person.id });
    const path = `/community-tracking/alerts/${alert.id}`;
    const body = new URLSearchParams();
    const answer = await site.ask(path, { method: "POST", body, headers });
    expect(answer.status).toBe(403);
    const page = await readPage(answer, `${baseUrl}${path}`);
    expect(page.getByRole("alert").textContent).toContain("Others support what you sent in.");
  });
});

const create = { width: 64, height: 48, channels: 3, background: "#4a7a9b" } as const;
const photo = new File([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], "seen.jpg", {
  type: "image/jpeg",
});

const FORMS = [
  {
    path: "/community-tracking/reports/new",
    field: "images",
    sent: { reportType: "sighting", location: "Annapolis, MD", description: "From the dock." },
    photos: 2,
  },
  {
    path: "/community-tracking/alerts/new",
    field: "photo",
    sent: {
      ...{ title: "Sheen", alertType: "pollution", location: "Annapolis, MD" },
      description: "A rainbow.",
    },
    photos: 1,
  },
  {
    path: "/community-tracking/projects/new",
    field: "photo",
    sent: {
      ...{ title: "Spat", description: "Count it.", projectType: "monitoring", goalUnit: "spat" },
      ...{ organizer: "Creek Watch", location: "Annapolis, MD" },
    },
    photos: 1,
  },
];

describe.each(FORMS)("without scripts the form of $path", ({ path, field, sent, photos }) => {
  test("has a file field, and what it sends is shown", async () => {
    const form = (await read(path)).find(`form[action="${path}"]`);
    expect(form.getAttribute("enctype")).toBe("multipart/form-data");
    expect(form.querySelector("noscript")?.innerHTML).toContain(`name="${field}"`);
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...sent, homepage: "" })) body.set(name, value);
    for (let one = 0; one < photos; one += 1) body.append(field, photo);
    const answer = await site.ask(path, { method: "POST", body, headers });
    expect(answer.status, await answer.clone().text()).toBe(303);
    const page = await read(answer.headers.get("location") ?? "");
    const shown = page
      .findAll('main img[src^="/media/"]')
      .map((image) => image.getAttribute("src"));
    expect(new Set(shown).size).toBe(photos);
  });

  test("without a photo is sent as well, and a file that is none comes back with every word", async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...sent, homepage: "" })) body.set(name, value);
    body.set(field, new File(["no picture"], "notes.jpg", { type: "image/jpeg" }));
    const refused = await site.ask(path, { method: "POST", body, headers });
    expect(refused.status).toBe(400);
    const page = await readPage(refused, `${baseUrl}${path}`);
    expect(page.getByRole("alert").textContent).not.toBe("");
    expect(page.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe(sent.description);
    body.set(field, new File([], ""));
    expect((await site.ask(path, { method: "POST", body, headers })).status).toBe(303);
  });

  test("that says photos in words is refused, and the page stands", async () => {
    for (const name of ["images", "photos", "photo"]) {
      const body = new URLSearchParams({ description: "Words.", [name]: "none" });
      const answer = await site.ask(path, { method: "POST", body, headers });
      expect(answer.status).toBe(400);
    }
  });
});
