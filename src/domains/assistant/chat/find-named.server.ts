import type { Db } from "#src/db/client.server.ts";
import { nameLikeness } from "#src/domains/directory/listing/name-rules.ts";
import { listEvents } from "#src/domains/events/event/queries.server.ts";
import { searchListings } from "#src/domains/search/search.server.ts";
import { wordsIn } from "./message-rules.ts";

const LIKE = 0.78;

/** Words of questions, which are no part of a name at its ends. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  "a an the is are was do does did can could will would should i we you they it its their there what whats which who when whens where wheres how why at in on of for from to by about and or with near open opens opening close closes closing closed hours hour time times phone telephone number call address website email e mail web site located location directions get me us my our tell show give find need want please know deep depth depths draft dock fuel diesel gas have has having any some does sell sells offer vhf channel radio rating rated reviews review stars good price prices expensive cost much amenities info information details allow allows take takes be still now today tonight late until till early next contact reach place called named restaurant happening going event events coming date dates again year held start starts begin begins sign up register tickets long far that this one anything anywhere something somewhere spot spots thing things monitor monitors use uses there here going be been was were im looking for".split(
    " ",
  ),
);

/** The longest stretches that could be a name, without the words of the question around them. */
export function phrasesOf(rest: string): string[] {
  return rest
    .split(";")
    .map((part) => trimmed(wordsIn(part)))
    .filter((words) => words.length > 0)
    .map((words) => words.join(" "))
    .sort((one, other) => other.length - one.length)
    .slice(0, 3);
}

/** And without its first or last word, which may be one of the question. */
function withoutEnds(phrase: string): string[] {
  const words = phrase.split(" ");
  if (words.length < 3) return [phrase];
  return [phrase, words.slice(0, -1).join(" "), words.slice(1).join(" ")];
}

function trimmed(words: string[]): string[] {
  const isAsked = (word: string | undefined) => word !== undefined && QUESTION_WORDS.has(word);
  let [from, to] = [0, words.length];
  while (from < to && isAsked(words[from])) from += 1;
  while (to > from && isAsked(words[to - 1])) to -= 1;
  return words.slice(from, to);
}

export interface NamedListing {
  id: number;
  name: string;
  city: string;
  state: string;
}

/** Listings that are called as a part of the message says, the likest first. */
export async function findNamedListings(db: Db, rest: string): Promise<NamedListing[]> {
  for (const phrase of phrasesOf(rest).flatMap(withoutEnds)) {
    const { businesses } = await searchListings(db, {
      q: phrase,
      radius: 10,
      limit: 12,
      offset: 0,
    });
    const named = businesses
      .map(({ id, name, city, state }) => ({
        id,
        name,
        city,
        state,
        likeness: likenessOf(name, phrase, city),
      }))
      .filter(({ likeness }) => likeness >= LIKE)
      .sort((one, other) => other.likeness - one.likeness);
    const best = named[0]?.likeness ?? 0;
    if (named.length > 0) return named.filter(({ likeness }) => likeness >= best - 0.01);
  }
  return [];
}

const SIGNS = /[^a-z0-9]+/g;
const plain = (text: string): string =>
  ` ${text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll(SIGNS, " ")
    .trim()} `;

/** A whole name within more words is as good as the name alone; "Baltimore" alone is no "Baltimore Marina". */
function likenessOf(name: string, phrase: string, town = ""): number {
  const known = plain(name).replace(/^ the /, " ");
  if (known.trim().includes(" ") && plain(phrase).includes(known)) return 1;
  const isTownAlone = [name, phrase].some((each) => nameLikeness(each, town) === 1);
  return isTownAlone ? 0 : nameLikeness(name, phrase);
}

export async function findNamedEvent(db: Db, rest: string): Promise<number | null> {
  for (const phrase of phrasesOf(rest)) {
    const { items } = await listEvents(db, { q: phrase, radius: 25, limit: 8, offset: 0 });
    const found = items.find(({ title }) => likenessOf(title, phrase) >= LIKE);
    if (found) return found.id;
  }
  return null;
}
