import type { Asked } from "./asked.ts";
import { type Draft, draft, type Item, type Said, SHOWN_MAX, say } from "./draft.ts";
import { type FoundPlaces, lookForPlaces } from "./look-for-places.server.ts";
import { openWords, placeSuggestions, searchLink, whatText } from "./place-words.ts";
import type { Slots } from "./question-contract.ts";
import { type Moment, resolveWhen } from "./resolve-when.ts";
import { askWhich, nameOf, zoneAsked } from "./where-asked.ts";

/** So many are given to choose from. */
const CHOICE_MAX = 12;

export async function answerPlaces(asked: Asked): Promise<Draft> {
  const { slots, here } = asked;
  const which = askWhich(asked);
  if (which) return which;
  if (slots.isHere && !here) return askForPosition();
  const moment = slots.when && resolveWhen(slots.when, asked.now, zoneAsked(asked));
  if (moment?.isPast)
    return draft(
      [say("That day is over; I look for places from today on.")],
      ["What about today?"],
    );
  const isOpenAsked = moment !== null && moment.first === moment.last;
  const found = await lookForPlaces(asked, isOpenAsked);
  if (found) return tellFound(asked, found, isOpenAsked ? moment : null);
  const closed = isOpenAsked ? await lookForPlaces(asked, false) : null;
  return closed && moment ? tellClosed(asked, closed, moment) : nothingFound(asked);
}

const askForPosition = (): Draft =>
  draft(
    [say("I do not know where you are. Share your position, or name a town or a ZIP code.")],
    ["In Annapolis, MD", "In Key West, FL"],
  );

function tellFound(asked: Asked, found: FoundPlaces, moment: Moment | null): Draft {
  const { slots } = asked;
  const open = moment ? `, ${openWords(moment, zoneAsked(asked))}` : "";
  return list(asked, found, `${whatText(slots)} ${found.look.told}${open}:`);
}

/** Nobody is open then: who would have it, with when they open. */
function tellClosed(asked: Asked, found: FoundPlaces, moment: Moment): Draft {
  const open = openWords(moment, zoneAsked(asked));
  const what = whatText(asked.slots);
  return list(
    asked,
    found,
    `I know none that is ${open}. ${what} ${found.look.told}, at other hours:`,
  );
}

function list({ slots }: Asked, { rows, total, claim, look }: FoundPlaces, lead: string): Draft {
  const { passedIds } = slots;
  const found = rows
    .filter(({ id }) => !passedIds.includes(id))
    .slice(0, CHOICE_MAX)
    .map(({ id }): Item => ({ kind: "listing", id, claim }));
  const shown = found.slice(0, SHOWN_MAX);
  if (shown.length === 0) return draft([say("I know no more of them.")], ["Not that far"]);
  const more = Math.max(0, total - passedIds.length - shown.length);
  return {
    lead: [say(lead)],
    items: shown,
    others: found.slice(SHOWN_MAX),
    closing: [
      ...(more > 0
        ? [
            say(
              more === 1 ? "There is one more." : `There are ${more} more.`,
              searchLink(look.input),
            ),
          ]
        : []),
      ...notLookedFor(slots),
    ],
    none: [say("What I found has changed meanwhile. Please ask again.")],
    suggestions: placeSuggestions(slots, more),
  };
}

/** A condition is never dropped without a word. */
const notLookedFor = ({ unread }: Slots): Said[] =>
  unread.length > 0
    ? [
        say(
          `I could not look for: ${unread.join(", ").slice(0, 120)}. Please ask the place itself.`,
        ),
      ]
    : [];

function nothingFound({ slots }: Asked): Draft {
  const near = slots.place ? ` near ${nameOf(slots.place)}` : "";
  const around = slots.place?.kind === "town" ? `, ${slots.miles ?? 50} miles around` : "";
  return draft(
    [
      say(`I know no ${whatText(slots).toLowerCase()}${near}${around}.`, {
        label: "Search",
        href: "/search",
      }),
      ...notLookedFor(slots),
    ],
    ["What can you do?"],
  );
}
