import { universalText } from "../series/rule-text.ts";
import type { CalendarEntry } from "./entry.ts";

type LinkFacts = Pick<
  CalendarEntry,
  "title" | "description" | "place" | "link" | "startsAt" | "endsAt"
>;

/** Addresses have an end; the page that the words link to says the rest. */
const WORDS_MAX = 500;

/** In universal time: without its "Z" the zone of the reader would be taken. */
export function googleLink({ title, place, startsAt, endsAt, ...facts }: LinkFacts): string {
  const dates = `${universalText(startsAt)}/${universalText(endsAt ?? startsAt)}`;
  const query = {
    action: "TEMPLATE",
    text: title,
    dates,
    details: wordsOf(facts),
    location: place,
  };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(query)}`;
}

/** Private and work accounts live at different addresses. */
export const outlookLink = (facts: LinkFacts): string =>
  `https://outlook.live.com/calendar/0/deeplink/compose?${outlookQuery(facts)}`;

export const outlookWorkLink = (facts: LinkFacts): string =>
  `https://outlook.office.com/calendar/0/deeplink/compose?${outlookQuery(facts)}`;

function outlookQuery({ title, place, startsAt, endsAt, ...facts }: LinkFacts): string {
  return new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: startsAt.toISOString(),
    enddt: (endsAt ?? startsAt).toISOString(),
    body: wordsOf(facts),
    location: place,
  }).toString();
}

function wordsOf({ description, link }: Pick<LinkFacts, "description" | "link">): string {
  const letters = [...description];
  const words =
    letters.length > WORDS_MAX ? `${letters.slice(0, WORDS_MAX).join("")}…` : description;
  return `${words}\n\n${link}`;
}
