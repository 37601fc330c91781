import type { Asked } from "./asked.ts";
import { type Draft, draft, type Item, SHOWN_MAX, say } from "./draft.ts";
import { type FoundPlaces, lookForPlaces } from "./look-for-places.server.ts";
import { openWords, outsideText, placeSuggestions, searchLink, whatText } from "./place-words.ts";
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
  if (closed && moment) return tellClosed(asked, closed, moment);
  return (await withoutDish(asked)) ?? nothingFound(asked);
}

/** Nobody speaks of the dish: who could have it all the same. */
async function withoutDish(asked: Asked): Promise<Draft | null> {
  const { dish } = asked.slots;
  if (dish === null) return null;
  const told = await answerPlaces({ ...asked, slots: { ...asked.slots, dish: null } });
  return { ...told, lead: [say(`I know no page there that speaks of ${dish}.`), ...told.lead] };
}

const askForPosition = (): Draft =>
  draft(
    [say("I do not know where you are. Share your position, or name a town or a ZIP code.")],
    ["In Annapolis, MD", "In Key West, FL"],
  );

function tellFound(asked: Asked, found: FoundPlaces, moment: Moment | null): Draft {
  const { slots } = asked;
  const open = moment ? `, ${openWords(moment, zoneAsked(asked))}` : "";
  return list(asked, found, `${whatText(slots)} ${found.look.told}${outsideText(slots)}${open}:`);
}

/** Nobody is open then: who would have it, with when they open. */
function tellClosed(asked: Asked, found: FoundPlaces, moment: Moment): Draft {
  const open = openWords(moment, zoneAsked(asked));
  const what = whatText(asked.slots);
  return list(
    asked,
    found,
    `I know none that is ${open}. ${what} ${found.look.told}${outsideText(asked.slots)}, at other hours:`,
  );
}

function list(
  { slots }: Asked,
  { rows, total, claim, searched }: FoundPlaces,
  lead: string,
): Draft {
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
              ...(searched ? [searchLink(searched)] : []),
            ),
          ]
        : []),
    ],
    none: [say("What I found has changed meanwhile. Please ask again.")],
    suggestions: placeSuggestions(slots, more),
  };
}

function nothingFound({ slots }: Asked): Draft {
  const { place, others, isBetween } = slots;
  const all = place ? [place, ...others].map(nameOf) : [];
  const where = isBetween ? ` between ${all.join(" and ")}` : ` in ${all.join(" or ")}`;
  const near = others.length > 0 ? where : place ? ` near ${nameOf(place)}` : "";
  const around =
    place?.kind === "town" && others.length === 0 ? `, ${slots.miles ?? 50} miles around` : "";
  return draft(
    [
      say(`I know no ${whatText(slots).toLowerCase()}${near}${around}${outsideText(slots)}.`, {
        label: "Search",
        href: "/search",
      }),
    ],
    ["What can you do?"],
  );
}
