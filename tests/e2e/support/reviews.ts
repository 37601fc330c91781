import { randomInt } from "node:crypto";
import { type APIRequestContext, expect, request } from "@playwright/test";
import { adminSession } from "./admin-session.ts";

const OWN_PAGES = { "X-Requested-With": "XMLHttpRequest" };

export interface Place {
  id: number;
  name: string;
  averageRating: string;
  reviewCount: number;
}

/** Tests run side by side, so each takes a place of its own by chance. */
export async function somePlace(api: APIRequestContext): Promise<Place> {
  const response = await api.get(`/api/businesses?sort=name&limit=1&offset=${randomInt(400)}`);
  const [place] = await response.json();
  return place;
}

export async function readPlace(api: APIRequestContext, id: number): Promise<Place> {
  return (await api.get(`/api/businesses/${id}`)).json();
}

/** An administrator at another machine. */
export async function openAdmin(baseURL: string | undefined): Promise<APIRequestContext> {
  return request.newContext({
    baseURL,
    storageState: await adminSession(baseURL),
    extraHTTPHeaders: {
      ...OWN_PAGES,
      "X-Forwarded-For": `10.9.${randomInt(256)}.${randomInt(256)}`,
    },
  });
}

export async function post(api: APIRequestContext, path: string, data: object = {}) {
  const response = await api.post(path, { data, headers: OWN_PAGES });
  expect(response, `${path} ${await response.text()}`).toBeOK();
  return response.json();
}

/** The one review that waits under this title. */
export async function findWaiting(admin: APIRequestContext, title: string) {
  const query = new URLSearchParams({ pending: "true", q: title });
  const found = await (await admin.get(`/api/admin/reviews?${query}`)).json();
  expect(found).toHaveLength(1);
  return found[0];
}

/** As it is now, with the call that the admin area makes. */
export async function approveReview(admin: APIRequestContext, id: number): Promise<void> {
  const { version } = await (await admin.get(`/api/reviews/${id}`)).json();
  await post(admin, `/api/reviews/${id}/approve`, { version });
}
