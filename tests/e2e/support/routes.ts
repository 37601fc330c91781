import { expect, type Page } from "@playwright/test";
import {
  COMMUNITY_ROUTES,
  DIRECTORY_ROUTES,
  listed,
  type PageRoute,
} from "#tests/support/page-routes.ts";

/** With the page of a listing that there is. */
export async function directoryRoutes(page: Page): Promise<PageRoute[]> {
  const response = await page.request.get("/api/businesses?limit=1");
  const [business] = await response.json();
  expect(business.id).toEqual(expect.any(Number));
  return [...DIRECTORY_ROUTES, listed(`/business/${business.id}`)];
}

export async function allRoutes(page: Page): Promise<PageRoute[]> {
  return [...(await directoryRoutes(page)), ...COMMUNITY_ROUTES];
}
