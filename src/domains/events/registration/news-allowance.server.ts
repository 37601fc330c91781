import type { Db } from "#src/db/client.server.ts";
import {
  giveCallBack,
  isAdmitted,
  type RateLimit,
  secondsUntilAdmitted,
} from "#src/platform/http/rate-limit.server.ts";
import type { PartyMail } from "./mail-facts.server.ts";
import type { DateNews } from "./mail-jobs.ts";

const DAY = 86_400;
/** From one organizer to one address: eight at once, then one every three hours. */
const CHANGES = { name: "event-news", calls: 8, seconds: DAY };
/** On the day before a date begins, because the last word must not come after it. */
const LAST_CHANGES = { name: "event-last-news", calls: 2, seconds: DAY };
/** To one party, until it reads again that the date takes place: then the next one goes, too. */
const ENDINGS = { name: "event-called-off", calls: 1, seconds: 400 * DAY };

/** That it does not take place must always be known. */
const ENDING_KINDS: readonly DateNews["kind"][] = ["cancelled", "no_go"];
const isEnding = (kind: DateNews["kind"]): boolean => ENDING_KINDS.includes(kind);

export interface Admission {
  limit: RateLimit;
  caller: string;
}

/** What lets this mail out; null when it has to wait for its time. */
export async function admitNews(
  db: Db,
  mail: PartyMail,
  kind: DateNews["kind"],
): Promise<Admission | null> {
  const candidates = isEnding(kind) ? [endingOf(mail, kind)] : changesOf(mail);
  for (const each of candidates) if (await isAdmitted(db, each.limit, each.caller)) return each;
  return null;
}

/** After it was mailed: who reads that a date takes place has to hear when it does not any more. */
export async function noteTold(db: Db, mail: PartyMail, kind: DateNews["kind"]): Promise<void> {
  if (isEnding(kind)) return;
  for (const ending of ENDING_KINDS) await takeBack(db, endingOf(mail, ending));
}

/** For a mail that could not be sent. */
export const takeBack = (db: Db, { limit, caller }: Admission): Promise<void> =>
  giveCallBack(db, limit, caller);

/**
 * When the last state is told instead; null where the reader knows it already: that the date does not
 * take place, or that the weather holds.
 */
export async function nextNewsAt(
  db: Db,
  mail: PartyMail,
  kind: DateNews["kind"],
): Promise<Date | null> {
  if (isEnding(kind) || kind === "go") return null;
  const waits = await Promise.all(
    changesOf(mail).map(({ limit, caller }) => secondsUntilAdmitted(db, limit, caller)),
  );
  const times = waits.map((seconds) => Date.now() + seconds * 1000);
  const dayBefore = mail.date.startsAt.getTime() - DAY * 1000;
  return new Date(Math.min(...times, ...(isSoon(mail) ? [] : [dayBefore])));
}

const isSoon = ({ date }: PartyMail): boolean => date.startsAt.getTime() - DAY * 1000 <= Date.now();

function changesOf(mail: PartyMail): Admission[] {
  const { event, to } = mail;
  const caller = `${event.organizerId ?? event.id} ${to.toLowerCase()}`;
  const limits = isSoon(mail) ? [CHANGES, LAST_CHANGES] : [CHANGES];
  return limits.map((limit) => ({ limit, caller }));
}

const endingOf = ({ party }: PartyMail, kind: DateNews["kind"]): Admission => ({
  limit: ENDINGS,
  caller: `${party.id} ${kind}`,
});
