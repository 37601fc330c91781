import { expect, type Page } from "@playwright/test";
import { COMMUNITY_ROUTES, type PageRoute } from "#tests/support/page-routes.ts";
import { signUp } from "../support/accounts.ts";
import { findViolations } from "../support/axe.ts";
import { createRace } from "../support/events.ts";
import { organizerSession } from "../support/organizers.ts";
import { overhear } from "../support/overhear.ts";
import { allRoutes, directoryRoutes } from "../support/routes.ts";
import { findSideways } from "../support/sideways.ts";
import { test, visit } from "../support/visitor.ts";

/** Without motion nothing is measured half-way through a change of colour. The worker is on, as for everybody. */
test.use({ contextOptions: { reducedMotion: "reduce" }, serviceWorkers: "allow" });
test.describe.configure({ timeout: 180_000 });

/** Two tests share the directory, and four the community, so that two browsers do. */
const HALF = 8;
const QUARTER = Math.ceil(COMMUNITY_ROUTES.length / 4);
const communityPart = (part: number) =>
  COMMUNITY_ROUTES.slice(part * QUARTER, (part + 1) * QUARTER);

interface Sweep {
  baseURL: string | undefined;
  /** Also what axe finds, in three lights and at two widths. */
  withAxe: boolean;
}

/** One visit of each page tells everything that is wrong with it. */
async function sweep(
  page: Page,
  routes: readonly Pick<PageRoute, "path">[],
  { baseURL, withAxe }: Sweep,
) {
  const { complaints, foreign } = await overhear(page, baseURL);
  const violations: string[] = [];
  const tooWide: string[] = [];
  for (const { path } of routes) {
    await visit(page, path);
    await page.waitForLoadState("load");
    tooWide.push(...(await findSideways(page)));
    if (withAxe) violations.push(...(await findViolations(page)));
  }
  expect(violations).toEqual([]);
  expect(tooWide).toEqual([]);
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
}

test("the first half of the directory's pages passes axe, fits small phones, complains of nothing and asks no other host", async ({
  page,
  baseURL,
}) => {
  await sweep(page, (await directoryRoutes(page)).slice(0, HALF), { baseURL, withAxe: true });
});

test("the second half of the directory's pages passes axe, fits small phones, complains of nothing and asks no other host", async ({
  page,
  baseURL,
}) => {
  await sweep(page, (await directoryRoutes(page)).slice(HALF), { baseURL, withAxe: true });
});

test("the first quarter of the community's pages passes axe, fits small phones, complains of nothing and asks no other host", async ({
  page,
  baseURL,
}) => {
  await sweep(page, communityPart(0), { baseURL, withAxe: true });
});

test("the second quarter of the community's pages passes axe, fits small phones, complains of nothing and asks no other host", async ({
  page,
  baseURL,
}) => {
  await sweep(page, communityPart(1), { baseURL, withAxe: true });
});

test("the third quarter of the community's pages passes axe, fits small phones, complains of nothing and asks no other host", async ({
  page,
  baseURL,
}) => {
  await sweep(page, communityPart(2), { baseURL, withAxe: true });
});

test("the last quarter of the community's pages passes axe, fits small phones, complains of nothing and asks no other host", async ({
  page,
  baseURL,
}) => {
  await sweep(page, communityPart(3), { baseURL, withAxe: true });
});

test("signed in with a long name no page scrolls sideways at 390 and 320 pixels, complains or asks another host", async ({
  page,
  baseURL,
}) => {
  await signUp(page, { firstName: "Wilhelmina-Alexandrina-von-Hohenstein" });
  await sweep(page, await allRoutes(page), { baseURL, withAxe: false });
  await page.setViewportSize({ width: 320, height: 700 });
  const menu = await page.getByRole("button", { name: "Menu", exact: true }).boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 0), "the header ends at the margin").toBe(320 - 16);
});

test("an organizer's own pages pass axe, fit small phones, complain of nothing and ask no other host", async ({
  page,
  browser,
  baseURL,
}) => {
  const session = await organizerSession(browser, baseURL);
  await page.context().addCookies(session.cookies);
  const race = await createRace(baseURL, 8, session);
  const paths = ["/events/create", `/events/create?from=${race}`, "/events/mine"].concat(
    ["", "/edit", "/attendees"].map((part) => `/events/${race}${part}`),
  );
  await sweep(
    page,
    paths.map((path) => ({ path })),
    { baseURL, withAxe: true },
  );
});
