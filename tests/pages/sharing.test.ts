import { fireEvent, within } from "@testing-library/dom";
import type { Window } from "happy-dom";
import { afterAll, expect, test } from "vitest";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import type { LivePage } from "#tests/support/live-page.ts";
import { buildPerson } from "#tests/support/people.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());
const [place] = (await (await site.request("GET", "/api/businesses?limit=1")).json()) as Business[];
if (!place) throw new Error("no listing");
const address = `/business/${place.id}`;
const link = new URL(address, site.services.site.baseUrl).href;

const ACTIVITIES =
  "Dining, Fishing, Sailing, Swimming, Kayaking, Jet Skiing, Boat Tour, Sunset Cruise, Marina Visit, Event Attendance, Boat Maintenance, Socializing, Photography, Relaxing";
const MOODS = "relaxed, excited, peaceful, adventurous, grateful, thrilled";
const WEATHERS = "sunny, partly-cloudy, overcast, breezy, calm, choppy";

const give = ({ navigator }: Window, tools: object) => {
  for (const [name, value] of Object.entries(tools)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
};

function shareButton(page: LivePage): HTMLElement {
  const header = page.getByRole("heading", { level: 1 }).closest("header") as HTMLElement;
  return within(header).getByRole("button", { name: /^(Share|Copied!)$/ });
}

async function openMenu(page: LivePage) {
  page.click(shareButton(page));
  return within(await page.findByRole("menu"));
}

test("the share control offers four ways and opens windows of 600 by 400 with the link", async () => {
  const opened: { url: URL; features: string }[] = [];
  const page = await site.open(address, {
    prepare: (window) =>
      Object.assign(window, {
        open: (url: string, _target: string, features: string) => {
          opened.push({ url: new URL(url), features });
          return { opener: null };
        },
      }),
  });
  const names = (await (await openMenu(page)).findAllByRole("menuitem")).map(
    ({ textContent }) => textContent,
  );
  expect(names).toEqual(["Facebook", "Twitter", "Instagram", "Copy Link"]);
  for (const name of ["Facebook", "Twitter"]) {
    if (!page.queryByRole("menu")) await openMenu(page);
    page.click(await page.findByRole("menuitem", { name }));
    await page.until(() => expect(page.queryByRole("menu")).toBeNull());
  }
  for (const { features } of opened) expect(features).toContain("width=600,height=400");
  const words = expect.stringContaining(place.name);
  expect(opened.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
    { u: link, quote: words },
    { url: link, text: words },
  ]);
});

test("a copied link says so on its button for two seconds", async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  const afterTwoSeconds: (() => void)[] = [];
  const page = await site.open(address, {
    prepare(window) {
      give(window, { clipboard: { writeText } });
      const { setTimeout } = window;
      const holdTwoSeconds = (act: () => void, delay?: number) =>
        delay === 2000 ? afterTwoSeconds.push(act) : setTimeout.call(window, act, delay);
      Object.assign(window, { setTimeout: holdTwoSeconds });
    },
  });
  page.click(await (await openMenu(page)).findByRole("menuitem", { name: "Copy Link" }));
  await page.until(() => expect(shareButton(page).textContent).toBe("Copied!"));
  expect(copied).toEqual([link]);
  await page.findByText("Link copied!");
  await page.findByText("Share link copied to clipboard.");
  for (const act of afterTwoSeconds) act();
  await page.until(() => expect(shareButton(page).textContent).toBe("Share"));
});

test("a share of someone who is signed in is noted for the account", async () => {
  const viewer = await buildPerson(site);
  const page = await site.open(address, {
    viewer,
    prepare: (window) => give(window, { clipboard: { writeText: async () => {} } }),
  });
  page.click(await (await openMenu(page)).findByRole("menuitem", { name: "Copy Link" }));
  const metadata = { platform: "copy", type: "business", itemId: place.id };
  await page.until(() =>
    expect(page.network.sent(`/api/users/${viewer.id}/actions`)).toEqual([
      { action: "social_share", metadata },
    ]),
  );
  expect(page.network.sent("/api/track")).toContainEqual({
    eventType: "social_share",
    ...metadata,
  });
});

test("on a phone the menu leads to the share sheet of the system", async () => {
  const sheets: ShareData[] = [];
  const share = async (content: ShareData) => void sheets.push(content);
  for (const isPhone of [false, true]) {
    const page = await site.open(address, {
      width: isPhone ? 390 : 1440,
      prepare(window) {
        give(window, { share, canShare: () => true });
        const { matchMedia } = window;
        window.matchMedia = (query) =>
          query === "(pointer: coarse)"
            ? ({ matches: isPhone } as ReturnType<typeof matchMedia>)
            : matchMedia.call(window, query);
      },
    });
    const menu = await openMenu(page);
    await menu.findByRole("menuitem", { name: "Copy Link" });
    const more = menu.queryByRole("menuitem", { name: "More ways…" });
    expect(more !== null).toBe(isPhone);
    if (!more) continue;
    page.click(more);
    await page.until(() => expect(sheets.map(({ url }) => url)).toEqual([link]));
    const event = { eventType: "social_share", platform: "system" };
    await page.until(() =>
      expect(page.network.sent("/api/track")).toContainEqual({
        ...event,
        ...{ type: "business", itemId: place.id },
      }),
    );
  }
});

async function openExperience(page: LivePage) {
  page.click(page.getByRole("button", { name: "Share your experience" }));
  return within(await page.findByRole("dialog", { name: "Share your experience" }));
}

test("the dialog opens with a place and without one, and offers what the day was like", async () => {
  const bare = await openExperience(await site.open("/"));
  expect(bare.getByLabelText<HTMLInputElement>("Location").value).toBe("");
  expect(bare.queryByRole("checkbox")).toBeNull();

  const dialog = await openExperience(await site.open(address));
  const location = dialog.getByLabelText<HTMLInputElement>("Location").value;
  expect(location.startsWith(`${place.name}, `)).toBe(true);
  const stars = dialog.getAllByRole<HTMLInputElement>("radio");
  expect(stars.map(({ checked }) => checked)).toEqual([false, false, false, false, true]);
  for (const [label, values] of [
    ["Activity", ACTIVITIES],
    ["Mood", MOODS],
    ["Weather", WEATHERS],
  ] as const) {
    const { options } = dialog.getByLabelText<HTMLSelectElement>(label);
    const offered = [...options].map(({ value }) => value).filter((value) => value !== "");
    expect(offered.join(", ")).toBe(values);
  }
});

test("an experience that is shared from the front page is noted for the account", async () => {
  const viewer = await buildPerson(site);
  const page = await site.open("/", {
    viewer,
    prepare: (window) => give(window, { share: async () => {}, canShare: () => true }),
  });
  const dialog = await openExperience(page);
  const picker = dialog.getByLabelText("Photos");
  const file = new page.window.File(["x"], "a.png", { type: "image/png" });
  Object.defineProperty(picker, "files", { value: [file] });
  fireEvent.change(picker);
  await dialog.findByRole("img", { name: "a.png" });
  const form = dialog.getByLabelText<HTMLInputElement>("Location").form as HTMLFormElement;
  fireEvent.submit(form);
  await page.findByText("Experience shared!");
  const metadata = { platform: "system", type: "experience" };
  await page.until(() =>
    expect(page.network.sent(`/api/users/${viewer.id}/actions`)).toEqual([
      { action: "social_share", metadata },
    ]),
  );
});
