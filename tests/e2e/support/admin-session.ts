import { randomInt } from "node:crypto";
import { expect, request } from "@playwright/test";
import { ADMIN, OWN_PAGES } from "./accounts.ts";

type Session = Awaited<ReturnType<typeof logIn>>;

let session: Promise<Session> | undefined;

/** One log-in serves all tests of a worker: how often an address may try is limited. */
export const adminSession = (baseURL: string | undefined): Promise<Session> => {
  session ??= logIn(baseURL);
  return session;
};

async function logIn(baseURL: string | undefined) {
  const extraHTTPHeaders = { ...OWN_PAGES, "X-Forwarded-For": `10.9.1.${randomInt(256)}` };
  const api = await request.newContext({ baseURL, extraHTTPHeaders });
  const answer = await api.post("/api/login", { data: ADMIN });
  expect(answer, await answer.text()).toBeOK();
  const state = await api.storageState();
  await api.dispose();
  return state;
}
