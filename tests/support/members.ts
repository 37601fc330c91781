import { reconcilePerson } from "#src/domains/rewards/ledger/reconcile-person.server.ts";
import type { PointEntry, UserStats } from "#src/domains/rewards/member/contract.ts";
import { browserOf } from "./browser-like.ts";
import { buildPerson } from "./people.ts";
import type { TestLandfall } from "./test-landfall.ts";

type Facts = Parameters<typeof buildPerson>[1];

/** Somebody who is signed in, with the calls about their points. */
export async function buildMember(landfall: TestLandfall, facts: Facts = {}) {
  const user = await buildPerson(landfall, facts);
  const browser = await browserOf(landfall, user);
  const path = `/api/users/${user.id}`;
  return {
    ...{ user, browser, path },
    stats: async () => (await browser.get(`${path}/stats`)).body as UserStats,
    lines: async () => (await browser.get(`${path}/points?limit=100`)).body as PointEntry[],
    act: (action: string, metadata: unknown, options = {}) =>
      browser.post(`${path}/actions`, { action, metadata }, options),
  };
}

/** Counts a person's points at once, as the job does. */
export const countPoints = ({ db }: TestLandfall, userId: string) =>
  db.transaction((tx) => reconcilePerson(tx, userId, new Date()));
